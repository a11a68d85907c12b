package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.decider.Decision;

/**
 * Boards of an open round that are cancelled before their first move (LAW 6.6). As with other repairs, this is ordered
 * first and takes effect when game-state has cancelled the board; if a move came first, nothing has changed.
 */
final class CancelledBoards {
    private CancelledBoards() {}

    static Decision<Event> cancel(ScheduleCommand.CancelBoard cancel, CompetitionState state, Definition definition) {
        Optional<Decision<Event>> closed = PairingRepairs.closed(cancel.round(), state, definition);
        if (closed.isPresent()) return closed.get();
        Round round = definition.round(cancel.round()).orElseThrow();
        Map<String, String> board = Map.of("board", String.valueOf(cancel.board()));
        Optional<Pairing> pairing = round.board(cancel.board());
        if (pairing.isEmpty()) return refuse(NO_BOARD_TO_CANCEL, board);
        if (definition.entries().teamRules().isPresent()) return refuse(BOARDS_OF_MATCHES);
        if (state.score(cancel.round(), cancel.board()).isPresent()) return refuse(BOARD_DECIDED, board);
        if (!cancel.open().isEmpty()) return refuse(unsettled(cancel.open().getFirst()), board);
        List<String> players = PairingRepairs.players(pairing.get());
        Optional<String> stranger = cancel.byes().stream()
                .map(Bye::playerId)
                .filter(player -> !players.contains(player))
                .findFirst();
        if (stranger.isPresent())
            return refuse(
                    NOT_AT_BOARD,
                    Map.of(
                            "player",
                            definition.nameOfPlayer(stranger.get()),
                            "board",
                            String.valueOf(cancel.board()),
                            "white",
                            definition.nameOfPlayer(pairing.get().whiteId()),
                            "black",
                            definition.nameOfPlayer(pairing.get().blackId())));
        List<Bye> byes = cancel.byes().stream()
                .map(bye -> new Bye(cancel.round(), bye.playerId(), bye.kind()))
                .toList();
        return DefinitionChange.wrong(cancel.competitionId(), without(round, cancel.board(), byes, definition))
                .map(refused -> (Decision<Event>) refused)
                .orElseGet(() -> accept(new Event.PairingRepairOrdered(
                        cancel.round(),
                        cancel.board(),
                        pairing.get().whiteId(),
                        pairing.get().blackId(),
                        cancel.reason(),
                        true,
                        byes)));
    }

    /** Once the board is cancelled, nobody could decide, answer or take back what is still open there. */
    private static CompetitionRefusal unsettled(OpenMatter open) {
        return switch (open) {
            case APPEAL -> APPEAL_BEFORE_CANCELLING;
            case CALL, QUESTION -> ANSWER_BEFORE_CANCELLING;
            case RULING -> RULING_BEFORE_CANCELLING;
        };
    }

    /** Game-state has cancelled the board. */
    static Event cancelled(PairingRepair ordered, Definition definition) {
        Round round = definition.round(ordered.round()).orElseThrow();
        return new Event.DefinitionChanged(
                ChangeKind.BOARD_CANCELLED,
                PairingRepairs.players(ordered.pairing()),
                ordered.round(),
                ordered.reason(),
                without(round, ordered.pairing().board(), ordered.byes(), definition));
    }

    private static Definition without(Round round, int board, List<Bye> byes, Definition definition) {
        return definition
                .with(round.without(board))
                .with(definition
                        .entries()
                        .withByes(Stream.concat(definition.entries().byes().stream(), byes.stream())
                                .toList()));
    }
}
