package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;

/** What people do and see on pages, found as they find it: by role and name. */
final class BrowserSteps {
    private static final List<String> GRAVE = List.of("serious", "critical");

    private BrowserSteps() {}

    // ---- what people do

    /** Opens a round, after the question whether to. */
    static void opensRound(Page chief, int round) {
        role(chief, AriaRole.BUTTON, "Open round " + round + "…").click();
        role(chief, AriaRole.BUTTON, "Open round " + round).click();
    }

    /** Opens another page of an official, which is among the pages of an area. */
    static void opensPage(Page page, String area, String name) {
        Locator pages = role(page, AriaRole.NAVIGATION, "Pages");
        pages.locator("summary", new Locator.LocatorOptions().setHasText(area)).click();
        role(pages, AriaRole.BUTTON, name).click();
    }

    /** Starts boards. Entering a code makes nobody present, so the players check in (DEC-13). */
    static void starts(Page chief, List<Integer> boards, Page... players) {
        opensRound(chief, 1);
        tile(chief, boards.getFirst()).click();
        assertThat(role(chief, AriaRole.REGION, "Board " + boards.getFirst())).containsText("Players at the board 0/2");
        for (Page player : players) {
            role(player, AriaRole.BUTTON, "I am at the board").click();
            assertThat(role(player, AriaRole.BUTTON, "I am at the board")).hasCount(0);
        }
        for (int board : boards) {
            if (board != boards.getFirst()) tile(chief, board).click(); // a second click would close it
            Locator detail = role(chief, AriaRole.REGION, "Board " + board);
            for (String check : List.of(
                    "White: device check done",
                    "White: fair-play check done",
                    "Black: device check done",
                    "Black: fair-play check done"))
                role(detail, AriaRole.CHECKBOX, check).check();
            assertThat(detail).containsText("4/4");
            assertThat(detail).containsText("Players at the board 2/2");
            role(detail, AriaRole.BUTTON, "Start board").click();
            assertThat(role(detail, AriaRole.BUTTON, "Start board")).hasCount(0);
        }
    }

    /** Makes a move by typing it. */
    static void types(Page player, String move) {
        sees(player, "Your move");
        player.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName(Pattern.compile("^Type a move")))
                .fill(move);
        role(player, AriaRole.BUTTON, "Make move").click();
    }

    /** The technical arbiter completes the report of a seat whose link is lost. */
    static void reports(Page technical, int board, String note) {
        role(card(technical, board), AriaRole.TEXTBOX, "Note for the Chief Arbiter")
                .fill(note);
        role(card(technical, board), AriaRole.BUTTON, "Confirm report").click();
    }

    /**
     * Drags a piece with the mouse on Black's board, where the a-file is on the right and the first rank at the top.
     */
    static void drags(Page black, String from, String to) {
        BoundingBox board = role(black, AriaRole.APPLICATION, "Chessboard").boundingBox();
        black.mouse().move(x(board, from), y(board, from));
        black.mouse().down();
        black.mouse().move(x(board, to), y(board, to));
        black.mouse().up();
    }

    private static double x(BoundingBox board, String square) {
        return board.x + board.width / 8 * ('h' - square.charAt(0) + 0.5);
    }

    private static double y(BoundingBox board, String square) {
        return board.y + board.height / 8 * (square.charAt(1) - '1' + 0.5);
    }

    static Locator square(Page player, String name) {
        return player.locator(".square[data-square='" + name + "']");
    }

    static double middleX(Page player, String name) {
        BoundingBox square = square(player, name).boundingBox();
        return square.x + square.width / 2;
    }

    static double middleY(Page player, String name) {
        BoundingBox square = square(player, name).boundingBox();
        return square.y + square.height / 2;
    }

    // ---- what they see

    static void sees(Page player, String status) {
        assertThat(player.getByRole(AriaRole.STATUS).filter(new Locator.FilterOptions().setHasText(status)))
                .isVisible();
    }

    static void resumed(Page chief, int board) {
        assertThat(role(role(chief, AriaRole.REGION, "Inbox"), AriaRole.LIST, "Rulings"))
                .containsText(Pattern.compile("applied.*[Bb]oard " + board + ": Resume"));
    }

    static Locator tile(Page console, int board) {
        return console.getByRole(
                        AriaRole.REGION,
                        new Page.GetByRoleOptions().setName("Boards").setExact(true))
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(of(board)));
    }

    static Locator card(Page console, int board) {
        return console.getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName(of(board)));
    }

    /** Matches the names of elements that are about a board. */
    private static Pattern of(int board) {
        return Pattern.compile("^Board " + board + ",");
    }

    static Locator role(Page page, AriaRole role, String name) {
        return page.getByRole(role, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    static Locator role(Locator within, AriaRole role, String name) {
        return within.getByRole(
                role, new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Checks that axe finds no serious fault on a page. */
    static void isAccessible(String what, Page page) {
        // everything in the page itself, because there are no frames from elsewhere and a second page would take three
        // times as long
        List<String> faults = new AxeBuilder(page)
                .setLegacyMode(true).analyze().getViolations().stream()
                        .filter(rule -> GRAVE.contains(rule.getImpact()))
                        .map(rule -> rule.getId() + ": " + rule.getHelp() + " "
                                + rule.getNodes().stream()
                                        .map(node -> node.getHtml())
                                        .toList())
                        .toList();
        assertEquals(List.of(), faults, what);
    }
}
