package org.onehall.playingzone.projection.board;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.ClocksView;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.playingzone.projection.fairplay.ScreeningView;
import org.onehall.playingzone.projection.venue.FloorView;

/**
 * One board and its current attempt.
 *
 * @param legal legal UCI moves of the side to move while its clock is running
 * @param pauseCause "ARBITER", "DISCONNECTION", "OUTAGE", "CALL" or "LOSS" while the game is paused; {@code outage} is
 *     the standstill in question
 * @param arrival empty for a viewer who may not see it
 * @param adjournment empty if games are not adjourned
 * @param floor empty for a viewer who may not see it
 * @param coloursKept number of half-moves made when the colours were found to be reversed and were kept (OCR 19.2,
 *     DEC-18)
 * @param score points of both players as changed by a ruling, "0.5-0" (OCR 18.4.4-18.4.6); empty if the points of the
 *     result apply
 * @param help empty for a viewer who may not see it
 * @param corrections the arbiters' corrections of its result, in order; none for a viewer who may not see them
 * @param correctable how arbiters can correct its result; empty for a viewer who may not see it
 * @param irregularities of this attempt, in order; none for a viewer who may not see them (AMD 7.5)
 * @param clockChanges how often times or settings of its clocks were changed, or an earlier position was restored, in
 *     all attempts
 * @param toReproduce sides whose last move is not yet confirmed on the traditional board (OCR 20.5)
 */
public record BoardView(
        String id,
        int round,
        int number,
        int attempt,
        long sequence,
        Status status,
        SeatView white,
        SeatView black,
        String fen,
        Optional<String> lastMove,
        boolean check,
        Side turn,
        int ply,
        List<MoveView> moves,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<String>> legal,
        ClocksView clocks,
        Optional<Side> drawOffer,
        Optional<String> result,
        Optional<String> termination,
        Optional<String> rule,
        Optional<String> resultStatus,
        Optional<String> pauseReason,
        Optional<String> pauseCause,
        Optional<GapView> outage,
        Optional<ArrivalView> arrival,
        Optional<AdjournmentView> adjournment,
        Optional<ScreeningView> screening,
        Optional<String> control,
        OptionalInt coloursKept,
        Optional<FloorView> floor,
        Optional<String> score,
        Optional<HelpView> help,
        List<CorrectionView> corrections,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<CorrectableView> correctable,
        PlayRulesView rules,
        List<IrregularityView> irregularities,
        ConfirmationView confirmation,
        int clockChanges,
        List<Side> toReproduce) {
    public SeatView seat(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The venues of both seats. */
    public List<String> venues() {
        return List.of(white.venue(), black.venue());
    }

    public BoardView shown(
            SeatView whiteShown,
            SeatView blackShown,
            Optional<List<String>> legalShown,
            Optional<ArrivalView> arrivalShown,
            Optional<ScreeningView> screeningShown,
            Optional<FloorView> floorShown,
            Optional<HelpView> helpShown,
            List<CorrectionView> correctionsShown,
            Optional<CorrectableView> correctableShown,
            List<IrregularityView> irregularitiesShown) {
        return new BoardView(
                id,
                round,
                number,
                attempt,
                sequence,
                status,
                whiteShown,
                blackShown,
                fen,
                lastMove,
                check,
                turn,
                ply,
                moves,
                legalShown,
                clocks,
                drawOffer,
                result,
                termination,
                rule,
                resultStatus,
                pauseReason,
                pauseCause,
                outage,
                arrivalShown,
                adjournment,
                screeningShown,
                control,
                coloursKept,
                floorShown,
                score,
                helpShown,
                correctionsShown,
                correctableShown,
                rules,
                irregularitiesShown,
                confirmation,
                clockChanges,
                toReproduce);
    }

    /** Without present and past clock times: for an assistant, who asks for them when the player does (APP-III 1.3). */
    public BoardView untimed() {
        return new BoardView(
                id,
                round,
                number,
                attempt,
                sequence,
                status,
                white,
                black,
                fen,
                lastMove,
                check,
                turn,
                ply,
                moves.stream().map(MoveView::untimed).toList(),
                legal,
                clocks.untimed(),
                drawOffer,
                result,
                termination,
                rule,
                resultStatus,
                pauseReason,
                pauseCause,
                outage,
                arrival,
                adjournment,
                screening,
                control,
                coloursKept,
                floor,
                score,
                help,
                corrections,
                correctable,
                rules,
                irregularities,
                confirmation,
                clockChanges,
                toReproduce);
    }

    /** With the floor log and the requests to the arbiters. */
    public BoardView with(FloorView floorLog, HelpView asked) {
        return shown(
                white,
                black,
                legal,
                arrival,
                screening,
                Optional.of(floorLog),
                Optional.of(asked),
                corrections,
                correctable,
                irregularities);
    }
}
