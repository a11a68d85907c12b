package org.onehall.playingzone.projection.competition;

import java.util.Optional;
import org.onehall.decider.BoardId;
import org.onehall.proto.competition.v1.CompetitionEvent;

/** Facts about one board of a competition. */
final class OneBoard {
    private OneBoard() {}

    /** The board an event is about; empty if it is about several boards or none. */
    static Optional<BoardId> of(CompetitionEvent event) {
        String competition = event.getHeader().getKey();
        return switch (event.getPayloadCase()) {
            case RESULT_NOTED ->
                Optional.of(new BoardId(
                        competition,
                        event.getResultNoted().getRound(),
                        event.getResultNoted().getBoard()));
            case RESULT_APPROVED ->
                Optional.of(new BoardId(
                        competition,
                        event.getResultApproved().getRound(),
                        event.getResultApproved().getBoard()));
            case RESULT_WITHDRAWN ->
                Optional.of(new BoardId(
                        competition,
                        event.getResultWithdrawn().getRound(),
                        event.getResultWithdrawn().getBoard()));
            case RESULT_CONFIRMED ->
                Optional.of(new BoardId(
                        competition,
                        event.getResultConfirmed().getRound(),
                        event.getResultConfirmed().getBoard()));
            case SCORE_CHANGED ->
                Optional.of(new BoardId(
                        competition,
                        event.getScoreChanged().getRound(),
                        event.getScoreChanged().getBoard()));
            case COMPETITION_LOADED,
                    DEFINITION_CHANGED,
                    PAIRING_REPAIR_ORDERED,
                    PAIRING_REPAIR_REFUSED,
                    ROUND_OPENED,
                    PLAYER_EXCLUDED,
                    PLAYER_READMITTED,
                    ROUND_CLOSED,
                    REPORT_SIGNED,
                    DRAFT_SAVED,
                    DRAFT_DISCARDED,
                    COMPETITION_ARCHIVED,
                    PAYLOAD_NOT_SET -> Optional.empty();
        };
    }
}
