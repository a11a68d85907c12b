package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.regulations.Action;

/** Late entries, corrections, withdrawals, byes, changes of venue and line-ups (OCR 16.1, FSSI team-a, team-b). */
final class EntryRules {
    private EntryRules() {}

    static Decision<Event> decide(
            EntryCommand command, Actor actor, Instant at, CompetitionState state, Definition definition) {
        Action action = command instanceof EntryCommand.MovePlayer || command instanceof EntryCommand.SetLineUp
                ? Action.ARRANGE_PLAYERS
                : Action.ENTER_PLAYERS;
        Optional<Decision<Event>> refused = OwnEntryRules.concern(command, actor)
                ? OwnEntryRules.refused(command, actor, at, state, definition)
                : DefinitionChange.refused(command, actor, action, venues(command, definition));
        if (refused.isPresent()) return refused.get();
        return switch (command) {
            case EntryCommand.EnterPlayers enter -> enter(enter, actor, at, state, definition);
            case EntryCommand.CorrectPlayer correct -> correct(correct, at, state, definition);
            case EntryCommand.WithdrawPlayer withdraw -> withdraw(withdraw, state, definition);
            case EntryCommand.ReturnPlayer back -> giveBack(back, state, definition);
            case EntryCommand.SetAbsence absence -> absence(absence, state, definition);
            case EntryCommand.MovePlayer move -> move(move, state, definition);
            case EntryCommand.SetLineUp lineUp -> lineUp(lineUp, definition);
        };
    }

    /** The venues that a command concerns. A Local Organiser has this right for one venue only. */
    private static String[] venues(EntryCommand command, Definition definition) {
        return switch (command) {
            case EntryCommand.EnterPlayers enter ->
                enter.entrants().stream()
                        .map(one -> one.player().venueId())
                        .distinct()
                        .toArray(String[]::new);
            case EntryCommand.CorrectPlayer correct ->
                venue(correct.entrant().player().playerId(), definition);
            case EntryCommand.WithdrawPlayer withdraw -> venue(withdraw.playerId(), definition);
            case EntryCommand.ReturnPlayer back -> venue(back.playerId(), definition);
            case EntryCommand.SetAbsence absence -> venue(absence.playerId(), definition);
            case EntryCommand.MovePlayer _, EntryCommand.SetLineUp _ -> new String[0];
        };
    }

    private static String[] venue(String playerId, Definition definition) {
        return definition.player(playerId).stream().map(Player::venueId).toArray(String[]::new);
    }

    // ---- entries

    private static Decision<Event> enter(
            EntryCommand.EnterPlayers enter, Actor actor, Instant at, CompetitionState state, Definition definition) {
        if (enter.entrants().stream()
                .anyMatch(one -> !DefinitionChange.isAllowed(
                        actor,
                        Action.ENTER_PLAYERS,
                        enter.competitionId(),
                        one.player().venueId()))) return refuse(FORBIDDEN_ROLE);
        if (definition
                .round(definition.lastRound())
                .filter(last -> !last.pairings().isEmpty())
                .isPresent()) return refuse(ENTRIES_CLOSED, "round", String.valueOf(definition.lastRound()));
        Definition now = definition;
        List<String> entered = new ArrayList<>();
        for (Entrant one : enter.entrants()) {
            Entrant known = one.player().playerId().isEmpty() ? one.with(nextId(now)) : one;
            Optional<Decision<Event>> wrong =
                    EntrantChecks.wrong(known, at, now).or(() -> renumbers(known, state, definition));
            if (wrong.isPresent()) return wrong.get();
            entered.add(known.player().playerId());
            now = withDetails(
                    known,
                    now.withPlayers(Stream.concat(now.players().stream(), Stream.of(known.player()))
                            .toList()));
            now = now.with(now.entries().withByes(missed(enter, known, state, now)));
        }
        return DefinitionChange.changed(enter, ChangeKind.PLAYERS_ENTERED, entered, 0, definition, now);
    }

    private static List<Bye> missed(
            EntryCommand.EnterPlayers enter, Entrant entrant, CompetitionState state, Definition now) {
        return Stream.concat(
                        now.entries().byes().stream(),
                        enter.missed().stream()
                                .flatMap(kind -> state.opened().stream()
                                        .sorted()
                                        .map(round ->
                                                new Bye(round, entrant.player().playerId(), kind))))
                .toList();
    }

    private static String nextId(Definition definition) {
        int next = definition.players().size() + 1;
        while (definition.player("p" + next).isPresent()
                || definition.official("p" + next).isPresent()) next++;
        return "p" + next;
    }

    private static int nextNumber(Definition definition) {
        return definition.startNumbers().values().stream()
                        .mapToInt(number -> number)
                        .max()
                        .orElse(0)
                + 1;
    }

