package org.onehall.playingzone.query;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;

/** Penalties in words: for the arbiters' list of rulings, and for the two players (OCR 18.4). */
final class Penalties {
    private Penalties() {}

    /** One of the time when rulings held a single penalty. */
    static PenaltiesImposed of(PenaltyImposed old) {
        var item = PenaltyItem.newBuilder().setKind(old.getKind());
        if (old.hasTime()) item.setTime(old.getTime());
        return PenaltiesImposed.newBuilder().setRulingId(old.getRulingId()).setOffender(old.getOffender()).setReason(old.getReason())
                .setWarnings(old.getCount()).addItems(item).build();
    }

    /** @param warnings of the player in the competition, those of this ruling included */
    static String detail(Side offender, List<PenaltyItem> items, int warnings) {
        return items.stream().map(item -> detail(name(offender), name(offender.other()), item, warnings)).collect(Collectors.joining("; "));
    }

    private static String detail(String offender, String opponent, PenaltyItem item, int warnings) {
        return switch (item.getKind()) {
            case PENALTY_KIND_WARNING -> offender + ", warning " + warnings;
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT -> opponent + " +" + time(item);
            case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER -> offender + " -" + time(item);
            case PENALTY_KIND_RAISE_SCORE_OF_OPPONENT -> opponent + " gets " + item.getPoints();
            case PENALTY_KIND_LOWER_SCORE_OF_OFFENDER -> offender + " gets " + item.getPoints();
            case PENALTY_KIND_GAME_LOST -> offender + " loses, " + opponent + " gets " + item.getPoints();
            case PENALTY_KIND_FINE -> offender + ", " + fine(item);
            case PENALTY_KIND_EXCLUSION -> offender + ", " + rounds(item);
            case PENALTY_KIND_EXPULSION -> offender + " is expelled";
            case PENALTY_KIND_UNSPECIFIED, UNRECOGNIZED -> "";
        };
    }

    /**
     * What both players are told; the reason goes to the offender only. What changes the game is part of the game, the rest
     * waits until the clock of the offender stands.
     */
    static List<Notice> notices(SeatKey offender, PenaltyItem item, String reason) {
        String article = " (OCR 18.4." + item.getKind().getNumber() + ")";
        boolean atOnce = item.getKind() != PenaltyKind.PENALTY_KIND_WARNING && item.getKind() != PenaltyKind.PENALTY_KIND_FINE
                && item.getKind() != PenaltyKind.PENALTY_KIND_EXCLUSION;
        List<Notice> notices = new ArrayList<>();
        notices.add(new Notice(offender, Notice.Level.WARN, toOffender(item) + article + ": " + reason + ".", atOnce));
        String toOpponent = toOpponent(item);
        if (!toOpponent.isEmpty()) notices.add(new Notice(offender.opponent(), Notice.Level.INFO, toOpponent + article + ".", true));
        return notices;
    }

    private static String toOffender(PenaltyItem item) {
        return switch (item.getKind()) {
            case PENALTY_KIND_WARNING -> "The arbiter warns you";
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT -> "Your opponent is given " + time(item) + " more";
            case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER -> "Your time is reduced by " + time(item);
            case PENALTY_KIND_RAISE_SCORE_OF_OPPONENT -> "Your opponent's points for this game are now " + item.getPoints();
            case PENALTY_KIND_LOWER_SCORE_OF_OFFENDER -> "Your points for this game are now " + item.getPoints();
            case PENALTY_KIND_GAME_LOST -> "The arbiter has declared the game lost for you";
            case PENALTY_KIND_FINE -> "You have a " + fine(item);
            case PENALTY_KIND_EXCLUSION -> "You are " + rounds(item);
            case PENALTY_KIND_EXPULSION -> "You are expelled from the competition";
            case PENALTY_KIND_UNSPECIFIED, UNRECOGNIZED -> "The arbiter penalises you";
        };
    }

    /** Empty where it is none of the opponent's business. */
    private static String toOpponent(PenaltyItem item) {
        return switch (item.getKind()) {
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT -> "You are given " + time(item) + " more";
            case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER -> "Your opponent's time is reduced by " + time(item);
            case PENALTY_KIND_RAISE_SCORE_OF_OPPONENT -> "Your points for this game are now " + item.getPoints();
            case PENALTY_KIND_LOWER_SCORE_OF_OFFENDER -> "Your opponent's points for this game are now " + item.getPoints();
            case PENALTY_KIND_GAME_LOST -> "The arbiter has declared the game lost for your opponent; your points are " + item.getPoints();
            case PENALTY_KIND_EXPULSION -> "Your opponent is expelled from the competition";
            case PENALTY_KIND_WARNING, PENALTY_KIND_FINE, PENALTY_KIND_EXCLUSION, PENALTY_KIND_UNSPECIFIED, UNRECOGNIZED -> "";
        };
    }

    private static String time(PenaltyItem item) {
        return Wire.clock(Wire.duration(item.getTime()));
    }

    private static String fine(PenaltyItem item) {
        return "fine of " + item.getAmount() + " (" + item.getFine() + ")";
    }

    private static String rounds(PenaltyItem item) {
        return "excluded from round " + item.getRoundsList().stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }
}
