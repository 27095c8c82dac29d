"""The account page: registering, changing the password, signed-in devices, deleting the account."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect
from server.client import ServerProcess

from ..conftest import Visit

#: What Chromium prints of an answer that refuses something.
REFUSED = ("422 (Unprocessable", "401 (Unauthorized)")
OLD, NEW = "seven roads to Bastogne", "eight roads to Bastogne"


def enter(page: Page, button: str, password: str, name: str = "Zoë of the page") -> None:
    page.get_by_label("Name", exact=True).fill(name)
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
    expect(page.get_by_role("heading", name="Zoë of the page")).to_be_visible()
    page.locator("summary", has_text="Delete account").click()
    page.get_by_label("Password", exact=True).fill(NEW)
    page.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_text("Account deleted.")).to_be_visible()
    enter(page, "Sign in", NEW)
    expect(page.get_by_text("Wrong name or password.")).to_be_visible()


def test_the_account_page_lists_the_devices_and_signs_them_out(visit: Visit, site: ServerProcess) -> None:
    page = visit("/account")
    enter(page, "Create account", OLD, "Zoë with devices")
    expect(page.get_by_role("heading", name="Zoë with devices")).to_be_visible()
    for _ in range(3):
        body = {"name": "Zoë with devices", "password": OLD}
        assert httpx.post(f"{site.url}/api/login", json=body).status_code == 200
    page.locator("summary", has_text="Signed-in devices").click()
    devices = page.get_by_role("listitem").filter(has_text="last used on")
    expect(devices).to_have_count(4)
    expect(devices.filter(has_text="This device")).to_have_count(1)
    devices.get_by_role("button", name="Sign out").first.click()
    expect(devices).to_have_count(3)
    page.get_by_role("button", name="Sign out all other devices").click()
    expect(page.get_by_text("Your other devices are signed out.")).to_be_visible()
    expect(devices).to_have_count(1)
    expect(devices).to_contain_text("This device")
