package org.onehall.game.domain;

import java.time.Duration;
import java.time.Instant;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;

/** What happened on a board. Fields are described in game.proto. */
public sealed interface Event {
    record GameCreated(Seat white, Seat black, TimeControl whiteControl, TimeControl blackControl, String initialFen,
            GameRules rules, ClockReading clocks) implements Event {}

    record SeatCleared(Side side, CheckKind check, boolean passed) implements Event {}

    record GameStarted(int attempt, ClockReading clocks) implements Event {}

    record MovePlayed(Side side, int ply, String uci, String san, String fen, Duration spent, ClockReading clocks,
            boolean offerDraw, String offerRefused) implements Event {}

    record DrawOffered(Side side, int ply) implements Event {}

    record DrawDeclined(Side side) implements Event {}

    record FlagFell(Side side, Instant at, ClockReading clocks, boolean provisional) implements Event {}

    record GameEnded(Result result, Termination termination, ClockReading clocks, String winnability, String article)
            implements Event {}

    record GamePaused(String reason, ClockReading clocks) implements Event {}

    record GameResumed(String reason, ClockReading clocks, String article) implements Event {}

    record TimeAdjusted(Side side, Duration change, String reason, ClockReading clocks, String article) implements Event {}

    record GameVoided(int attempt, String reason, String article) implements Event {}

    record GameRestarted(int attempt, TimeControl whiteControl, TimeControl blackControl, String initialFen,
            ClockReading clocks) implements Event {}

    record DisconnectionNoted(Side side, String caseId, boolean open, ClockReading clocks) implements Event {}

    record OutageCovered(Instant from, Instant to, ClockReading clocks) implements Event {}
}
