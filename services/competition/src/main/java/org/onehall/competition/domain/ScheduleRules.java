package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.refuse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.regulations.Action;

/** When rounds start and who plays whom (LAW 6.6). */
final class ScheduleRules {
    private ScheduleRules() {}

    static Decision<Event> decide(ScheduleCommand command, Actor actor, CompetitionState state, Definition definition) {
        Optional<Decision<Event>> refused = DefinitionChange.refused(command, actor, action(command));
        if (refused.isPresent()) return refused.get();
        return switch (command) {
            case ScheduleCommand.PlanRound plan -> plan(plan, state, definition);
            case ScheduleCommand.RemoveRound remove -> remove(remove, state, definition);
            case ScheduleCommand.SetPairings set -> pair(set, state, definition);
            case ScheduleCommand.PublishPairings publish -> publish(publish, state, definition);
            case ScheduleCommand.RepairPairing repair -> PairingRepairs.repair(repair, state, definition);
            case ScheduleCommand.CancelBoard cancel -> CancelledBoards.cancel(cancel, state, definition);
        };
    }

    private static Action action(ScheduleCommand command) {
        return switch (command) {
            case ScheduleCommand.PlanRound _, ScheduleCommand.RemoveRound _ -> Action.PLAN_ROUND;
            case ScheduleCommand.SetPairings _, ScheduleCommand.PublishPairings _ -> Action.SET_PAIRINGS;
            case ScheduleCommand.RepairPairing _, ScheduleCommand.CancelBoard _ -> Action.REPAIR_PAIRING;
        };
    }

    private static Decision<Event> plan(ScheduleCommand.PlanRound plan, CompetitionState state, Definition definition) {
        if (plan.round() == definition.lastRound() + 1) {
            Round added = new Round(plan.round(), List.of(), plan.startsAt(), plan.chess960());
            return DefinitionChange.changed(
                    plan,
                    ChangeKind.ROUND_ADDED,
                    List.of(),
                    plan.round(),
                    definition,
                    definition.withRounds(Stream.concat(definition.rounds().stream(), Stream.of(added))
                            .toList()));
        }
        Optional<Decision<Event>> open = DefinitionChange.closed(plan.round(), state, definition);
        if (open.isPresent()) return open.get();
        Round before = definition.round(plan.round()).orElseThrow();
        Optional<Chess960> chess960 =
                plan.chess960().or(() -> plan.standardPosition() ? Optional.empty() : before.chess960());
        Round now = new Round(before.number(), before.pairings(), plan.startsAt(), chess960, before.published());
        return DefinitionChange.changed(
                plan, ChangeKind.ROUND_PLANNED, List.of(), plan.round(), definition, definition.with(now));
    }

    private static Decision<Event> remove(
            ScheduleCommand.RemoveRound remove, CompetitionState state, Definition definition) {
        Optional<Decision<Event>> open = DefinitionChange.closed(remove.round(), state, definition);
        if (open.isPresent()) return open.get();
        if (remove.round() != definition.lastRound())
            return refuse(NOT_LAST_ROUND, "round", String.valueOf(definition.lastRound()));
        int round = remove.round();
        Entries entries = definition.entries();
        List<String> withdrawn = entries.withdrawals().stream()
                .filter(one -> one.fromRound() == round)
                .flatMap(one -> definition.player(one.playerId()).stream())
                .map(Player::name)
                .toList();
        if (!withdrawn.isEmpty())
            return refuse(
                    ROUND_HAS_WITHDRAWALS,
                    Map.of("round", String.valueOf(round), "players", String.join(", ", withdrawn)));
        return DefinitionChange.changed(
                remove,
                ChangeKind.ROUND_REMOVED,
                List.of(),
                round,
                definition,
                definition
                        .withRounds(definition.rounds().stream()
                                .filter(one -> one.number() != round)
                                .toList())
                        .with(entries.withByes(entries.byes().stream()
                                        .filter(bye -> bye.round() != round)
                                        .toList())
                                .withWithdrawals(entries.withdrawals().stream()
                                        .map(one -> one.untilRound() == round
                                                ? new Withdrawal(one.playerId(), one.fromRound(), 0, one.reason())
                                                : one)
                                        .toList())
                                .withVenueChanges(entries.venueChanges().stream()
                                        .filter(one -> one.fromRound() != round)
                                        .toList())));
    }

