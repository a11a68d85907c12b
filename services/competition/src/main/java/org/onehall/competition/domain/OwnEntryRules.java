package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Decision;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;
import org.onehall.regulations.Scope;

/**
 * What players may change of their own entry: they withdraw, and request byes as the regulations announce them. A
 * request takes effect at once, because the regulations have already decided it (OCR 16.1).
 */
final class OwnEntryRules {
    private OwnEntryRules() {}

    /** Whether a player, who may change only his or her own entry, wants to withdraw or changes a bye. */
    static boolean concern(EntryCommand command, Actor actor) {
        return Rights.scope(actor.role(), Action.CHANGE_OWN_ENTRY) != Scope.NO
                && (command instanceof EntryCommand.WithdrawPlayer || command instanceof EntryCommand.SetAbsence);
    }

    /** Refuses a player who may not make this change; empty: go on. */
    static Optional<Decision<Event>> refused(
            EntryCommand command, Actor actor, Instant at, CompetitionState state, Definition definition) {
        return switch (command) {
            case EntryCommand.WithdrawPlayer withdraw ->
                foreign(actor, withdraw.competitionId(), withdraw.playerId(), definition)
                        .or(() -> DefinitionChange.malformed(withdraw).map(refused -> refused));
            case EntryCommand.SetAbsence absence ->
                foreign(actor, absence.competitionId(), absence.playerId(), definition)
                        .or(() -> DefinitionChange.malformed(absence).map(refused -> refused))
                        .or(() -> DefinitionChange.closed(absence.round(), state, definition))
                        .or(() -> notAnnounced(absence, at, state, definition));
            case EntryCommand.EnterPlayers _,
                    EntryCommand.CorrectPlayer _,
                    EntryCommand.ReturnPlayer _,
                    EntryCommand.MovePlayer _,
                    EntryCommand.SetLineUp _ -> Optional.of(refuse(FORBIDDEN_ROLE));
        };
    }

    /** A player acts for himself; a captain also for the players of the team (FSSI team-b). */
    private static Optional<Decision<Event>> foreign(
            Actor actor, String competition, String player, Definition definition) {
        boolean seated = BoardId.competitionOf(actor.board()).equals(competition)
                && Rights.allows(actor, Action.CHANGE_OWN_ENTRY, List.of(), actor.board(), actor.side());
        boolean own = actor.subject().equals(player)
                || definition.entries().teams().stream()
                        .anyMatch(team -> team.captainId().equals(actor.subject())
                                && team.playerIds().contains(player));
        return seated && own ? Optional.empty() : Optional.of(refuse(NOT_OWN_ENTRY));
    }

    private static Optional<Decision<Event>> notAnnounced(
            EntryCommand.SetAbsence absence, Instant at, CompetitionState state, Definition definition) {
        Optional<ByeRules> announced = definition.regulations().byes();
        if (announced.isEmpty()) return Optional.of(refuse(BYES_NOT_ANNOUNCED));
        ByeRules rules = announced.get();
        String id = absence.playerId();
        Optional<Bye> before = definition.entries().bye(id, absence.round());
        if (before.filter(bye -> !rules.kinds().contains(bye.kind())).isPresent())
            return Optional.of(refuse(BYE_OF_OFFICIALS, "round", String.valueOf(absence.round())));
        if (absence.kind().filter(kind -> !rules.kinds().contains(kind)).isPresent())
            return Optional.of(refuse(BYE_KIND_NOT_ANNOUNCED, "points", points(rules, definition)));
        return late(absence, rules, at, definition)
                .or(() -> absence.kind().flatMap(kind -> tooMuch(kind, absence, rules, state, definition)));
    }

    /** What the byes that players may request are worth: "0.5, 0". */
    private static String points(ByeRules rules, Definition definition) {
        return rules.kinds().stream()
                .map(kind -> kind.points(definition.regulations().scoring())
                        .stripTrailingZeros()
                        .toPlainString())
                .collect(Collectors.joining(", "));
    }

    private static Optional<Decision<Event>> late(
            EntryCommand.SetAbsence absence, ByeRules rules, Instant at, Definition definition) {
        Round round = definition.round(absence.round()).orElseThrow();
        String number = String.valueOf(round.number());
        if (!round.pairings().isEmpty()) return Optional.of(refuse(BYE_ROUND_PAIRED, "round", number));
        return rules.end(round)
                .filter(end -> !at.isBefore(end))
                .map(_ -> refuse(
                        BYE_REQUESTS_ENDED,
                        Map.of(
                                "round",
                                number,
                                "minutes",
                                String.valueOf(rules.before().toMinutes()))));
    }

    private static Optional<Decision<Event>> tooMuch(
            ByeKind kind,
            EntryCommand.SetAbsence absence,
            ByeRules rules,
            CompetitionState state,
            Definition definition) {
        int round = absence.round();
        if (state.banFrom(round, absence.playerId()).isPresent())
            return Optional.of(refuse(BYE_WHILE_EXCLUDED, "round", String.valueOf(round)));
        if (kind != ByeKind.HALF) return Optional.empty();
        if (rules.halfUntilRound().isPresent() && round > rules.halfUntilRound().getAsInt())
            return Optional.of(refuse(
                    HALF_BYES_OVER,
                    "round",
                    String.valueOf(rules.halfUntilRound().getAsInt())));
        long others = definition.entries().byes().stream()
                .filter(bye ->
                        bye.playerId().equals(absence.playerId()) && bye.kind() == ByeKind.HALF && bye.round() != round)
                .count();
        return others < rules.mostHalf()
                ? Optional.empty()
                : Optional.of(refuse(
                        HALF_BYES_USED,
                        Map.of("count", String.valueOf(others), "most", String.valueOf(rules.mostHalf()))));
    }
}
