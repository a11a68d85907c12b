package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;

/**
 * Changes of the pairings of an open round (LAW 6.6). Only game-state knows whether a move has been made at a board, so
 * a change of its players is ordered first and takes effect when game-state has set up the new game; if a move came
 * first, game-state refuses, and nothing has changed. A new board has no game yet: it is added at once.
 */
final class PairingRepairs {
    private PairingRepairs() {}

    static Decision<Event> repair(ScheduleCommand.RepairPairing repair, CompetitionState state, Definition definition) {
        Optional<Decision<Event>> closed = closed(repair.round(), state, definition);
        if (closed.isPresent()) return closed.get();
        Round round = definition.round(repair.round()).orElseThrow();
        for (String player : List.of(repair.whiteId(), repair.blackId()))
            if (definition.player(player).isEmpty()) return refuse(NO_SUCH_PLAYER);
        if (repair.whiteId().equals(repair.blackId())) return refuse(PLAYER_TWICE);
        return round.board(repair.board())
                .map(before -> change(repair, before, round, state, definition))
                .orElseGet(() -> add(repair, round, state, definition));
    }

    /** Why no pairing of a round can be repaired now; empty: nothing is in the way. */
    static Optional<Decision<Event>> closed(int round, CompetitionState state, Definition definition) {
        if (definition.round(round).isEmpty()) return Optional.of(DefinitionChange.unknownRound(round, definition));
        if (!state.opened().contains(round)) return Optional.of(refuse(ROUND_NOT_OPEN));
        if (state.closed().contains(round)) return Optional.of(refuse(ROUND_OFFICIAL));
        return state.repairs().stream().anyMatch(one -> one.round() == round)
                ? Optional.of(refuse(REPAIR_PENDING))
                : Optional.empty();
    }

    private static Decision<Event> change(
            ScheduleCommand.RepairPairing repair,
            Pairing before,
            Round round,
            CompetitionState state,
            Definition definition) {
        Map<String, String> board = Map.of("board", String.valueOf(repair.board()));
        Pairing now = repair.pairing();
        if (state.score(round.number(), repair.board()).isPresent()) return refuse(BOARD_DECIDED, board);
        if (now.equals(before)) return refuse(PAIRING_UNCHANGED, board);
        if (!isExchange(before, now)) {
            if (leaving(before, now).size() != 1) return refuse(PAIRING_OF_TWO, board);
            String entrant = entering(before, now).getFirst();
            Optional<Decision<Event>> away = notFree(entrant, round, state, definition);
            if (away.isPresent()) return away.get();
            if (!sameTeam(leaving(before, now).getFirst(), entrant, definition))
                return refuse(ENTRANT_OF_OTHER_TEAM, "player", definition.nameOfPlayer(entrant));
        }
        return DefinitionChange.wrong(repair.competitionId(), after(round, now, definition))
                .map(refused -> (Decision<Event>) refused)
                .orElseGet(() -> accept(new Event.PairingRepairOrdered(
                        round.number(), now.board(), now.whiteId(), now.blackId(), repair.reason())));
    }

    private static Decision<Event> add(
            ScheduleCommand.RepairPairing repair, Round round, CompetitionState state, Definition definition) {
        int next = round.nextBoard();
        if (repair.board() != next) return refuse(NOT_NEXT_BOARD, "board", String.valueOf(next));
        if (definition.entries().teamRules().isPresent()) return refuse(BOARDS_OF_MATCHES);
        Optional<Decision<Event>> away = Stream.of(repair.whiteId(), repair.blackId())
                .flatMap(player -> notFree(player, round, state, definition).stream())
                .findFirst();
        return away.orElseGet(() -> DefinitionChange.changed(
                repair,
                ChangeKind.BOARD_ADDED,
                List.of(repair.whiteId(), repair.blackId()),
                round.number(),
                definition,
                after(round, repair.pairing(), definition)));
    }

