package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.Attendance.Person;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.NeitherPresent;

/**
 * Who is at the board, the held start and the default time (OCR 16.11, LAW 6.7, DEC-13, DEC-14, DEC-27). A lost
 * connection never counts against a player (OCR 16.5), and a connected device does not prove that a person is there. A
 * player who checks in on the device, or gives a command, is present until an arbiter says otherwise. After that, a
 * check-in on a device does not count; only another entry by an arbiter or a move does. Default time is playing time:
 * while an arbiter keeps the game from going on, and while the hall is out and cannot see arrivals, it stands like the
 * clocks (OCR 19.6, ENG-4). So a player who came during an outage is in time, whenever the arrival is recorded.
 */
final class Presence {
    private static final int LONGEST_MINUTES = 24 * 60;
    private static final Map<SeatRecord, String> WORDS = Map.of(
            SeatRecord.NOTHING,
            "not recorded",
            SeatRecord.PRESENT,
            "recorded as present",
            SeatRecord.ABSENT,
            "recorded as absent");

    private Presence() {}

    static Decision<Event> decide(PresenceCommand command, Submitted<Command> submitted, Board board) {
        return switch (command) {
            case PresenceCommand.RecordPresence record -> record(record, submitted, board);
            case PresenceCommand.HoldStart hold -> hold(hold, submitted, board);
            case PresenceCommand.ExcludeSeat exclude -> exclude(exclude, submitted, board);
            case PresenceCommand.ClaimDefault _ -> claim(submitted, board);
            case PresenceCommand.WaiveDefault waive -> waive(waive, submitted, board);
            case PresenceCommand.ReverseForfeit reverse -> reverse(reverse, submitted, board);
        };
    }

    /**
     * A player who gives a command is there. A player recorded absent is there again only after making a move (DEC-13).
     */
    static List<Event> noticed(Submitted<Command> submitted, Board board) {
        Optional<Side> side = seat(submitted);
        if (side.isEmpty() || board.phase() == Phase.ENDED) return List.of();
        Person person = board.attendance().person(side.get());
        boolean elsewhere = person.absent() && (board.phase() == Phase.ADJOURNED || !isMove(submitted.command()));
        return person.isHere() || elsewhere ? List.of() : arrival(side.get(), submitted.at(), false, submitted, board);
    }

    private static boolean isMove(Command command) {
        return command instanceof MoveCommand.Play
                || command instanceof MoveCommand.QueuePreMove
                || command instanceof AdjournmentCommand.SealMove;
    }

    /** Whether the caller's seat is excluded from the game at present (FSSI ind-b). */
    static boolean isExcluded(Submitted<Command> submitted, Board board) {
        return board.phase() != Phase.ENDED
                && seat(submitted)
                        .filter(side -> board.attendance().person(side).excluded())
                        .isPresent();
    }

    /** The seat of the caller, who plays it or enters its moves as assistant. */
    static Optional<Side> seat(Submitted<Command> submitted) {
        Actor actor = submitted.actor();
        boolean seated = (actor.role() == Role.PLAYER || actor.role() == Role.ASSISTANT)
                && actor.board().equals(submitted.command().boardId())
                && !actor.side().isEmpty();
        return seated ? Optional.of(Side.valueOf(actor.side())) : Optional.empty();
    }

    /** The seat whose start is held although its player is there (DEC-27); an absent player never holds a start. */
    static Optional<Side> holdsStart(Board board) {
        return Arrays.stream(Side.values())
                .filter(side -> {
                    Person person = board.attendance().person(side);
                    return person.holdsStart() && person.isHere() && !person.excluded();
                })
                .findFirst();
    }

