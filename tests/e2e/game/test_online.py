"""Two players in two browsers: invite links, lost connections, chat, offers, secrets."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Error, WebSocketRoute, expect
from server.client import ServerProcess

from sevenroads.server.web.editions import edition_info

from ..conftest import CUT, Meet
from ..hands import TABLET, Mouse, Touch
from ..people import Person, position

OTHER = {"south": "north", "north": "south"}


#: The number that stands behind a mark.
MARKED = "(marks) => marks.map((mark) => mark.parentNode.querySelector('.number').textContent)"


def keeps_secrets(person: Person, objective: str, hand: tuple[str, ...]) -> None:
    """The page neither received nor shows the enemy's objective or hand."""
    assert any('"moment"' in frame for frame in person.frames)
    for frame in person.frames:
        message = json.loads(frame)
        shown = message.get("moment", {}).get("position")
        if shown:
            cards = shown["cards"][OTHER[message["viewer"]]]
            assert cards["objective"] == "?", frame
            assert set(cards.get("hand", [])) <= {"?"}, frame
            assert f" {objective}/" not in shown["text"], frame
        for card in hand:
            assert card not in frame, frame
    for answer in person.answers:
        if "/editions" in answer.url or answer.status >= 300:
            continue
        try:
            text = answer.text()
        except Error:
            continue
        assert f" {objective}/" not in text, answer.url
        for card in hand:
            assert card not in text, answer.url
    # The page: what is drawn, and what it keeps.
    page = person.page
    kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])")
    for card in hand:
        assert card.capitalize() not in page.content()
        assert card not in kept
    # Its words and its roads: only those of the player's own objective are marked.
    cards = {card.id: card for card in edition_info(person.moment["position"]["text"].split()[0]).objectives}
    for text in cards[objective].texts.values():
        assert text not in page.content()
    own = cards[person.moment["position"]["cards"][person.viewer]["objective"]]
    asked = {str(road) for _, roads in own.take for road in roads} | {str(road) for road in own.deny}
    marked = page.locator("svg.board .mark").evaluate_all(MARKED)
    assert set(marked) <= asked


def two(meet: Meet, **more: object) -> tuple[Person, Person]:
    """Ada at a desktop, Ben at a phone; neither knows the other's cards."""
    ada: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"}, **more)
    ben: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"}, **Touch.browser, **more)
    start = position("PT|/|/|/|/|/|/|M", "s9:4", "147/sabotage", "246/withdrawal")
    table = ada.sit_at(start, ben)
    ada.open(table)
    ben.open(table)
    return ada, ben


def test_two_meet_by_an_invite_link_and_see_each_others_actions(meet: Meet) -> None:
    ada: Person = meet("/", reduced_motion="reduce", settings={"pace": "instant"})
    ben: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"}, **Touch.browser)
    page = ada.page
    page.get_by_role("link", name=re.compile("^Play online")).click()
    page.get_by_role("link", name="Open a table").click()
    page.get_by_label("Beginner's rules").uncheck()
    page.get_by_label("Starting player").select_option("south")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="Invite link as a QR code")).to_be_visible()
    link = page.get_by_label("Invite link", exact=True).input_value()
    # The secret of the link is in the part of an address that is never sent.
    assert "#invite=" in link
    # A player who comes back to the table without the link can still send it.
    page.goto(link.partition("#")[0])
    expect(page.get_by_label("Invite link", exact=True)).to_have_value(link)
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Join").tap()
    page.locator("svg.board").wait_for()
    ben.page.locator("svg.board").wait_for()
    Mouse(ada).do("T3")
    expect(ben.road(3)).to_have_accessible_name(re.compile("Germans, from rear to front: tank"))
    Mouse(ada).do(".")
    Touch(ben).do("P4")
    expect(ada.road(4)).to_have_accessible_name(re.compile("Allies, from rear to front: private"))
    for person, enemy in ((ada, ben), (ben, ada)):
        own = enemy.moment["position"]["cards"][enemy.viewer]
        keeps_secrets(person, own["objective"], tuple(own.get("hand", [])))


def test_an_action_made_offline_arrives_exactly_once(meet: Meet) -> None:
    ada, ben = two(meet, may_print=CUT)
    Mouse(ada).do("T3")
    ada.page.context.set_offline(True)
    ada.page.evaluate("dispatchEvent(new Event('offline'))")
    ada.page.locator('[data-unit="M"]').click()
    ada.road(3).click()
    ada.page.wait_for_timeout(300)
    ada.page.context.set_offline(False)
    expect(ben.road(3)).to_have_accessible_name(re.compile("front: tank, anti-tank mine"), timeout=20_000)
    expect(ada.road(3)).to_have_accessible_name(re.compile("front: tank, anti-tank mine"))
    assert ada.moment["position"]["ap"] == 2
    keeps_secrets(ada, "246", ("withdrawal",))
    keeps_secrets(ben, "147", ("sabotage",))


