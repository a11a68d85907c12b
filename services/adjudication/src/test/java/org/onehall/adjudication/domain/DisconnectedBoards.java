package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.Boards.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Scenario;
import org.onehall.regulations.CheckKind;
import org.onehall.regulations.DisconnectionOption;

/** Boards with disconnected players, and decisions about their cases. */
final class DisconnectedBoards {
    static final String RULING = BOARD + "/ruling-1";
    static final String WHITE_CASE = "rome/case-1";
    static final List<Precedent> EARLIER = List.of(
            new Precedent(DisconnectionOption.REDUCE, 2), new Precedent(DisconnectionOption.RESTART_SHORTER, 1));
    static final Set<DisconnectionOption> NEW_GAMES =
            Set.of(DisconnectionOption.RESTART, DisconnectionOption.RESTART_SHORTER);
    static final Duration A_MINUTE = Duration.ofMinutes(1);
    static final Command DELEGATE = new Command.DelegateDecision(BOARD, CASE);
    static final Command UNANSWERED = new Command.NoteUnanswered(CASE);

    private DisconnectedBoards() {}

    static Event.DisconnectionDecided decided(int number, DisconnectionOption option) {
        Command.DecideDisconnection decision = decide(option);
        return new Event.DisconnectionDecided(
                BOARD + "/ruling-" + number,
                CASE,
                "bari",
                Side.BLACK,
                option,
                decision.reduceBy(),
                decision.control(),
                decision.reason(),
                decision.addTo(),
                decision.addTime(),
                1,
                List.of(),
                NEW_GAMES.contains(option) ? List.of(CheckKind.DEVICE, CheckKind.FAIR_PLAY) : List.of(),
                List.of());
    }

    /** White was disconnected too, and everything needed is there for both. */
    static Scenario<Command, Event, AdjudicationState> bothDecidable() {
        var board = decidable();
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            board.given(ofWhite(state));
        return board;
    }

    static Event.CaseNoted ofWhite(CaseState state) {
        return new Event.CaseNoted(WHITE_CASE, "rome", Side.WHITE, state, 1, Optional.empty());
    }

    static Command.DecideDisconnection about(String caseId, DisconnectionOption option) {
        return about(caseId, decide(option));
    }

    static Command.DecideDisconnection about(String caseId, DisconnectionOption option, String control) {
        return about(caseId, decide(option, Optional.empty(), Optional.of(TimeControl.parse(control)), ""));
    }

    static Command.DecideDisconnection about(String caseId, Command.DecideDisconnection like) {
        return new Command.DecideDisconnection(
                BOARD,
                caseId,
                like.option(),
                like.reduceBy(),
                like.control(),
                like.reason(),
                like.addTo(),
                like.addTime(),
                List.of(),
                like.left(),
                like.mostPeriods());
    }

    static Command.DecideDisconnection reduce(Duration by) {
        return decide(DisconnectionOption.REDUCE, Optional.of(by), Optional.empty(), "");
    }

    static Command.DecideDisconnection known(
            Command.DecideDisconnection like, Optional<Duration> left, OptionalInt mostPeriods) {
        return new Command.DecideDisconnection(
                BOARD,
                like.caseId(),
                like.option(),
                like.reduceBy(),
                like.control(),
                like.reason(),
                like.addTo(),
                like.addTime(),
                List.of(),
                left,
                mostPeriods);
    }

    static Command.DecideDisconnection shorter(String control) {
        return decide(
                DisconnectionOption.RESTART_SHORTER, Optional.empty(), Optional.of(TimeControl.parse(control)), "");
    }

    static Command after(DisconnectionOption option, String reason, List<Precedent> precedents) {
        return new Command.DecideDisconnection(
                BOARD,
                CASE,
                option,
                Optional.of(Duration.ofSeconds(90)),
                Optional.empty(),
                reason,
                Optional.empty(),
                Optional.empty(),
                precedents,
                Optional.empty(),
                OptionalInt.empty());
    }

    static Command.DecideDisconnection penalised(
            DisconnectionOption option, boolean responsible, PenaltyItem... items) {
        Command.DecideDisconnection plain = decide(option);
        return new Command.DecideDisconnection(
                BOARD,
                CASE,
                option,
                plain.reduceBy(),
                plain.control(),
                "he pulled the cable",
                plain.addTo(),
                plain.addTime(),
                List.of(),
                Optional.empty(),
                OptionalInt.empty(),
                List.of(items),
                responsible,
                Optional.of(Boards.known(Optional.empty())));
    }
}
