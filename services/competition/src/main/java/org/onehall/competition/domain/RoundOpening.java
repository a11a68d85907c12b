package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** How a round opens and becomes official (LAW 6.6, OCR 17.11, 18.4.8, 18.4.9). */
final class RoundOpening {
    private RoundOpening() {}

    static Decision<Event> openRound(
            Command.OpenRound open, Actor actor, CompetitionState state, Definition definition) {
        if (!Rights.allows(actor, Action.OPEN_ROUND, List.of(), open.competitionId(), ""))
            return refuse(FORBIDDEN_ROLE);
        Optional<Round> round = definition.round(open.round());
        if (round.isEmpty()) return DefinitionChange.unknownRound(open.round(), definition);
        if (state.opened().contains(open.round())) return refuse(ROUND_ALREADY_OPEN);
        OptionalInt skipped = definition.rounds().stream()
                .mapToInt(Round::number)
                .filter(number -> number < open.round() && !state.opened().contains(number))
                .min();
        if (skipped.isPresent() && !definition.regulations().isRoundRobin())
            return refuse(EARLIER_ROUND_NOT_OPEN, "earlier", String.valueOf(skipped.getAsInt()));
        if (round.get().pairings().isEmpty()) return refuse(ROUND_NOT_PAIRED, "round", String.valueOf(open.round()));
        Optional<Decision<Event>> withdrawn = round.get().pairings().stream()
                .flatMap(pairing -> Stream.of(pairing.whiteId(), pairing.blackId()))
                .filter(player ->
                        definition.entries().withdrawal(player, open.round()).isPresent())
                .flatMap(player -> ScheduleRules.away(player, open.round(), state, definition).stream())
                .findFirst();
        if (withdrawn.isPresent()) return withdrawn.get();
        Optional<String> unfinished = definition.rounds().stream()
                .filter(earlier -> state.opened().contains(earlier.number()))
                .flatMap(earlier ->
                        earlier.pairings().stream().map(p -> CompetitionState.place(earlier.number(), p.board())))
                .filter(place -> !state.results().containsKey(place))
                .findFirst();
        if (unfinished.isPresent()) return refuse(ROUND_NOT_FINISHED, "unfinished", unfinished.get());
        if (!open.rulingsPending().isEmpty())
            return refuse(ROUND_WAITS, "boards", String.join(", ", open.rulingsPending()));
        List<Event> events = new ArrayList<>();
        List<Integer> notPlayed = new ArrayList<>();
        for (Pairing pairing : round.get().pairings())
            forfeit(pairing, open.round(), state).ifPresent(forfeit -> {
                notPlayed.add(pairing.board());
                events.add(ResultApproval.noted(
                        open.round(), pairing.board(), forfeit.result(), Termination.FORFEIT, false, definition));
                events.add(
                        new Event.ResultApproved(open.round(), pairing.board(), Optional.empty(), forfeit.article()));
            });
        events.addFirst(new Event.RoundOpened(
                open.round(), round.get().pairings(), notPlayed, position(round.get(), open.drawn())));
        Definition moved = EntryRules.withVenuesOf(open.round(), definition);
        if (!moved.equals(definition))
            events.addFirst(new Event.DefinitionChanged(
                    ChangeKind.VENUES_CHANGED, moved(open.round(), definition), open.round(), "", moved));
        return accept(events);
    }

    private static List<String> moved(int round, Definition definition) {
        return definition.entries().venueChanges().stream()
                .filter(change -> change.fromRound() <= round)
                .map(VenueChange::playerId)
                .distinct()
                .toList();
    }

    /** The position of Chess960 from which all games of the round begin; empty: the standard position (960 II.1). */
    private static OptionalInt position(Round round, int drawn) {
        return round.chess960()
                .map(of -> of.position().isPresent() ? of.position() : OptionalInt.of(drawn))
                .orElse(OptionalInt.empty());
    }

    /** The result of a board without a game, and the article of the ruling that decided it. */
    private record Forfeit(Result result, String article) {}

    /**
     * Empty if both players may play (OCR 18.4.8, 18.4.9). The ruling that excludes a player also decides the board:
     * there is no game for an arbiter to look at, and no board at which to approve the result.
     */
    private static Optional<Forfeit> forfeit(Pairing pairing, int round, CompetitionState state) {
        Optional<CompetitionState.Ban> white = state.banFrom(round, pairing.whiteId());
        Optional<CompetitionState.Ban> black = state.banFrom(round, pairing.blackId());
        Result result = white.isEmpty() ? Result.WHITE_WINS : black.isEmpty() ? Result.BLACK_WINS : Result.BOTH_LOSE;
        return white.or(() -> black).map(ban -> new Forfeit(result, ban.article()));
    }

    static Decision<Event> closeRound(
            Command.CloseRound close, Actor actor, CompetitionState state, Definition definition) {
        if (!Rights.allows(actor, Action.CLOSE_ROUND, List.of(), close.competitionId(), ""))
            return refuse(FORBIDDEN_ROLE);
        Optional<Round> round = definition.round(close.round());
        if (round.isEmpty()) return DefinitionChange.unknownRound(close.round(), definition);
        if (!state.opened().contains(close.round())) return refuse(ROUND_NOT_OPEN);
        if (state.closed().contains(close.round())) return refuse(ROUND_OFFICIAL);
        Optional<Integer> waiting = round.get().pairings().stream()
                .map(Pairing::board)
                .filter(board -> state.score(close.round(), board)
                        .filter(Score::approved)
                        .isEmpty())
                .findFirst();
        if (waiting.isPresent()) return refuse(ROUND_NOT_APPROVED, "board", String.valueOf(waiting.get()));
        if (!close.rulingsPending().isEmpty())
            return refuse(ROUND_WAITS, "boards", String.join(", ", close.rulingsPending()));
        return accept(new Event.RoundClosed(close.round()));
    }
}
