"""The account page: registering, changing the password, deleting the account."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..conftest import Visit

#: What Chromium prints of an answer that refuses something.
REFUSED = ("422 (Unprocessable", "401 (Unauthorized)")
OLD, NEW = "seven roads to Bastogne", "eight roads to Bastogne"


def enter(page: Page, button: str, password: str) -> None:
    page.get_by_label("Name", exact=True).fill("Zoë of the page")
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name=button).click()


def test_an_account_is_created_gets_a_new_password_and_is_deleted(visit: Visit) -> None:
    page = visit("/account", may_print=REFUSED)
    enter(page, "Create account", "short")
    expect(page.get_by_text("Use 8 to 256 characters")).to_be_visible()
    enter(page, "Create account", OLD)
    expect(page.get_by_role("heading", name="Zoë of the page")).to_be_visible()
    expect(page.get_by_text("Use 8 to 256 characters")).to_have_count(0)
    page.locator("summary", has_text="Change password").click()
    for old, said in (
        ("not the password", "Wrong name or password."),
        (OLD, "Password changed. Your other devices are signed out."),
    ):
        page.get_by_label("Current password").fill(old)
        page.get_by_label("New password").fill(NEW)
        page.get_by_role("button", name="Change password").click()
        expect(page.get_by_text(said)).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_text("Sign in", exact=True).first.click()
    enter(page, "Sign in", NEW)
    page.locator("summary", has_text="Delete account").click()
    page.get_by_label("Password", exact=True).fill(NEW)
    page.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_text("Account deleted.")).to_be_visible()
    enter(page, "Sign in", NEW)
    expect(page.get_by_text("Wrong name or password.")).to_be_visible()