    /** Why a player cannot take a seat of the round; empty: nothing is in the way. A bye is not: it ends. */
    private static Optional<Decision<Event>> notFree(
            String player, Round round, CompetitionState state, Definition definition) {
        String name = definition.nameOfPlayer(player);
        Optional<Pairing> game = round.of(player);
        if (game.isPresent())
            return Optional.of(refuse(
                    ENTRANT_PAIRED,
                    Map.of("player", name, "board", String.valueOf(game.get().board()))));
        if (definition.entries().withdrawal(player, round.number()).isPresent())
            return Optional.of(refuse(ENTRANT_WITHDRAWN, "player", name));
        return state.banFrom(round.number(), player).map(_ -> refuse(ENTRANT_KEPT_OUT, "player", name));
    }

    private static boolean sameTeam(String leaving, String entrant, Definition definition) {
        return definition.entries().teamRules().isEmpty()
                || definition.entries().teams().stream()
                        .anyMatch(team -> team.playerIds().containsAll(List.of(leaving, entrant)));
    }

    /** The definition with a pairing of an open round. A player who gets a game has no bye any more. */
    private static Definition after(Round round, Pairing now, Definition definition) {
        List<Bye> byes = definition.entries().byes().stream()
                .filter(bye -> bye.round() != round.number() || !players(now).contains(bye.playerId()))
                .toList();
        return definition.with(round.with(now)).with(definition.entries().withByes(byes));
    }

    /** What does not answer the order that waits has no effect: it was answered before. */
    static Decision<Event> noteRepair(
            Command.NoteRepair note, Actor actor, CompetitionState state, Definition definition) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Optional<PairingRepair> ordered =
                state.repair(note.round(), note.board()).filter(order -> order.isMeant(note));
        if (ordered.isEmpty()) return accept();
        if (!note.refused().isEmpty())
            return accept(new Event.PairingRepairRefused(note.round(), note.board(), note.refused(), note.article()));
        if (note.cancelled()) return accept(CancelledBoards.cancelled(ordered.get(), definition));
        Round round = definition.round(note.round()).orElseThrow();
        Pairing before = round.board(note.board()).orElseThrow();
        List<String> subjects = isExchange(before, note.pairing())
                ? players(note.pairing())
                : Stream.concat(leaving(before, note.pairing()).stream(), entering(before, note.pairing()).stream())
                        .toList();
        return accept(new Event.DefinitionChanged(
                ChangeKind.PAIRING_REPAIRED,
                subjects,
                note.round(),
                ordered.get().reason(),
                after(round, note.pairing(), definition)));
    }

    static PairingRepair of(Event.PairingRepairOrdered ordered) {
        return new PairingRepair(
                ordered.round(),
                new Pairing(ordered.board(), ordered.whiteId(), ordered.blackId()),
                ordered.reason(),
                ordered.cancelled(),
                ordered.byes());
    }

    /** A repair that has taken effect does not wait any more. */
    static CompetitionState evolve(CompetitionState state, Event.DefinitionChanged changed) {
        CompetitionState now = state.with(changed.definition());
        if (changed.kind() != ChangeKind.PAIRING_REPAIRED && changed.kind() != ChangeKind.BOARD_CANCELLED) return now;
        return state.repairs().stream()
                .filter(one -> one.round() == changed.round())
                .findFirst()
                .map(one -> now.withoutRepair(one.round(), one.pairing().board()))
                .orElseThrow(() -> new CorruptLogException(state.repairs(), changed.kind()));
    }

    private static boolean isExchange(Pairing before, Pairing now) {
        return now.equals(new Pairing(before.board(), before.blackId(), before.whiteId()));
    }

    /** The players whose side has somebody else. */
    private static List<String> leaving(Pairing before, Pairing now) {
        return Stream.of(0, 1)
                .filter(side -> !players(before).get(side).equals(players(now).get(side)))
                .map(players(before)::get)
                .toList();
    }

    private static List<String> entering(Pairing before, Pairing now) {
        return leaving(now, before);
    }

    static List<String> players(Pairing pairing) {
        return List.of(pairing.whiteId(), pairing.blackId());
    }
}