def test_a_command_without_an_answer_is_resent_after_the_next_snapshot(meet: Meet) -> None:
    """Drop an answer, as the server does for a slow client, and send a snapshot instead."""
    ada: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    dropped: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "ack" and not dropped:
                dropped.append(message["id"])
                server.send(json.dumps({"type": "watch", "table": message["table"]}))
            else:
                socket.send(frame)

        server.on_message(pass_on)

    ada.page.route_web_socket(re.compile("/api/socket$"), between)
    table = ada.sit_at(position("PT|/|/|/|/|/|/|M", "s9:4", "147/-", "246/-"))
    ada.open(table)
    Mouse(ada).do("T3")
    Mouse(ada).do("M3")
    expect(ada.road(3)).to_have_accessible_name(re.compile("front: tank, anti-tank mine"))
    assert len(dropped) == 1


def test_a_game_goes_on_after_the_server_was_killed(meet: Meet, site: ServerProcess) -> None:
    ada, ben = two(meet, may_print=CUT)
    Mouse(ada).do("T3")
    site.kill()
    for person in (ada, ben):
        expect(person.page.get_by_text("Can't reach the server. Reconnecting…")).to_be_visible()
    site.start()
    for person in (ada, ben):
        expect(person.page.get_by_text("Can't reach the server. Reconnecting…")).to_have_count(
            0, timeout=30_000
        )
    Mouse(ada).do("P3")
    expect(ben.road(3)).to_have_accessible_name(re.compile("front: tank, private"))


def test_chat_draw_offer_take_back_and_resignation(meet: Meet) -> None:
    ada, ben = two(meet)
    mouse, touch = Mouse(ada), Touch(ben)

    def menu(person: Person) -> None:
        person.page.get_by_role("button", name="Menu").click()

    # Chat: a preset line, and free text.
    ada.page.locator("aside .presets button").first.click()
    ada.page.get_by_label("Message", exact=True).fill("<b>good luck</b>")
    ada.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Chat").tap()
    expect(ben.page.get_by_role("dialog", name="Chat").get_by_text("<b>good luck</b>")).to_be_visible()
    ben.page.get_by_role("dialog").get_by_role("checkbox", name="Mute").check()
    expect(ben.page.get_by_text("<b>good luck</b>")).to_have_count(0)
    ben.page.keyboard.press("Escape")

    # A draw, declined.
    menu(ada)
    ada.page.get_by_role("button", name="Offer a draw").click()
    ben.page.get_by_role("button", name="Decline").tap()
    expect(ada.page.get_by_text("declined the draw").first).to_be_visible()
    # Another one, withdrawn.
    menu(ada)
    ada.page.get_by_role("button", name="Offer a draw").click()
    expect(ben.page.get_by_role("button", name="Decline")).to_be_visible()
    ada.page.get_by_role("button", name="Withdraw").click()
    expect(ben.page.get_by_role("button", name="Decline")).to_have_count(0)
    # Ada's own copy of the withdrawal must not be taken for her next action.
    expect(ada.page.get_by_role("button", name="Withdraw")).to_have_count(0)

    # A turn, taken back.
    mouse.do("T3")
    mouse.do(".")
    expect(ben.page.get_by_role("button", name="End turn")).to_be_enabled()
    menu(ada)
    ada.page.get_by_role("button", name="Ask for a take-back").click()
    ben.page.get_by_role("button", name="Accept").tap()
    # It goes back to just before the end of that turn.
    expect(ada.page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(ben.page.get_by_role("button", name="End turn")).to_be_disabled()
    mouse.do("P3")
    mouse.do(".")
    touch.do("T5")
    keeps_secrets(ada, "246", ("withdrawal",))
    keeps_secrets(ben, "147", ("sabotage",))

    # Ben gives up; now everything is open.
    menu(ben)
    ben.page.get_by_role("button", name="Resign").tap()
    ben.page.get_by_role("dialog", name="Resign the game?").get_by_role("button", name="Resign").tap()
    expect(ada.page.get_by_role("group", name="Result")).to_contain_text("You win: the enemy resigned.")
    expect(ben.page.get_by_role("group", name="Result")).to_contain_text("You lose: you resigned")


def test_a_rematch_brings_both_players_to_the_new_game(meet: Meet) -> None:
    ada, ben = two(meet)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("dialog", name="Resign the game?").get_by_role("button", name="Resign").click()
    before = ada.page.url
    ada.page.get_by_role("group", name="Result").get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and url != before)
    # The seat is kept for Ben: there is no link to send.
    expect(ada.page.get_by_role("heading", name="Waiting for the other player")).to_be_visible()
    expect(ada.page.get_by_role("img", name="Invite link as a QR code")).to_have_count(0)
    ben.page.get_by_role("group", name="Result").get_by_role("button", name="Go to the new game").tap()
    ben.page.wait_for_url(ada.page.url)
    for person in (ada, ben):
        expect(person.page.get_by_text("Round 1", exact=True)).to_be_visible()
        expect(person.page.locator(".enemy .line")).to_contain_text(ben.name if person is ada else ada.name)