    /** Records what a report and the registration say about a player. */
    private static Definition withDetails(Entrant one, Definition definition) {
        String id = one.player().playerId();
        List<Details> details = new ArrayList<>(definition.entries().details());
        Optional<Details> before =
                details.stream().filter(known -> known.playerId().equals(id)).findFirst();
        if (one.hasDetails() || before.isPresent() || !details.isEmpty()) {
            Map<String, Integer> numbers = definition.startNumbers();
            int number = one.startNumber() != 0
                    ? one.startNumber()
                    : before.map(Details::startNumber)
                            .orElseGet(() -> numbers.getOrDefault(id, nextNumber(definition)));
            Details now = new Details(
                    id,
                    number,
                    one.sex(),
                    one.title(),
                    Registration.fideNumber("", one.number()).orElse(""),
                    one.birth());
            before.ifPresentOrElse(known -> details.set(details.indexOf(known), now), () -> details.add(now));
        }
        Entries entries = definition.entries().withDetails(details);
        Registration registration = entries.registration().orElse(new Registration("", Optional.empty(), List.of()));
        boolean registered = !one.number().isEmpty() || one.acceptedAt().isPresent();
        if (registered || !registration.number(id).isEmpty())
            entries = entries.withRegistration(
                    registration.with(new Registration.Registered(id, one.number(), one.acceptedAt())));
        return definition.with(entries);
    }

    /** Once a round is open, no number that is in use goes to another player, and nobody gets another number. */
    private static Optional<Decision<Event>> renumbers(Entrant one, CompetitionState state, Definition definition) {
        if (one.startNumber() == 0 || state.opened().isEmpty()) return Optional.empty();
        Map<String, Integer> numbers = definition.startNumbers();
        String id = one.player().playerId();
        String holder = numbers.containsKey(id)
                ? id
                : numbers.entrySet().stream()
                        .filter(taken -> taken.getValue() == one.startNumber())
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .orElse("");
        return Optional.ofNullable(numbers.get(holder))
                .filter(number -> !holder.equals(id) || number != one.startNumber())
                .map(number -> refuse(
                        START_NUMBERS_FIXED,
                        Map.of(
                                "player",
                                definition.player(holder).orElseThrow().name(),
                                "number",
                                String.valueOf(number))));
    }

    private static Decision<Event> correct(
            EntryCommand.CorrectPlayer correct, Instant at, CompetitionState state, Definition definition) {
        Player now = correct.entrant().player();
        Optional<Player> before = definition.player(now.playerId());
        if (before.isEmpty()) return refuse(NO_SUCH_PLAYER);
        Optional<Decision<Event>> wrong = EntrantChecks.wrong(correct.entrant(), at, definition)
                .or(() -> renumbers(correct.entrant(), state, definition));
        if (wrong.isPresent()) return wrong.get();
        Definition after = definition.with(new Player(
                now.playerId(), now.name(), now.rating(), before.get().venueId(), now.federation()));
        return DefinitionChange.changed(
                correct,
                ChangeKind.PLAYER_CORRECTED,
                List.of(now.playerId()),
                0,
                definition,
                withDetails(correct.entrant(), after));
    }

    // ---- who plays in which round

    private static Decision<Event> withdraw(
            EntryCommand.WithdrawPlayer withdraw, CompetitionState state, Definition definition) {
        if (definition.player(withdraw.playerId()).isEmpty()) return refuse(NO_SUCH_PLAYER);
        Optional<Decision<Event>> open = DefinitionChange.closed(withdraw.fromRound(), state, definition);
        if (open.isPresent()) return open.get();
        if (definition
                .entries()
                .withdrawal(withdraw.playerId(), withdraw.fromRound())
                .isPresent()) return refuse(ALREADY_WITHDRAWN);
        List<Withdrawal> more = Stream.concat(
                        definition.entries().withdrawals().stream()
                                .filter(one -> !(one.playerId().equals(withdraw.playerId())
                                        && one.fromRound() > withdraw.fromRound())),
                        Stream.of(new Withdrawal(withdraw.playerId(), withdraw.fromRound(), 0, withdraw.reason())))
                .toList();
        List<Bye> byes = definition.entries().byes().stream()
                .filter(bye -> !(bye.playerId().equals(withdraw.playerId()) && bye.round() >= withdraw.fromRound()))
                .toList();
        return DefinitionChange.changed(
                withdraw,
                ChangeKind.PLAYER_WITHDRAWN,
                List.of(withdraw.playerId()),
                withdraw.fromRound(),
                definition,
                definition.with(definition.entries().withWithdrawals(more).withByes(byes)));
    }