    private static Decision<Event> record(
            PresenceCommand.RecordPresence record, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAtSeat(Action.RECORD_PRESENCE, record.side(), submitted, board))
            return refuse(FORBIDDEN_ROLE);
        Instant seen = record.since()
                .filter(since -> GameDecider.isService(submitted) && since.isBefore(submitted.at()))
                .orElse(submitted.at());
        if (board.phase() == Phase.ENDED) return afterForfeit(record, seen, submitted, board);
        boolean byDevice = GameDecider.isService(submitted);
        Person person = board.attendance().person(record.side());
        if (byDevice && person.absent()) return accept();
        if (isKnown(record, byDevice, person)) return accept();
        if (person.excluded()) return byDevice ? accept() : refuse(SEAT_EXCLUDED);
        SeatRecord now = person.onRecord();
        if (record.seen().orElse(now) != now) return refuse(PRESENCE_CHANGED, "presence", WORDS.get(now));
        if (!record.present()) return accept(new Event.SeatPresent(record.side(), false, submitted.at()));
        return accept(person.hereSince()
                .map(since -> List.<Event>of(new Event.SeatPresent(record.side(), true, since)))
                .orElseGet(() -> arrival(record.side(), seen, byDevice, submitted, board)));
    }

    /**
     * Whether there is nothing new to record. An arbiter may record as absent a player who never came: before the start
     * the game then begins without him (DEC-13, DEC-27), and later no device counts for him. The same holds in an
     * adjourned game, to which all players must come again (ADJ I.10). An arbiter may also confirm a player whom only
     * the device has reported.
     */
    private static boolean isKnown(PresenceCommand.RecordPresence record, boolean byDevice, Person person) {
        boolean missed = !byDevice && !person.excluded();
        boolean told = !record.present() || !person.byDevice() || byDevice;
        return record.present() == person.isHere() && told && (record.present() || person.absent() || !missed);
    }

    /**
     * A check-in that was on its way when the default time ran out undoes the forfeit, because the player was there in
     * time. A device's check-in does not, if an arbiter has recorded the player absent. An opponent who was not there
     * has still lost.
     */
    private static Decision<Event> afterForfeit(
            PresenceCommand.RecordPresence record, Instant seen, Submitted<Command> submitted, Board board) {
        boolean inTime = board.attendance()
                .deadline(record.side(), board.rules())
                .filter(deadline -> !seen.isAfter(deadline))
                .isPresent();
        boolean byDevice = GameDecider.isService(submitted);
        Person person = board.attendance().person(record.side());
        if (byDevice && (person.absent() || person.excluded())) return accept();
        if (!record.present() || !inTime || !board.attendance().forfeited().contains(record.side())) return accept();
        Optional<Decision<Event>> over = RoundNow.whyNotOn(record.round());
        if (over.isPresent()) return over.get();
        List<Side> absent = board.attendance().forfeited().stream()
                .filter(side -> side != record.side())
                .toList();
        List<Event> undone = List.of(
                new Event.SeatPresent(record.side(), true, seen, byDevice),
                reversed(Reason.of(ReasonCode.WAS_IN_TIME), submitted.at(), board));
        return GameDecider.after(
                undone, board, now -> absent.isEmpty() ? accept() : accept(forfeit(absent, now, submitted.at())));
    }

    private static Event.GameEnded forfeit(List<Side> lost, Board board, Instant at) {
        return GameDecider.ended(
                lost.size() == 2 ? Result.BOTH_LOSE : Result.win(lost.getFirst().other()),
                Termination.FORFEIT,
                "LAW 6.7.1",
                board,
                at);
    }

    /**
     * A player arrives: the arrival is recorded, lost time is shared where the rules say so, and a sealed move is
     * opened if it was this player's to answer.
     */
    private static List<Event> arrival(
            Side side, Instant seen, boolean byDevice, Submitted<Command> submitted, Board board) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.SeatPresent(side, true, seen, byDevice));
        events.addAll(lostTime(board, submitted.at()));
        events.addAll(Adjournment.openedFor(side, submitted.at(), board));
        return events;
    }

    /** How the time is adjusted, at the first arrival, that passed while nobody was there (OCR 16.11, LAW 6.7.2). */
    private static List<Event> lostTime(Board board, Instant at) {
        NeitherPresent rule = board.rules().neitherPresent().orElse(NeitherPresent.WHITE_LOSES_TIME);
        Attendance people = board.attendance();
        boolean empty = Arrays.stream(Side.values())
                .noneMatch(side ->
                        people.person(side).isHere() || people.person(side).moved());
        boolean waiting = board.phase() == Phase.PLAYING || board.phase() == Phase.PAUSED;
        boolean firstSession =
                board.ply() == 0 && !board.sealing().resumed(); // Later the answering side loses it (ADJ I.10).
        if (rule == NeitherPresent.WHITE_LOSES_TIME
                || !empty
                || !waiting
                || !firstSession
                || board.clocks().flagged(at)) return List.of();
        Side runner = board.position().sideToMove();
        Clocks clocks = board.clocks();
        Duration lost = people.unrun().minus(clocks.remaining(runner, at)); // without what arbiters gave or took
        Duration back = rule == NeitherPresent.NO_LOSS ? lost : Duration.ofMillis(lost.toMillis() / 2);
        if (!back.isPositive()) return List.of();
        Event.TimeAdjusted given = adjusted(clocks, runner, back, at);
        if (rule == NeitherPresent.NO_LOSS || !clocks.canTake(runner.other(), back, at)) return List.of(given);
        return List.of(given, adjusted(clocks.add(runner, back, at), runner.other(), back.negated(), at));
    }

    private static Event.TimeAdjusted adjusted(Clocks clocks, Side side, Duration change, Instant at) {
        return new Event.TimeAdjusted(
                side,
                change,
                Reason.of(ReasonCode.NOBODY_PRESENT),
                ClockReading.of(clocks.add(side, change, at), at),
                "OCR 16.11",
                ClockReading.of(clocks, at));
    }

    private static Decision<Event> hold(PresenceCommand.HoldStart hold, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAtSeat(Action.START_GAME, hold.side(), submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (hold.held() && Texts.isEmpty(hold.reason())) return refuse(REASON_MISSING);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() != Phase.CREATED) return refuse(ALREADY_STARTED);
        if (board.attendance().person(hold.side()).holdsStart() == hold.held()) return accept();
        if (hold.held() && !board.attendance().person(hold.side()).isHere())
            return refuse(SEAT_ABSENT, "seat", hold.side().name());
        return accept(new Event.StartHeld(hold.side(), hold.held(), hold.reason()));
    }

    /**
     * From then on the excluded player is not waited for. Any default time above zero is only for the other players.
     */
    private static Decision<Event> exclude(
            PresenceCommand.ExcludeSeat exclude, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAtSeat(Action.WAIVE_DEFAULT, exclude.side(), submitted, board))
            return refuse(FORBIDDEN_ROLE);
        if (!board.rules().rollCall()) return refuse(NO_ROLL_CALL);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() != Phase.CREATED) return refuse(ALREADY_STARTED);
        Person person = board.attendance().person(exclude.side());
        if (person.excluded() == exclude.excluded()) return accept();
        if (person.isHere() && !person.byDevice()) return refuse(ROLL_CALL_ANSWERED);
        List<Event> events = new ArrayList<>();
        events.add(new Event.SeatExcluded(exclude.side(), exclude.excluded()));
        int minutes = exclude.excluded() ? 0 : board.rules().defaultMinutes();
        if (board.rules().defaultMinutes() > 0)
            events.add(new Event.DefaultWaived(
                    Optional.of(exclude.side()),
                    OptionalInt.of(minutes),
                    Reason.of(
                            exclude.excluded() ? ReasonCode.EXCLUDED_AT_ROLL_CALL : ReasonCode.EXCLUSION_TAKEN_BACK)));
        return accept(events);
    }

    private static Decision<Event> claim(Submitted<Command> submitted, Board board) {
        if (!GameDecider.isService(submitted)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() != Phase.PLAYING) return refuse(GameDecider.notPlaying(board));
        List<Side> lost = Arrays.stream(Side.values())
                .filter(side -> board.attendance().isLost(side, board.rules(), submitted.at()))
                .toList();
        if (lost.isEmpty()) return refuse(DEFAULT_NOT_OVER);
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        return GameDecider.after(
                Adjournment.opened(submitted.at(), board),
                board,
                now -> now.phase() == Phase.ENDED ? accept() : accept(forfeit(lost, now, submitted.at())));
    }

    private static Decision<Event> waive(
            PresenceCommand.WaiveDefault waive, Submitted<Command> submitted, Board board) {
        boolean may = waive.side()
                .map(side -> GameDecider.mayAtSeat(Action.WAIVE_DEFAULT, side, submitted, board))
                .orElseGet(() -> GameDecider.maySystemOr(Action.WAIVE_DEFAULT, submitted, board));
        if (!may) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(waive.reason())) return refuse(REASON_MISSING);
        if (waive.minutes().isPresent()
                && (waive.minutes().getAsInt() < 0 || waive.minutes().getAsInt() > LONGEST_MINUTES))
            return refuse(MALFORMED_MINUTES);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        boolean excluded = Arrays.stream(Side.values())
                .anyMatch(side -> waive.side().orElse(side) == side
                        && board.attendance().person(side).excluded());
        if (excluded) return refuse(SEAT_EXCLUDED);
        return accept(new Event.DefaultWaived(waive.side(), waive.minutes(), waive.reason()));
    }

    private static Decision<Event> reverse(
            PresenceCommand.ReverseForfeit reverse, Submitted<Command> submitted, Board board) {
        List<Side> lost = board.attendance().forfeited();
        boolean may = lost.size() == 1
                ? GameDecider.mayAtSeat(Action.WAIVE_DEFAULT, lost.getFirst(), submitted, board)
                : GameDecider.maySystemOr(Action.WAIVE_DEFAULT, submitted, board);
        if (!may) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(reverse.reason())) return refuse(REASON_MISSING);
        if (lost.isEmpty()) return refuse(NOT_FORFEITED);
        Optional<Decision<Event>> over = RoundNow.whyNotOn(reverse.round());
        if (over.isPresent()) return over.get();
        return accept(reversed(reverse.reason(), submitted.at(), board));
    }

    private static Event.ForfeitReversed reversed(String reason, Instant at, Board board) {
        return new Event.ForfeitReversed(reason, ClockReading.of(board.clocks(), at));
    }

    static Board evolve(Board board, Event event) {
        Attendance known = board.attendance();
        return switch (event) {
            case Event.SeatPresent(var side, var present, var at, var byDevice) -> {
                Person before = known.person(side);
                boolean came = present != before.isHere();
                Instant since = came ? countedAs(at, board) : at;
                Attendance now = known.with(side, present ? before.here(Optional.of(since), byDevice) : before.away());
                yield board.with(
                        came
                                ? now.unrun(board.clocks()
                                        .remaining(board.position().sideToMove(), at))
                                : now);
            }
            case Event.StartHeld(var side, var held, var _) ->
                board.with(known.with(side, known.person(side).holding(held)));
            case Event.SeatExcluded(var side, var excluded) ->
                board.with(known.with(side, known.person(side).excluded(excluded)));
            case Event.DefaultWaived(var side, var minutes, var _) ->
                board.with(known.with(allowed(known.persons(), side, minutes)));
            case Event.ForfeitReversed _ ->
                board.with(notForfeited(known, board.rules())).with(Phase.PAUSED, board.clocks());
            case Event other -> throw new IllegalArgumentException("not about presence: " + other);
        };
    }

    /**
     * A player whom an arbiter has excused has no default time any more (DEC-14). A player who was there in time never
     * lost it.
     */
    private static Attendance notForfeited(Attendance known, GameRules rules) {
        boolean foundInTime = known.forfeited().stream().anyMatch(side -> known.cameInTime(side, rules));
        BySide<Person> persons = known.persons();
        for (Side side : foundInTime ? List.<Side>of() : known.forfeited())
            persons = persons.with(
                    side, persons.get(side).allowed(OptionalInt.empty()).excluded(false));
        return known.forfeited(List.of()).with(persons);
    }

    /** An order changed what the clocks show although they did not run (OCR 16.11). */
    static Attendance ordered(Board board, Clocks after, Instant at) {
        Side first = board.position().sideToMove();
        Attendance known = board.attendance();
        return known.unrun(known.unrun()
                .plus(after.remaining(first, at))
                .minus(board.clocks().remaining(first, at)));
    }

    /** Nobody is late while the game stands by order: the arbiters are dealing with it. */
    private static Instant countedAs(Instant at, Board board) {
        return board.attendance()
                .from()
                .filter(start -> board.phase() == Phase.PAUSED && start.isBefore(at))
                .orElse(at);
    }

    private static BySide<Person> allowed(BySide<Person> persons, Optional<Side> side, OptionalInt minutes) {
        return side.map(one -> persons.with(one, persons.get(one).allowed(minutes)))
                .orElseGet(() -> persons.map(person -> person.allowed(minutes)));
    }

    /** The start of an attempt, from which default time counts unless the scheduled start is later (OCR 16.11). */
    static Attendance started(Event.GameStarted started, Board board) {
        Instant start = started.clocks().at();
        return board.attendance()
                .countedFrom(started.scheduledAt().filter(start::isBefore).orElse(start))
                .unrun(started.clocks().shows(board.position().sideToMove()));
    }

    /** Records the sides that lost by absence, if that is why the game ended (LAW 6.7.1). */
    static Attendance ended(Event.GameEnded ended, Board board) {
        if (ended.termination() != Termination.FORFEIT) return board.attendance();
        return board.attendance()
                .forfeited(
                        switch (ended.result()) {
                            case WHITE_WINS -> List.of(Side.BLACK);
                            case BLACK_WINS -> List.of(Side.WHITE);
                            case BOTH_LOSE -> List.of(Side.WHITE, Side.BLACK);
                            case DRAW -> List.of();
                        });
    }
}
