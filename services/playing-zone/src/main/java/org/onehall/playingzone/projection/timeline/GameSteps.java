package org.onehall.playingzone.projection.timeline;

import java.util.Optional;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

/** Turns facts of the game log into steps of a board's timeline. */
final class GameSteps {
    private final Course course;

    GameSteps(Course course) {
        this.course = course;
    }

    void fold(GameEvent event) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                var created = event.getGameCreated();
                add(StepKind.CREATED, header)
                        .attempt(1)
                        .ply(0)
                        .seats(created.getWhite(), created.getBlack())
                        .detail("white", created.getWhite().getPlayerName())
                        .detail("black", created.getBlack().getPlayerName())
                        .detail("control", Controls.text(created.getWhiteControl()))
                        .clocks(created.getClocks());
            }
            // the owners of checks, cases and seats report these themselves
            case SEAT_CLEARED, DISCONNECTION_NOTED, PAYLOAD_NOT_SET -> {}
            // only its owner knows about a queued move; once made, it is an ordinary move (ENG-5)
            case PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> {}
            case SEAT_PRESENT ->
                add(StepKind.PRESENT, header)
                        .side(event.getSeatPresent().getSide())
                        .detail("present", event.getSeatPresent().getPresent());
            case START_HELD ->
                add(StepKind.HELD, header)
                        .side(event.getStartHeld().getSide())
                        .detail("held", event.getStartHeld().getHeld())
                        .text(event.getStartHeld().getReason());
            case SEAT_EXCLUDED ->
                add(StepKind.EXCLUDED, header)
                        .side(event.getSeatExcluded().getSide())
                        .detail("excluded", event.getSeatExcluded().getExcluded());
            case DEFAULT_WAIVED -> {
                var waived = event.getDefaultWaived();
                add(StepKind.DEFAULT_WAIVED, header)
                        .side(waived.hasSide() ? Optional.of(Wire.side(waived.getSide())) : Optional.empty())
                        .detail("minutes", waived.hasMinutes() ? waived.getMinutes() : "")
                        .text(waived.getReason());
            }
            case GAME_STARTED ->
                add(StepKind.STARTED, header).clocks(event.getGameStarted().getClocks());
            case MOVE_PLAYED -> course.add(Moved.of(header, event.getMovePlayed()));
            case DRAW_OFFERED ->
                add(StepKind.DRAW_OFFERED, header).side(event.getDrawOffered().getSide());
            case MOVE_REPRODUCED ->
                add(StepKind.REPRODUCED, header).side(event.getMoveReproduced().getSide());
            case HELPER_ACCEPTED ->
                add(StepKind.HELPER_ACCEPTED, header)
                        .side(event.getHelperAccepted().getSide())
                        .text(event.getHelperAccepted().getName());
            case HELPER_DISMISSED ->
                add(StepKind.HELPER_DISMISSED, header)
                        .side(event.getHelperDismissed().getSide())
                        .text(event.getHelperDismissed().getReason());
            case DRAW_DECLINED ->
                add(StepKind.DRAW_DECLINED, header).side(event.getDrawDeclined().getSide());
            case EARLY_OFFERS_ALLOWED ->
                add(StepKind.OFFERS_ALLOWED, header)
                        .detail("allowed", event.getEarlyOffersAllowed().getAllowed())
                        .text(event.getEarlyOffersAllowed().getReason());
            case FLAG_FELL ->
                add(StepKind.FLAG_FELL, header)
                        .side(event.getFlagFell().getSide())
                        .detail("provisional", event.getFlagFell().getProvisional())
                        .clocks(event.getFlagFell().getClocks());
            case GAME_ENDED -> {
                var ended = event.getGameEnded();
                add(StepKind.ENDED, header)
                        .detail("result", Wire.result(ended.getResult()).orElse(""))
                        .detail("termination", Wire.name(ended.getTermination()))
                        .article(ended.getArticle())
                        .clocks(ended.getClocks());
            }
            case GAME_PAUSED -> {
                var paused = event.getGamePaused();
                add(StepKind.PAUSED, header)
                        .detail("cause", paused.hasCause() ? Wire.name(paused.getCause()) : "")
                        .text(paused.getReason())
                        .clocks(paused.getClocks());
            }
            case GAME_RESUMED ->
                add(StepKind.RESUMED, header)
                        .article(event.getGameResumed().getArticle())
                        .text(event.getGameResumed().getReason())
                        .clocks(event.getGameResumed().getClocks());
            case TIME_ADJUSTED -> {
                var adjusted = event.getTimeAdjusted();
                add(StepKind.TIME_CHANGED, header)
                        .by(By.ruling(header))
                        .side(adjusted.getSide())
                        .ms(Wire.ms(adjusted.getChange()))
                        .article(adjusted.getArticle())
                        .text(adjusted.getReason())
                        .before(adjusted.hasBefore(), adjusted.getBefore())
                        .clocks(adjusted.getClocks());
            }
            case CLOCKS_SET -> {
                var set = event.getClocksSet();
                add(StepKind.CLOCKS_SET, header)
                        .article(set.getArticle())
                        .text(set.getReason())
                        .before(set.hasBefore(), set.getBefore())
                        .clocks(set.getClocks());
            }
            case SETTING_CORRECTED -> {
                var corrected = event.getSettingCorrected();
                add(StepKind.SETTING_CORRECTED, header)
                        .detail("control", Controls.text(corrected.getWhiteControl()))
                        .article(corrected.getArticle())
                        .text(corrected.getReason())
                        .before(corrected.hasBefore(), corrected.getBefore())
                        .clocks(corrected.getClocks());
            }
            case PERIOD_COMPLETED ->
                add(StepKind.PERIOD, header)
                        .side(event.getPeriodCompleted().getSide())
                        .detail("period", event.getPeriodCompleted().getPeriod() + 1)
                        .clocks(event.getPeriodCompleted().getClocks());
            case OUTAGE_COVERED -> {
                var covered = event.getOutageCovered();
                add(StepKind.OUTAGE, header)
                        .ms(Wire.ms(covered.getTo()) - Wire.ms(covered.getFrom()))
                        .clocks(covered.getClocks());
            }
            case GAME_VOIDED -> {
                Told told = add(StepKind.VOIDED, header)
                        .article(event.getGameVoided().getArticle())
                        .text(event.getGameVoided().getReason());
                if (event.getGameVoided().getCancelled()) told.detail("cancelled", true);
            }
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                Told told = add(StepKind.RESTARTED, header)
                        .attempt(restarted.getAttempt())
                        .ply(0)
                        .detail("control", Controls.text(restarted.getWhiteControl()))
                        .clocks(restarted.getClocks());
                if (restarted.hasWhite() && restarted.hasBlack())
                    told.seats(restarted.getWhite(), restarted.getBlack());
                if (restarted.hasReplaced())
                    told.detail("white", restarted.getWhite().getPlayerName())
                            .detail("black", restarted.getBlack().getPlayerName());
                else if (restarted.hasWhite() && restarted.hasBlack()) told.detail("exchanged", true);
            }
            case COLOURS_KEPT ->
                add(StepKind.COLOURS_KEPT, header).text(event.getColoursKept().getReason());
            case FORFEIT_REVERSED ->
                add(StepKind.FORFEIT_REVERSED, header)
                        .text(event.getForfeitReversed().getReason())
                        .clocks(event.getForfeitReversed().getClocks());
            case RESULT_SET_ASIDE -> {
                var aside = event.getResultSetAside();
                add(StepKind.RESULT_SET_ASIDE, header)
                        .detail("result", Wire.result(aside.getResult()).orElse(""))
                        .detail("goesOn", aside.getGoesOn())
                        .article(aside.getArticle())
                        .text(aside.getReason())
                        .clocks(aside.getClocks());
            }
            case DRAW_DECLARED ->
                add(StepKind.DRAW_DECLARED, header)
                        .detail("situation", Wire.name(event.getDrawDeclared().getSituation()))
                        .detail("after", event.getDrawDeclared().getPly())
                        .text(event.getDrawDeclared().getReason());
            case DRAW_CLAIMED -> {
                var claim = event.getDrawClaimed();
                add(StepKind.DRAW_CLAIMED, header)
                        .side(claim.getSide())
                        .detail("claimed", Wire.name(claim.getSituation()))
                        .detail("upheld", claim.getUpheld());
            }
            case IRREGULARITY_RECORDED -> {
                var recorded = event.getIrregularityRecorded();
                add(StepKind.IRREGULARITY, header)
                        .by(By.ruling(header))
                        .side(recorded.getSide())
                        .detail("irregularity", Wire.name(recorded.getKind()))
                        .detail("number", recorded.getNumber())
                        .detail("consequence", Wire.name(recorded.getConsequence()))
                        .detail("tried", recorded.getUci())
                        .detail(Told.AT, recorded.getPly())
                        .article(recorded.getArticle())
                        .text(recorded.getReason());
            }
            case IRREGULARITY_TAKEN_BACK -> {
                var taken = event.getIrregularityTakenBack();
                add(StepKind.IRREGULARITY_TAKEN_BACK, header)
                        .side(taken.getSide())
                        .detail("irregularity", Wire.name(taken.getKind()))
                        .detail(Told.AT, taken.getPly())
                        .article(taken.getArticle())
                        .text(taken.getReason());
            }
            case ASSISTANT_NAMED ->
                add(StepKind.ASSISTANT_NAMED, header)
                        .side(event.getAssistantNamed().getSide())
                        .text(event.getAssistantNamed().getName());
            case ASSISTANT_ADMITTED ->
                add(StepKind.ASSISTANT_ADMITTED, header)
                        .side(event.getAssistantAdmitted().getSide());
            case ASSISTANT_DISMISSED ->
                add(StepKind.ASSISTANT_DISMISSED, header)
                        .side(event.getAssistantDismissed().getSide())
                        .text(event.getAssistantDismissed().getReason());
            case CLOCK_TIMES_ASKED ->
                add(StepKind.TIMES_ASKED, header)
                        .side(event.getClockTimesAsked().getSide())
                        .clocks(event.getClockTimesAsked().getClocks());
            case POSITION_RESTORED -> {
                var restored = event.getPositionRestored();
                add(StepKind.POSITION_RESTORED, header)
                        .ply(restored.getPly())
                        .article(restored.getArticle())
                        .text(restored.getReason())
                        .before(restored.hasBefore(), restored.getBefore())
                        .clocks(restored.getClocks());
            }
            case SEALING_ORDERED -> {
                var ordered = event.getSealingOrdered();
                add(StepKind.SEALING_ORDERED, header)
                        .detail("sessionEnd", ordered.hasSessionEnd() ? Wire.ms(ordered.getSessionEnd()) : "")
                        .text(ordered.getReason());
            }
            case MOVE_SEALED ->
                add(StepKind.SEALED, header).side(event.getMoveSealed().getSide());
            case GAME_ADJOURNED ->
                add(StepKind.ADJOURNED, header)
                        .side(event.getGameAdjourned().getSide())
                        .clocks(event.getGameAdjourned().getClocks());
            case ENVELOPE_CONFIRMED -> {
                var envelope = event.getEnvelopeConfirmed();
                add(StepKind.ENVELOPE, header)
                        .detail("resumesAt", Wire.ms(envelope.getResumesAt()))
                        .text(envelope.getPlace());
            }
            case ADJOURNMENT_RESUMED ->
                add(StepKind.ADJOURNMENT_RESUMED, header)
                        .clocks(event.getAdjournmentResumed().getClocks());
            case SEALED_MOVE_OPENED ->
                add(StepKind.SEALED_OPENED, header)
                        .side(event.getSealedMoveOpened().getSide());
        }
    }

    private Told add(StepKind kind, EventHeader header) {
        return course.add(kind, Log.GAME, header);
    }
}
