package org.onehall.playingzone.projection.board;

import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Notice;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.TimeAdjusted;

/** The notices to the players of a board about its facts. */
final class GameNotices {
    private GameNotices() {}

    /** @param corrected the last corrected result of the board, after the fact */
    static void add(GameEvent event, Optional<CorrectionView> corrected, Changes changes) {
        String id = event.getHeader().getKey();
        switch (event.getPayloadCase()) {
            case PRE_MOVE_DROPPED -> {
                if (!event.getPreMoveDropped().getCancelled())
                    changes.notice(new Notice(
                            new SeatKey(id, Wire.side(event.getPreMoveDropped().getSide())),
                            Notice.Kind.PRE_MOVE_DROPPED,
                            Map.of(),
                            "OCR 3.6.b",
                            ""));
            }
            case GAME_PAUSED -> {
                var paused = event.getGamePaused();
                switch (paused.getCause()) {
                    case PAUSE_CAUSE_OUTAGE -> both(changes, id, Notice.Kind.HALL_SILENT, "");
                    case PAUSE_CAUSE_CALL -> both(changes, id, Notice.Kind.PAUSED_FOR_CALL, "");
                    case PAUSE_CAUSE_ARBITER,
                            PAUSE_CAUSE_DISCONNECTION,
                            PAUSE_CAUSE_LOSS,
                            PAUSE_CAUSE_UNSPECIFIED,
                            UNRECOGNIZED -> both(changes, id, Notice.Kind.PAUSED, paused.getReason());
                }
            }
            case CLOCKS_SET ->
                both(changes, id, Notice.Kind.CLOCKS_SET, event.getClocksSet().getReason());
            case SETTING_CORRECTED ->
                both(
                        changes,
                        id,
                        Notice.Kind.SETTING_CORRECTED,
                        event.getSettingCorrected().getReason());
            case TIME_ADJUSTED -> adjusted(changes, id, event.getTimeAdjusted());
            case POSITION_RESTORED ->
                both(
                        changes,
                        id,
                        Notice.Kind.POSITION_RESTORED,
                        event.getPositionRestored().getReason());
            case FORFEIT_REVERSED ->
                both(
                        changes,
                        id,
                        Notice.Kind.FORFEIT_REVERSED,
                        event.getForfeitReversed().getReason());
            case DRAW_CLAIMED -> {
                if (!event.getDrawClaimed().getUpheld())
                    both(
                            changes,
                            id,
                            Notice.Kind.CLAIM_WRONG,
                            Map.of(
                                    "side",
                                    Wire.side(event.getDrawClaimed().getSide()).name()),
                            "LAW 9.5.3",
                            "");
            }
            case IRREGULARITY_RECORDED -> irregularity(changes, id, event.getIrregularityRecorded());
            case IRREGULARITY_TAKEN_BACK ->
                both(
                        changes,
                        id,
                        Notice.Kind.RECORD_TAKEN_BACK,
                        Map.of(
                                "side",
                                Wire.side(event.getIrregularityTakenBack().getSide())
                                        .name()),
                        event.getIrregularityTakenBack().getArticle(),
                        event.getIrregularityTakenBack().getReason());
            case DRAW_DECLARED ->
                both(
                        changes,
                        id,
                        Notice.Kind.DRAW_DECLARED,
                        Map.of(),
                        Corrections.article(event.getDrawDeclared()),
                        event.getDrawDeclared().getReason());
            case RESULT_SET_ASIDE -> {
                if (event.getResultSetAside().getGoesOn())
                    both(
                            changes,
                            id,
                            Notice.Kind.GAME_GOES_ON,
                            Map.of(),
                            event.getResultSetAside().getArticle(),
                            Corrections.told(event.getResultSetAside()));
            }
            case GAME_ENDED -> {
                if (event.getGameEnded().getArticle().equals(Corrections.MISJUDGED))
                    both(
                            changes,
                            id,
                            Notice.Kind.RESULT_CHANGED,
                            Map.of(
                                    "result",
                                    Wire.result(event.getGameEnded().getResult())
                                            .orElse("")),
                            Corrections.MISJUDGED,
                            corrected.map(CorrectionView::reason).orElse(""));
            }
            case GAME_ADJOURNED -> both(changes, id, Notice.Kind.ADJOURNED, "");
            case GAME_RESUMED -> both(changes, id, Notice.Kind.RESUMED, "");
            case GAME_VOIDED -> {
                var voided = event.getGameVoided();
                if (voided.getCancelled())
                    both(changes, id, Notice.Kind.BOARD_CANCELLED, Map.of(), voided.getArticle(), voided.getReason());
            }
            case GAME_RESTARTED -> both(changes, id, newGame(event.getGameRestarted()), "");
            case ASSISTANT_ADMITTED ->
                changes.notice(new Notice(
                        new SeatKey(id, Wire.side(event.getAssistantAdmitted().getSide())),
                        Notice.Kind.ASSISTANT_ADMITTED,
                        Map.of(),
                        "",
                        ""));
            case ASSISTANT_DISMISSED ->
                changes.notice(new Notice(
                        new SeatKey(id, Wire.side(event.getAssistantDismissed().getSide())),
                        Notice.Kind.ASSISTANT_DISMISSED,
                        Map.of(),
                        "",
                        event.getAssistantDismissed().getReason()));
            case COLOURS_KEPT ->
                both(
                        changes,
                        id,
                        Notice.Kind.COLOURS_KEPT,
                        event.getColoursKept().getReason());
            case EARLY_OFFERS_ALLOWED ->
                both(
                        changes,
                        id,
                        event.getEarlyOffersAllowed().getAllowed()
                                ? Notice.Kind.OFFERS_ALLOWED
                                : Notice.Kind.OFFERS_BANNED,
                        Map.of(),
                        "LAW 9.1.1",
                        event.getEarlyOffersAllowed().getReason());
            case GAME_CREATED,
                    SEAT_CLEARED,
                    GAME_STARTED,
                    MOVE_PLAYED,
                    DRAW_OFFERED,
                    DRAW_DECLINED,
                    FLAG_FELL,
                    DISCONNECTION_NOTED,
                    OUTAGE_COVERED,
                    PERIOD_COMPLETED,
                    SEAT_PRESENT,
                    START_HELD,
                    DEFAULT_WAIVED,
                    SEALING_ORDERED,
                    MOVE_SEALED,
                    ENVELOPE_CONFIRMED,
                    ADJOURNMENT_RESUMED,
                    SEALED_MOVE_OPENED,
                    SEAT_EXCLUDED,
                    MOVE_REPRODUCED,
                    PRE_MOVE_QUEUED,
                    PRE_MOVE_FIRED,
                    ASSISTANT_NAMED,
                    CLOCK_TIMES_ASKED,
                    HELPER_ACCEPTED,
                    HELPER_DISMISSED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private static Notice.Kind newGame(GameRestarted restarted) {
        if (restarted.getPairedAgain()) return Notice.Kind.PAIRED_AGAIN;
        return restarted.hasWhite() ? Notice.Kind.SEATS_EXCHANGED : Notice.Kind.NEW_GAME;
    }

    /** Penalties are not reported here, but as rulings. */
    private static void adjusted(Changes changes, String board, TimeAdjusted adjusted) {
        if (adjusted.getArticle().startsWith("OCR 18.4")) return;
        java.time.Duration change = Wire.duration(adjusted.getChange());
        both(
                changes,
                board,
                change.isNegative() ? Notice.Kind.TIME_TAKEN : Notice.Kind.TIME_GIVEN,
                Map.of("side", Wire.side(adjusted.getSide()).name(), "time", Wire.clock(change.abs())),
                "",
                adjusted.getReason());
    }

    private static void irregularity(Changes changes, String board, IrregularityRecorded recorded) {
        both(
                changes,
                board,
                recorded.getReason().isEmpty()
                        ? Notice.Kind.ILLEGAL_MOVE_SEEN
                        : Notice.Kind.valueOf("RECORDED_" + Wire.name(recorded.getKind())),
                Map.of("side", Wire.side(recorded.getSide()).name()),
                recorded.getArticle(),
                recorded.getReason());
    }

    private static void both(Changes changes, String board, Notice.Kind kind, String reason) {
        changes.both(board, kind, Map.of(), "", reason);
    }

    private static void both(
            Changes changes,
            String board,
            Notice.Kind kind,
            Map<String, String> details,
            String article,
            String reason) {
        changes.both(board, kind, details, article, reason);
    }
}