    private static Decision<Event> pair(
            ScheduleCommand.SetPairings set, CompetitionState state, Definition definition) {
        Optional<Decision<Event>> open = DefinitionChange.closed(set.round(), state, definition);
        if (open.isPresent()) return open.get();
        List<String> allocated = Stream.concat(
                        set.allocated().stream(),
                        set.byes().stream()
                                .filter(bye -> bye.kind() == ByeKind.ALLOCATED)
                                .map(Bye::playerId))
                .distinct()
                .toList();
        Optional<Decision<Event>> away = Stream.concat(
                        set.pairings().stream().flatMap(pairing -> Stream.of(pairing.whiteId(), pairing.blackId())),
                        allocated.stream())
                .flatMap(player -> away(player, set.round(), state, definition).stream())
                .findFirst();
        if (away.isPresent()) return away.get();
        Optional<Decision<Event>> withdrawn = set.byes().stream()
                .filter(bye -> bye.kind() != ByeKind.ZERO)
                .filter(bye -> isOut(bye.playerId(), set.round(), state, definition))
                .flatMap(bye -> away(bye.playerId(), set.round(), state, definition).stream())
                .findFirst();
        if (withdrawn.isPresent()) return withdrawn.get();
        List<Bye> others = set.byes().stream()
                .filter(bye ->
                        bye.kind() != ByeKind.ALLOCATED && !isOut(bye.playerId(), set.round(), state, definition))
                .map(bye -> new Bye(set.round(), bye.playerId(), bye.kind()))
                .toList();
        Round before = definition.round(set.round()).orElseThrow();
        Round now = new Round(before.number(), set.pairings(), before.startsAt(), before.chess960());
        Entries entries = definition.entries();
        List<Bye> kept = entries.byes().stream()
                .filter(bye -> bye.round() != set.round()
                        || bye.kind() != ByeKind.ALLOCATED
                                && others.stream()
                                        .noneMatch(other -> !other.equals(bye)
                                                && other.playerId().equals(bye.playerId())))
                .toList();
        List<Bye> byes = Stream.of(
                        kept.stream(),
                        allocated.stream().map(player -> new Bye(set.round(), player, ByeKind.ALLOCATED)),
                        others.stream().filter(other -> !kept.contains(other)))
                .flatMap(all -> all)
                .toList();
        if (now.pairings().equals(before.pairings()) && byes.equals(entries.byes())) now = before;
        return DefinitionChange.changed(
                set,
                ChangeKind.PAIRINGS_SET,
                List.of(),
                set.round(),
                definition,
                definition.with(now).with(entries.withByes(byes)));
    }

    /** Whether a player has left, or a ruling keeps the player out of a round. */
    private static boolean isOut(String player, int round, CompetitionState state, Definition definition) {
        return definition.entries().withdrawal(player, round).isPresent()
                || state.banFrom(round, player).isPresent();
    }

    /** Why a player cannot be paired in a round; empty: nothing is in the way. */
    static Optional<Decision<Event>> away(String player, int round, CompetitionState state, Definition definition) {
        Map<String, String> who = Map.of("player", definition.nameOfPlayer(player), "round", String.valueOf(round));
        if (definition.entries().withdrawal(player, round).isPresent())
            return Optional.of(refuse(PLAYER_WITHDRAWN, who));
        if (state.banFrom(round, player).isPresent()) return Optional.of(refuse(PLAYER_KEPT_OUT, who));
        return definition
                .entries()
                .bye(player, round)
                .filter(bye -> bye.kind() != ByeKind.ALLOCATED)
                .map(_ -> refuse(PLAYER_ABSENT, who));
    }

    private static Decision<Event> publish(
            ScheduleCommand.PublishPairings publish, CompetitionState state, Definition definition) {
        Optional<Decision<Event>> open = DefinitionChange.closed(publish.round(), state, definition);
        if (open.isPresent()) return open.get();
        Round before = definition.round(publish.round()).orElseThrow();
        if (before.pairings().isEmpty()) return refuse(ROUND_NOT_PAIRED, "round", String.valueOf(publish.round()));
        return DefinitionChange.changed(
                publish,
                ChangeKind.PAIRINGS_PUBLISHED,
                List.of(),
                publish.round(),
                definition,
                definition.with(
                        new Round(before.number(), before.pairings(), before.startsAt(), before.chess960(), true)));
    }
}