    private static Decision<Event> giveBack(
            EntryCommand.ReturnPlayer back, CompetitionState state, Definition definition) {
        if (definition.player(back.playerId()).isEmpty()) return refuse(NO_SUCH_PLAYER);
        Optional<Decision<Event>> open = DefinitionChange.closed(back.fromRound(), state, definition);
        if (open.isPresent()) return open.get();
        Optional<Withdrawal> away = definition.entries().withdrawal(back.playerId(), back.fromRound());
        if (away.isEmpty()) return refuse(NOT_WITHDRAWN);
        List<Withdrawal> now = definition.entries().withdrawals().stream()
                .flatMap(one -> !one.equals(away.get())
                        ? Stream.of(one)
                        : one.fromRound() == back.fromRound()
                                ? Stream.of()
                                : Stream.of(new Withdrawal(
                                        one.playerId(), one.fromRound(), back.fromRound(), one.reason())))
                .toList();
        return DefinitionChange.changed(
                back,
                ChangeKind.PLAYER_RETURNED,
                List.of(back.playerId()),
                back.fromRound(),
                definition,
                definition.with(definition.entries().withWithdrawals(now)));
    }

    private static Decision<Event> absence(
            EntryCommand.SetAbsence absence, CompetitionState state, Definition definition) {
        String id = absence.playerId();
        if (definition.player(id).isEmpty()) return refuse(NO_SUCH_PLAYER);
        Optional<Decision<Event>> open = DefinitionChange.closed(absence.round(), state, definition);
        if (open.isPresent()) return open.get();
        Optional<Pairing> paired = definition.round(absence.round()).flatMap(round -> round.of(id));
        if (absence.kind().isPresent() && paired.isPresent())
            return refuse(
                    PLAYER_PAIRED,
                    Map.of(
                            "round",
                            String.valueOf(absence.round()),
                            "board",
                            String.valueOf(paired.get().board())));
        if (absence.kind().isPresent()
                && definition.entries().withdrawal(id, absence.round()).isPresent()) return refuse(ALREADY_WITHDRAWN);
        List<Bye> byes = Stream.concat(
                        definition.entries().byes().stream()
                                .filter(bye -> !(bye.playerId().equals(id) && bye.round() == absence.round())),
                        absence.kind().map(kind -> new Bye(absence.round(), id, kind)).stream())
                .toList();
        return DefinitionChange.changed(
                absence,
                absence.kind().isPresent() ? ChangeKind.ABSENCE_SET : ChangeKind.ABSENCE_TAKEN_BACK,
                List.of(id),
                absence.round(),
                definition,
                definition.with(definition.entries().withByes(byes)));
    }

    private static Decision<Event> move(EntryCommand.MovePlayer move, CompetitionState state, Definition definition) {
        Optional<Player> player = definition.player(move.playerId());
        if (player.isEmpty()) return refuse(NO_SUCH_PLAYER);
        if (definition.venue(move.venueId()).isEmpty()) return refuse(NO_SUCH_VENUE);
        Optional<Decision<Event>> open = DefinitionChange.closed(move.fromRound(), state, definition);
        if (open.isPresent()) return open.get();
        List<VenueChange> others = definition.entries().venueChanges().stream()
                .filter(one -> !(one.playerId().equals(move.playerId()) && one.fromRound() >= move.fromRound()))
                .toList();
        boolean stays = others.stream()
                .filter(one -> one.playerId().equals(move.playerId()))
                .reduce((_, last) -> last)
                .map(VenueChange::venueId)
                .orElse(player.get().venueId())
                .equals(move.venueId());
        List<VenueChange> now = stays
                ? others
                : Stream.concat(
                                others.stream(),
                                Stream.of(new VenueChange(move.playerId(), move.venueId(), move.fromRound())))
                        .toList();
        return DefinitionChange.changed(
                move,
                ChangeKind.PLAYER_MOVED,
                List.of(move.playerId()),
                move.fromRound(),
                definition,
                definition.with(definition.entries().withVenueChanges(now)));
    }

    /** With the changes of venue that hold from a round on or earlier. */
    static Definition withVenuesOf(int round, Definition definition) {
        Definition now = definition;
        for (VenueChange change : definition.entries().venueChanges()) {
            if (change.fromRound() > round) continue;
            Player player = now.player(change.playerId()).orElseThrow();
            now = now.with(new Player(
                    player.playerId(), player.name(), player.rating(), change.venueId(), player.federation()));
        }
        return now.with(now.entries()
                .withVenueChanges(definition.entries().venueChanges().stream()
                        .filter(change -> change.fromRound() > round)
                        .toList()));
    }

    private static Decision<Event> lineUp(EntryCommand.SetLineUp lineUp, Definition definition) {
        List<Team> teams = definition.entries().teams();
        if (teams.stream().noneMatch(team -> team.teamId().equals(lineUp.teamId()))) return refuse(UNKNOWN_TEAM);
        List<Team> now = teams.stream()
                .map(team -> team.teamId().equals(lineUp.teamId())
                        ? new Team(team.teamId(), team.name(), lineUp.captainId(), lineUp.playerIds())
                        : team)
                .toList();
        return DefinitionChange.changed(
                lineUp,
                ChangeKind.LINE_UP_SET,
                List.of(lineUp.teamId()),
                0,
                definition,
                definition.with(definition.entries().withTeams(now)));
    }
}
