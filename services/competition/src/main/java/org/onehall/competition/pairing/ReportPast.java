package org.onehall.competition.pairing;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.pairing.ReportLines.Entry;
import org.onehall.competition.pairing.ReportLines.Said;
import org.onehall.competition.trf.Layout;

/** Compares the earlier rounds of a report with ours: pairings made of other results would be wrong. */
final class ReportPast {
    private static final String PLAYED = "10=WLD";

    private final ReportLines report;
    private final Map<String, Candidate> byId;
    private final PairingFaults faults;
    /** Games that were reported at the line of one player. */
    private final Set<String> told = new HashSet<>();

    private ReportPast(ReportLines report, Collection<Candidate> candidates, PairingFaults faults) {
        this.report = report;
        this.byId = candidates.stream().collect(Collectors.toMap(Candidate::playerId, Function.identity()));
        this.faults = faults;
    }

    /** Reports each difference of the rounds before a round, a game once. */
    static void compare(int round, ReportLines report, Collection<Candidate> candidates, PairingFaults faults) {
        ReportPast past = new ReportPast(report, candidates, faults);
        for (int before = 1; before < round; before++) for (Entry entry : report.entries()) past.compare(before, entry);
    }

    private void compare(int round, Entry entry) {
        Optional<Candidate> player = report.player(entry.number());
        if (player.isEmpty()) return;
        Optional<PastRound> ours = player.get().in(round);
        Said theirs = entry.said(round);
        if (ours.map(past -> agrees(past, theirs)).orElseGet(() -> isNoPoint(theirs))) return;
        String board = ours.filter(PastRound.Game.class::isInstance)
                .map(past -> " board " + ((PastRound.Game) past).board())
                .orElse("");
        if (!board.isEmpty() && !told.add(round + board)) return;
        faults.fault(
                entry.line(),
                Layout.PLAYER.column(round - 1),
                "round " + round + board + ", " + player.get().shown() + ": the report has " + theirs.shown()
                        + ", this event has " + ours.map(this::shown).orElse("nothing")
                        + "; the pairings must be made of the results of this event");
    }

    private boolean agrees(PastRound ours, Said theirs) {
        return switch (ours) {
            case PastRound.Bye bye -> theirs.opponent() == 0 && agrees(bye.kind(), theirs.result());
            case PastRound.Game game when !game.played() -> forfeit(game, theirs);
            case PastRound.Game game ->
                theirs.opponent() == number(game.opponentId())
                        && theirs.colour().equals(colour(game.colour()))
                        && (theirs.result().isEmpty()
                                ? game.outcome() == PastRound.Outcome.OPEN
                                : PLAYED.contains(theirs.result()) && outcome(theirs.result()) == game.outcome());
        };
    }

    /** Programs leave out the opponent or the colour of a game that was not played. */
    private boolean forfeit(PastRound.Game game, Said theirs) {
        if (theirs.opponent() != 0
                && (theirs.opponent() != number(game.opponentId())
                        || !theirs.colour().isEmpty() && !theirs.colour().equals(colour(game.colour())))) return false;
        return switch (game.outcome()) {
            case WON -> theirs.result().equals("+");
            case LOST ->
                theirs.result().equals("-")
                        || theirs.opponent() == 0 && theirs.result().equals("Z");
            case DRAWN -> theirs.result().equals("=");
            case OPEN -> theirs.result().isEmpty();
        };
    }

    private static boolean agrees(ByeKind ours, String result) {
        return switch (ours) {
            case ALLOCATED, FULL -> result.equals("U") || result.equals("F") || result.equals("+");
            case HALF -> result.equals("H") || result.equals("=");
            case ZERO -> isNoPoint(result);
        };
    }

    private static boolean isNoPoint(Said theirs) {
        return theirs.opponent() == 0 && isNoPoint(theirs.result());
    }

    private static boolean isNoPoint(String result) {
        return result.isEmpty() || result.equals("Z") || result.equals("-");
    }

    private static PastRound.Outcome outcome(String result) {
        return switch (result) {
            case "1", "W" -> PastRound.Outcome.WON;
            case "=", "D" -> PastRound.Outcome.DRAWN;
            default -> PastRound.Outcome.LOST;
        };
    }

    private int number(String playerId) {
        return byId.get(playerId) instanceof Candidate player ? player.number() : 0;
    }

    private static String colour(Side side) {
        return side == Side.WHITE ? "w" : "b";
    }

    private String shown(PastRound past) {
        return switch (past) {
            case PastRound.Bye bye -> "a " + PairingChecks.name(bye.kind()) + " bye";
            case PastRound.Game game ->
                new Said(number(game.opponentId()), colour(game.colour()), result(game)).shown();
        };
    }

    private static String result(PastRound.Game game) {
        return switch (game.outcome()) {
            case WON -> game.played() ? "1" : "+";
            case DRAWN -> "=";
            case LOST -> game.played() ? "0" : "-";
            case OPEN -> "";
        };
    }
}
