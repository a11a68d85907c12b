package org.onehall.playingzone.report;

import java.io.IOException;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.paper.Words;
import org.onehall.playingzone.projection.competition.DisputeView;
import org.onehall.playingzone.projection.report.Reports.ApprovalReport;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.report.Reports.PlayerReport;
import org.onehall.playingzone.projection.report.RoundReports;

/** A board in a round's report: its players, its result and what they say about it, then what happened there. */
final class BoardSection {
    private final ReportSheet sheet;
    private final Words words;
    private final ReportTimes times;
    private final ReportPhrases phrases;
    private final BoardEvents events;

    BoardSection(ReportSheet sheet) {
        this.sheet = sheet;
        words = sheet.words;
        times = sheet.times;
        phrases = sheet.phrases;
        events = new BoardEvents(sheet);
    }

    void put(BoardReport board) throws IOException {
        sheet.paper.heading(
                words.text("board", board.number())
                        + (board.attempt() > 1 ? ", " + words.text("game", board.attempt()) : ""),
                11);
        boolean played = board.attempt() > 0;
        sheet.line("side.WHITE", player(board.white(), played));
        sheet.line("side.BLACK", player(board.black(), played));
        sheet.line("control", board.control().orElse(""));
        sheet.line(
                "played",
                times.at(board.startedAt())
                        + (board.endedAt().isPresent()
                                ? " – " + times.at(board.endedAt().getAsLong())
                                : ""));
        sheet.line(
                "result",
                board.result()
                        .map(result -> ReportPhrases.points(result) + how(board)
                                + board.score()
                                        .map(score -> "; " + words.text("score", ReportPhrases.points(score)))
                                        .orElse("")
                                + "; " + words.text(board.official() ? "approved" : "unapproved")
                                + board.approval().map(this::approved).orElse(""))
                        .orElse(words.text(
                                board.status().equals(RoundReports.CANCELLED) ? "result.cancelled" : "result.none")));
        sheet.line(
                "clocks",
                phrases.clocks("twoClocks", board.whiteMs(), board.blackMs()) + ", " + phrases.plies(board.ply()));
        sheet.line(
                "confirmation",
                Stream.concat(
                                Stream.of(
                                                right(
                                                        Side.WHITE,
                                                        board.confirmation().white()),
                                                right(
                                                        Side.BLACK,
                                                        board.confirmation().black()))
                                        .flatMap(Optional::stream),
                                board.confirmation().disputes().stream().map(this::dispute))
                        .collect(Collectors.joining("; ")));
        sheet.line(
                "duties",
                board.duties().isEmpty()
                        ? ""
                        : phrases.list(
                                board.duties(),
                                one -> words.text(
                                        "duty",
                                        words.name("duty", one.duty()),
                                        phrases.side(one.side()),
                                        words.text(one.done() ? "yes" : "no"))));
        sheet.line(
                "scoresheets.missing",
                board.withoutScoresheet().isEmpty() ? "" : phrases.list(board.withoutScoresheet(), phrases::side));
        events.put(board);
    }

    /** @param played whether there was a game, so that presence and checks matter */
    private String player(PlayerReport player, boolean played) {
        return player.name() + (player.rating() > 0 ? " (" + player.rating() + ")" : "")
                + (player.team().isEmpty() ? "" : ", " + player.team()) + ", " + player.venueName()
                + (played
                        ? ", " + words.text(player.present() ? "present" : "absent") + ", "
                                + words.text(player.checked() ? "checked" : "unchecked")
                        : "");
    }

    /** How the game ended; for an exclusion, the excluded players instead of the clock times. */
    private String how(BoardReport board) {
        if (board.excluded().isEmpty())
            return board.termination()
                            .map(how -> ", " + phrases.termination(how))
                            .orElse("")
                    + board.article().map(article -> " (" + article + ")").orElse("");
        return ", "
                + board.excluded().stream()
                        .map(one -> one.ruling()
                                .map(ruling -> one.expelledIn().isPresent()
                                        ? words.text(
                                                "expelled.ruling",
                                                phrases.side(one.side()),
                                                one.article(),
                                                ruling,
                                                one.expelledIn().getAsInt())
                                        : words.text(
                                                "excluded.ruling", phrases.side(one.side()), one.article(), ruling))
                                .orElseGet(
                                        () -> words.text("excluded.rollCall", phrases.side(one.side()), one.article())))
                        .collect(Collectors.joining("; "));
    }

    /** Such as " by Chief Arbiter Carla, 2026-03-01 18:00:00". */
    private String approved(ApprovalReport one) {
        return " "
                + words.text(
                        "approved.by",
                        one.by().isEmpty() ? one.name() : phrases.who(one.by(), one.name()),
                        times.at(one.at()))
                + phrases.noted(one.reason());
    }

    private Optional<String> right(Side side, Optional<Boolean> agrees) {
        return agrees.filter(right -> right).map(_ -> phrases.side(side) + ": " + words.text("confirmation.right"));
    }

    /** A dispute with its answer, or the remark that there is none (LAW 8.7). */
    private String dispute(DisputeView one) {
        return phrases.side(one.side()) + ": " + words.text("confirmation.wrong", ReportPhrases.points(one.of()))
                + (one.changes().isEmpty()
                        ? ""
                        : ", " + words.text("confirmation.changed", String.join(", ", one.changes())))
                + ", "
                + one.answer()
                        .map(score -> words.text("confirmation.answered", ReportPhrases.points(score))
                                + phrases.noted(one.reason()))
                        .orElse(words.text("unanswered"));
    }
}
