package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.Attendance.Person;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.NeitherPresent;

/**
 * The default time and the forfeit (OCR 16.11, LAW 6.7, DEC-13, DEC-14). Default time is playing time: while an arbiter
 * keeps the game from going on, and while the hall is out and cannot see arrivals, it stands like the clocks (OCR 19.6,
 * ENG-4). So a player who came during an outage is in time, whenever the arrival is recorded.
 */
final class DefaultTime {
    private static final int LONGEST_MINUTES = 24 * 60;

    private DefaultTime() {}

    /**
     * A check-in that was on its way when the default time ran out undoes the forfeit, because the player was there in
     * time. A device's check-in does not, if an arbiter has recorded the player absent. An opponent who was not there
     * has still lost.
     */
    static Decision<Event> afterForfeit(
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

    /** How the time is adjusted, at the first arrival, that passed while nobody was there (OCR 16.11, LAW 6.7.2). */
    static List<Event> lostTime(Board board, Instant at) {
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

    static Decision<Event> claim(Submitted<Command> submitted, Board board) {
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

    static Decision<Event> waive(PresenceCommand.WaiveDefault waive, Submitted<Command> submitted, Board board) {
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

    static Decision<Event> reverse(PresenceCommand.ReverseForfeit reverse, Submitted<Command> submitted, Board board) {
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

    /**
     * A player whom an arbiter has excused has no default time any more (DEC-14). A player who was there in time never
     * lost it.
     */
    static Attendance notForfeited(Attendance known, GameRules rules) {
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

    static BySide<Person> allowed(BySide<Person> persons, Optional<Side> side, OptionalInt minutes) {
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