def test_a_public_game_is_found_in_the_lobby_and_watched(meet: Meet) -> None:
    ada: Person = meet("/new?opponent=open", reduced_motion="reduce", settings={"pace": "instant"})
    ben: Person = meet("/lobby", reduced_motion="reduce", settings={"pace": "instant"}, **Touch.browser)
    eve: Person = meet("/lobby", reduced_motion="reduce", settings={"pace": "instant"})
    ada.sign_in()
    ada.page.get_by_label("Starting player").select_option("south")
    ada.page.get_by_role("button", name="Open the table").click()
    seat = ben.page.get_by_role("listitem").filter(has_text=ada.name)
    seat.get_by_role("button", name="Join").tap()
    ada.page.locator("svg.board").wait_for()
    watched = eve.page.get_by_role("listitem").filter(has_text=ada.name)
    board, card = watched.locator("svg.board").bounding_box(), watched.bounding_box()
    assert board
    assert card
    assert card["y"] <= board["y"] < board["y"] + board["height"] <= card["y"] + card["height"]
    expect(watched).to_contain_text(re.compile(r"Round 1 · \S"))
    watched.get_by_role("link", name="Watch").click()
    eve.page.locator("svg.board").wait_for()
    Mouse(ada).do("T3")
    expect(eve.road(3)).to_have_accessible_name(re.compile("Germans, from rear to front: tank"))
    expect(eve.page.get_by_role("button", name="End turn")).to_have_count(0)
    expect(eve.page.get_by_role("button", name="Press and hold to see your objective")).to_have_count(0)


def test_the_lobby_names_the_rules_of_a_table_in_words(meet: Meet) -> None:
    ada: Person = meet(None)
    ben: Person = meet("/lobby")
    ada.sign_in()
    opened = ada.page.context.request.post(
        f"{ada.site.url}/api/tables",
        data={"opponent": "open", "public": True, "beginner": True},
        headers={"origin": ada.site.url},
    )
    assert opened.ok
    table = ben.page.get_by_role("listitem").filter(has_text=ada.name)
    expect(table).to_contain_text("no special units, no Victory cards")
    expect(table).not_to_contain_text("nospecials")


def test_unread_messages_have_a_name_and_are_still_unread_after_a_reload(meet: Meet) -> None:
    ada, ben = two(meet)
    ada.page.locator("aside .presets button").first.click()
    unread = ben.page.get_by_role("button", name="Chat, 1 unread message")
    expect(unread).to_be_visible()
    ben.page.reload()
    expect(unread).to_be_visible()
    unread.tap()
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_the_first_page_shows_that_a_friend_waits(meet: Meet) -> None:
    ada, ben = two(meet)
    Mouse(ada).do(".")
    ben.page.goto(ben.site.url)
    card = ben.page.get_by_role("region", name="Your games").get_by_role("link").filter(has_text=ada.name)
    expect(card).to_contain_text("Your turn")


def test_a_spectator_sees_no_cards(meet: Meet) -> None:
    ada, _ben = two(meet)
    eve: Person = meet(None, size=TABLET, settings={"pace": "instant"})
    eve.open(ada.page.url.rpartition("/")[2])
    Mouse(ada).do("T3")
    expect(eve.road(3)).to_have_accessible_name(re.compile("Germans, from rear to front: tank"))
    for frame in eve.frames:
        assert "sabotage" not in frame
        assert "withdrawal" not in frame
        assert " 147/" not in frame
        assert " 246/" not in frame
    expect(eve.page.get_by_role("button", name="End turn")).to_have_count(0)


def test_a_guest_invited_to_a_rated_game_gets_an_account_and_comes_back(meet: Meet) -> None:
    host: Person = meet("/account", reduced_motion="reduce")
    host.page.locator("#name").fill(f"Host {host.name}")
    host.page.locator("#password").fill("a long enough secret")
    host.page.get_by_role("button", name="Create account").click()
    expect(host.page.get_by_role("button", name="Sign out").first).to_be_visible()
    opened = host.page.context.request.post(
        f"{host.site.url}/api/tables", data={"rated": True}, headers={"origin": host.site.url}
    ).json()
    guest: Person = meet(f"/table/{opened['table']['id']}#invite={opened['invite']}", reduced_motion="reduce")
    expect(guest.page.get_by_text("you need an account to join")).to_be_visible()
    guest.page.get_by_role("main").get_by_role("link", name="Account").click()
    guest.page.locator("#name").fill(f"Guest {guest.name}")
    guest.page.locator("#password").fill("a long enough secret")
    guest.page.get_by_role("button", name="Create account").click()
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.locator("svg.board")).to_be_visible()


def test_who_asks_for_a_rematch_can_look_at_the_last_game_meanwhile(meet: Meet) -> None:
    ada: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    ben: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    table = ada.sit_at(position(), ben)
    for person in (ada, ben):
        person.open(table)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.get_by_role("dialog", name="Resign the game?").get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_text("Your opponent has been asked")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Review")).to_have_attribute("href", f"/review/{table}")
