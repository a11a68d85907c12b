package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.onehall.game.domain.Games.*;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.NeitherPresent;

/** A round that begins at 15:00:00, its officials, and the commands about presence that several tests send. */
final class RoundAtThree {
    static final PresenceCommand.ClaimDefault CLAIM = new PresenceCommand.ClaimDefault(BOARD);
    static final ClockCommand.Resume RESUME = resume();
    static final Actor LCA_MILAN = Actor.official("lca-milan", Role.LOCAL_CHIEF_ARBITER, "milan");
    static final Actor FLOOR_ROME = Actor.official("floor-rome", Role.FLOOR_ARBITER, "rome");
    static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");

    private RoundAtThree() {}

    static Scenario<Command, Event, BoardState> round(int minutes, NeitherPresent neither) {
        return created(withDefault(rules(), minutes, neither), "90+30", Optional.empty());
    }

    static Scenario<Command, Event, BoardState> round(int minutes) {
        return round(minutes, NeitherPresent.WHITE_LOSES_TIME);
    }

    static Instant at(String time) {
        return Instant.parse("2026-05-01T" + time + "Z");
    }

    static Optional<RoundNow> round(boolean official, int... later) {
        return Optional.of(
                new RoundNow(1, official, later.length == 0 ? OptionalInt.empty() : OptionalInt.of(later[0])));
    }

    static Event.GameEnded end(Scenario<Command, Event, BoardState> board) {
        return assertInstanceOf(Event.GameEnded.class, board.events().getLast());
    }

    static PresenceCommand.RecordPresence absent(Side side) {
        return new PresenceCommand.RecordPresence(
                BOARD, side, false, Optional.empty(), Optional.empty(), Optional.empty());
    }

    static Scenario<Command, Event, BoardState> checked(
            Scenario<Command, Event, BoardState> board, Side side, Instant at) {
        for (CheckKind check : CheckKind.values())
            board.when(new Command.ClearSeat(BOARD, side, check, true), SERVICE, at)
                    .accepted();
        return board;
    }
}
