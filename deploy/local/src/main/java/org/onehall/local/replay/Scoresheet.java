package org.onehall.local.replay;

import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.Reason;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.ClockReading;

/** The scoresheet of one board with both clocks and all attempts, taken from its log (OCR 16.12). */
public final class Scoresheet {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm", Locale.ENGLISH).withZone(ZoneOffset.UTC);

    private final List<String> lines = new ArrayList<>();
    private StringBuilder open = new StringBuilder();
    private int attempt = 1;
    private int firstMove = 1;
    private boolean blackFirst;

    /** Takes the next event of the board. */
    public void accept(GameEvent event) {
        String at = TIME.format(Wire.instant(event.getHeader().getOccurredAt()));
        String rule = event.getHeader().getRule().isEmpty()
                ? ""
                : " (" + event.getHeader().getRule() + ")";
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                var created = event.getGameCreated();
                players(created.getWhite(), created.getBlack());
                attempt(created.getInitialFen(), created.getClocks());
            }
            case GAME_STARTED -> note(at + "  started" + (attempt > 1 ? ", attempt " + attempt : ""));
            case MOVE_PLAYED -> move(event.getMovePlayed());
            case DRAW_OFFERED -> note(at + "  " + side(event.getDrawOffered().getSide()) + " offers a draw");
            case DRAW_DECLINED -> note(at + "  " + side(event.getDrawDeclined().getSide()) + " declines the draw");
            case FLAG_FELL ->
                note(at + "  " + side(event.getFlagFell().getSide()) + "'s flag fell"
                        + (event.getFlagFell().getProvisional() ? ", the Chief Arbiter decides" : "") + rule);
            case GAME_PAUSED ->
                note(at + "  paused: " + Reason.inEnglish(event.getGamePaused().getReason()) + rule
                        + clocks(event.getGamePaused().getClocks()));
            case GAME_RESUMED ->
                note(at + "  resumed: "
                        + Reason.inEnglish(event.getGameResumed().getReason()) + rule
                        + clocks(event.getGameResumed().getClocks()));
            case TIME_ADJUSTED -> {
                var adjusted = event.getTimeAdjusted();
                Duration change = Wire.duration(adjusted.getChange());
                note(at + "  " + side(adjusted.getSide()) + (change.isNegative() ? " loses " : " gets ")
                        + Clocks.display(change.abs()) + ": " + Reason.inEnglish(adjusted.getReason()) + rule
                        + clocks(adjusted.getClocks()));
            }
            case GAME_VOIDED ->
                note(at + "  attempt " + event.getGameVoided().getAttempt() + " annulled: "
                        + Reason.inEnglish(event.getGameVoided().getReason()) + rule);
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                attempt = restarted.getAttempt();
                if (restarted.hasWhite() && restarted.hasBlack()) {
                    players(restarted.getWhite(), restarted.getBlack());
                }
                attempt(restarted.getInitialFen(), restarted.getClocks());
            }
            case DISCONNECTION_NOTED ->
                note(at + "  " + side(event.getDisconnectionNoted().getSide()) + "'s connection: case "
                        + event.getDisconnectionNoted().getCaseId()
                        + (event.getDisconnectionNoted().getOpen() ? " opened" : " closed"));
            case OUTAGE_COVERED ->
                note(at + "  the playing zone was out; nobody is charged" + rule
                        + clocks(event.getOutageCovered().getClocks()));
            case GAME_ENDED -> {
                var ended = event.getGameEnded();
                note(at + "  " + result(ended.getResult()) + "  "
                        + ended.getTermination()
                                .name()
                                .replace("TERMINATION_", "")
                                .toLowerCase(Locale.ROOT)
                                .replace('_', ' ')
                        + rule
                        + clocks(ended.getClocks()));
            }
            case CLOCKS_SET ->
                note(at + "  clocks set: "
                        + Reason.inEnglish(event.getClocksSet().getReason()) + rule
                        + clocks(event.getClocksSet().getClocks()));
            case SETTING_CORRECTED -> {
                var corrected = event.getSettingCorrected();
                String white = Wire.control(corrected.getWhiteControl()).text();
                String black = Wire.control(corrected.getBlackControl()).text();
                note(at + "  setting corrected to "
                        + (white.equals(black) ? white : white + " for White, " + black + " for Black") + ": "
                        + Reason.inEnglish(corrected.getReason()) + rule + clocks(corrected.getClocks()));
            }
            case PERIOD_COMPLETED ->
                note(at + "  " + side(event.getPeriodCompleted().getSide()) + "'s period "
                        + (event.getPeriodCompleted().getPeriod() + 1) + " begins" + rule
                        + clocks(event.getPeriodCompleted().getClocks()));
            case SEAT_PRESENT ->
                note(at + "  " + side(event.getSeatPresent().getSide())
                        + (event.getSeatPresent().getPresent() ? " is at the board" : " is not at the board"));
            case START_HELD ->
                note(at + "  the start "
                        + (event.getStartHeld().getHeld() ? "waits for " : "does not wait any more for ")
                        + side(event.getStartHeld().getSide())
                        + reason(event.getStartHeld().getReason()) + rule);
            case SEAT_EXCLUDED ->
                note(at + "  " + side(event.getSeatExcluded().getSide())
                        + (event.getSeatExcluded().getExcluded()
                                ? " did not answer the roll call and is excluded from the game"
                                : " is not excluded any more")
                        + rule);
            case PRE_MOVE_QUEUED ->
                note(at + "  " + side(event.getPreMoveQueued().getSide()) + " queues a move" + rule);
            case PRE_MOVE_DROPPED ->
                note(at + "  the queued move of "
                        + side(event.getPreMoveDropped().getSide())
                        + (event.getPreMoveDropped().getCancelled() ? " is cancelled" : " is not legal and dropped")
                        + rule);
            case PRE_MOVE_FIRED ->
                note(at + "  the queued move of " + side(event.getPreMoveFired().getSide()) + " is made" + rule);
            case HELPER_ACCEPTED ->
                note(at + "  " + event.getHelperAccepted().getName() + " is accepted to help "
                        + side(event.getHelperAccepted().getSide())
                        + (event.getHelperAccepted().getDisabled() ? ", who has a disability" : "") + rule);
            case HELPER_DISMISSED ->
                note(at + "  nobody helps " + side(event.getHelperDismissed().getSide()) + " any more"
                        + reason(event.getHelperDismissed().getReason()) + rule);
            case MOVE_REPRODUCED ->
                note(at + "  " + side(event.getMoveReproduced().getSide()) + "'s move stands on the traditional board"
                        + rule);
            case EARLY_OFFERS_ALLOWED ->
                note(at + "  draws may "
                        + (event.getEarlyOffersAllowed().getAllowed()
                                ? "be offered early in this game"
                                : "not be offered early any more")
                        + reason(event.getEarlyOffersAllowed().getReason()) + rule);
            case DEFAULT_WAIVED -> {
                var waived = event.getDefaultWaived();
                note(at + "  "
                        + (waived.hasMinutes() ? "default time " + waived.getMinutes() + " minutes" : "no default time")
                        + " for " + (waived.hasSide() ? side(waived.getSide()) : "both") + reason(waived.getReason())
                        + rule);
            }
            case FORFEIT_REVERSED ->
                note(at + "  the forfeit is taken back"
                        + reason(event.getForfeitReversed().getReason()) + rule
                        + clocks(event.getForfeitReversed().getClocks()));
            case RESULT_SET_ASIDE -> {
                var aside = event.getResultSetAside();
                note(at + "  the result " + result(aside.getResult()) + " is set aside" + reason(aside.getReason())
                        + rule + (aside.getLineCount() == 0 ? "" : "; mate by " + String.join(" ", aside.getLineList()))
                        + clocks(aside.getClocks()));
            }
            case DRAW_DECLARED -> {
                var draw = event.getDrawDeclared();
                note(at + "  the game was drawn after "
                        + (draw.getPly() == 0 ? "no move" : "half-move " + draw.getPly()) + " ("
                        + draw.getSituation()
                                .name()
                                .replace("DRAW_SITUATION_", "")
                                .toLowerCase(Locale.ROOT)
                                .replace('_', ' ')
                        + ")"
                        + reason(draw.getReason()) + rule);
            }
            case DRAW_CLAIMED -> {
                var claim = event.getDrawClaimed();
                note(at + "  " + side(claim.getSide()) + " claims a draw"
                        + (claim.getUci().isEmpty() ? "" : " with " + claim.getUci()) + ": "
                        + (claim.getUpheld() ? "right" : "wrong") + " (" + claim.getOccurrences() + " times, "
                        + claim.getHalfMoves() + " half-moves)" + rule);
            }
            case IRREGULARITY_RECORDED -> {
                var recorded = event.getIrregularityRecorded();
                note(at + "  " + side(recorded.getSide()) + ": " + words(recorded.getKind()) + " at half-move "
                        + recorded.getPly() + ", number " + recorded.getNumber() + reason(recorded.getReason()) + rule);
            }
            case IRREGULARITY_TAKEN_BACK -> {
                var taken = event.getIrregularityTakenBack();
                note(at + "  " + side(taken.getSide()) + ": " + words(taken.getKind()) + " at half-move "
                        + taken.getPly() + " taken back" + reason(taken.getReason()) + rule);
            }
            case POSITION_RESTORED -> {
                var restored = event.getPositionRestored();
                note(at + "  back to the position after "
                        + (restored.getPly() == 0 ? "no move" : "half-move " + restored.getPly())
                        + reason(restored.getReason()) + rule + clocks(restored.getClocks()));
            }
            case SEALING_ORDERED ->
                note(at + "  the next move is to be sealed"
                        + reason(event.getSealingOrdered().getReason()) + rule);
            case MOVE_SEALED -> note(at + "  " + side(event.getMoveSealed().getSide()) + " seals a move" + rule);
            case GAME_ADJOURNED ->
                note(at + "  adjourned" + rule + clocks(event.getGameAdjourned().getClocks()));
            case ENVELOPE_CONFIRMED ->
                note(at + "  to be resumed on "
                        + DAY.format(Wire.instant(event.getEnvelopeConfirmed().getResumesAt())) + " UTC, "
                        + event.getEnvelopeConfirmed().getPlace() + rule);
            case ADJOURNMENT_RESUMED ->
                note(at + "  the game goes on" + rule
                        + clocks(event.getAdjournmentResumed().getClocks()));
            case SEALED_MOVE_OPENED ->
                note(at + "  the sealed move of "
                        + side(event.getSealedMoveOpened().getSide()) + " is opened" + rule);
            case COLOURS_KEPT ->
                note(at + "  colours were reversed; the game goes on with them"
                        + reason(event.getColoursKept().getReason()) + rule);
            case ASSISTANT_NAMED ->
                note(at + "  " + event.getAssistantNamed().getName() + " is named as assistant of "
                        + side(event.getAssistantNamed().getSide()) + rule);
            case ASSISTANT_ADMITTED ->
                note(at + "  the assistant of "
                        + side(event.getAssistantAdmitted().getSide()) + " is admitted" + rule);
            case ASSISTANT_DISMISSED ->
                note(at + "  the assistant of "
                        + side(event.getAssistantDismissed().getSide()) + " is dismissed"
                        + reason(event.getAssistantDismissed().getReason()) + rule);
            case CLOCK_TIMES_ASKED ->
                note(at + "  " + side(event.getClockTimesAsked().getSide()) + " asked the assistant for the times"
                        + rule + clocks(event.getClockTimesAsked().getClocks()));
            case SEAT_CLEARED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** The whole sheet, line by line. */
    public List<String> lines() {
        List<String> all = new ArrayList<>(lines);
        if (!open.isEmpty()) {
            all.add(open.toString());
        }
        return all;
    }

    private void players(Seat white, Seat black) {
        note(white.getPlayerName() + " (" + white.getVenue() + ") - " + black.getPlayerName() + " (" + black.getVenue()
                + ")");
    }

    private static String reason(String reason) {
        return reason.isEmpty() ? "" : ": " + Reason.inEnglish(reason);
    }

    private void attempt(String fen, ClockReading clocks) {
        Position first = Position.ofFen(fen);
        blackFirst = first.sideToMove() == Side.BLACK;
        firstMove = first.fullmoveNumber();
        if (!first.equals(Position.initial())) {
            note("from " + fen);
        }
        note("clocks set" + clocks(clocks));
    }

    private void move(MovePlayed move) {
        Side side = Wire.side(move.getSide());
        int number = firstMove + (move.getPly() - 1 + (blackFirst ? 1 : 0)) / 2;
        String text = move.getSan() + (move.getOfferDraw() ? " (=)" : "");
        String clock = Clocks.display(Wire.times(move.getClocks()).get(side));
        if (side == Side.WHITE) {
            flush();
            open.append(String.format(Locale.ROOT, "%4d. %-11s %8s", number, text, clock));
        } else {
            if (open.isEmpty()) {
                open.append(String.format(Locale.ROOT, "%4d. %-11s %8s", number, "...", ""));
            }
            open.append(String.format(Locale.ROOT, "   %-11s %8s", text, clock));
            flush();
        }
    }

    private void note(String text) {
        flush();
        lines.add("      " + text);
    }

    private void flush() {
        if (!open.isEmpty()) {
            lines.add(open.toString());
            open = new StringBuilder();
        }
    }

    private static String clocks(ClockReading clocks) {
        return "  [" + Clocks.display(Wire.duration(clocks.getWhite())) + " - "
                + Clocks.display(Wire.duration(clocks.getBlack())) + "]";
    }

    private static String words(IrregularityKind kind) {
        return kind.name()
                .replace("IRREGULARITY_KIND_", "")
                .toLowerCase(Locale.ROOT)
                .replace('_', ' ');
    }

    private static String side(org.onehall.proto.types.v1.Side side) {
        return Wire.side(side) == Side.WHITE ? "White" : "Black";
    }

    private static String result(Result result) {
        return switch (result) {
            case RESULT_WHITE_WINS -> "1-0";
            case RESULT_BLACK_WINS -> "0-1";
            case RESULT_DRAW -> "1/2-1/2";
            case RESULT_BOTH_LOSE -> "0-0";
            case RESULT_UNSPECIFIED, UNRECOGNIZED -> "*";
        };
    }
}
