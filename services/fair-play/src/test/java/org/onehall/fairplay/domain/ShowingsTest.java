package org.onehall.fairplay.domain;

import static org.onehall.fairplay.domain.Boards.*;
import static org.onehall.fairplay.domain.FairPlayRefusal.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Scenario;
import org.onehall.regulations.CheckKind;

/** What players show before a game if the regulations ask for it: surroundings, tasks, screen (APP-I A6, V-12). */
class ShowingsTest {
    private static final List<Duty> BOTH = List.of(Duty.SURROUNDINGS_SHOWN, Duty.SCREEN_SHARED);
    private static final Circumstances NOW = showing(Duty.SURROUNDINGS_SHOWN, Duty.SCREEN_SHARED);

    private static Command check(CheckKind kind, boolean passed) {
        return new Command.RecordCheck(BOARD, Side.BLACK, kind, passed, "", BOTH, false, Optional.empty());
    }

    private static Event passed(CheckKind kind, boolean passed) {
        return recorded(kind, passed, 1);
    }

    private static Scenario<Command, Event, FairPlayState> shown() {
        return created()
                .when(tick(Side.BLACK, Duty.SURROUNDINGS_SHOWN, true, NOW), LCA_BARI, T0)
                .accepted()
                .when(tick(Side.BLACK, Duty.SCREEN_SHARED, true, NOW), FLOOR_BARI, T0)
                .accepted();
    }

    @Test
    void theFairPlayCheckPassesOnceEverythingIsShownAndTicked() { // APP-I A6, OCR 18.6
        created()
                .when(check(CheckKind.FAIR_PLAY, true), LCA_BARI, T0)
                .refused(NOT_SHOWN)
                .when(tick(Side.BLACK, Duty.SURROUNDINGS_SHOWN, true, NOW), LCA_BARI, T0)
                .accepted()
                .when(check(CheckKind.FAIR_PLAY, true), LCA_BARI, T0)
                .refused(NOT_SHOWN)
                .when(check(CheckKind.FAIR_PLAY, false), LCA_BARI, T0)
                .then(passed(CheckKind.FAIR_PLAY, false))
                .when(check(CheckKind.DEVICE, true), LCA_BARI, T0)
                .then(passed(CheckKind.DEVICE, true))
                .when(tick(Side.BLACK, Duty.SCREEN_SHARED, true, NOW), FLOOR_BARI, T0)
                .accepted()
                .when(check(CheckKind.FAIR_PLAY, true), LCA_BARI, T0)
                .then(passed(CheckKind.FAIR_PLAY, true));
    }

    @Test
    void whatTheOpponentHasShownDoesNotCount() { // APP-I A6
        created()
                .when(tick(Side.WHITE, Duty.SURROUNDINGS_SHOWN, true, NOW), LCA_ROME, T0)
                .accepted()
                .when(tick(Side.WHITE, Duty.SCREEN_SHARED, true, NOW), LCA_ROME, T0)
                .accepted()
                .when(check(CheckKind.FAIR_PLAY, true), LCA_BARI, T0)
                .refused(NOT_SHOWN);
    }

    @Test
    void aTickThatIsTakenBackTakesTheCheckWithItUntilTheStart() { // APP-I A6, OCR 18.6
        var ticked = shown().when(check(CheckKind.FAIR_PLAY, true), LCA_BARI, T0)
                .accepted()
                .when(tick(Side.BLACK, Duty.SCREEN_SHARED, false, NOW), LCA_BARI, T0);
        ticked.then(
                new FloorEvent.DutyTicked(Side.BLACK, Duty.SCREEN_SHARED, false, "p-black", NOW.at(T0)),
                passed(CheckKind.FAIR_PLAY, false));
        shown().when(check(CheckKind.FAIR_PLAY, true), LCA_BARI, T0)
                .given(noted(1, true))
                .when(tick(Side.BLACK, Duty.SCREEN_SHARED, false, NOW), LCA_BARI, T0)
                .then(new FloorEvent.DutyTicked(Side.BLACK, Duty.SCREEN_SHARED, false, "p-black", NOW.at(T0)));
    }

    @Test
    void aNewGameNeedsItAgain() { // APP-I A6, DEC-26
        shown().given(noted(2, false))
                .when(check(CheckKind.FAIR_PLAY, true), LCA_BARI, T0)
                .refused(NOT_SHOWN);
    }

    @Test
    void whatTheRegulationsDoNotAskForIsNotTicked() { // APP-I A6, V-12
        created()
                .when(tick(Side.BLACK, Duty.TASKS_SHOWN, true, NOW), LCA_BARI, T0)
                .refused(DUTY_NOT_ASKED)
                .when(tick(Side.BLACK, Duty.SCREEN_SHARED, true, showing()), LCA_BARI, T0)
                .refused(DUTY_NOT_ASKED);
    }

    @Test
    void whoComesLateShowsItBeforeHeIsCheckedToo() { // APP-I A6, DEC-27
        var late =
                new Command.RecordCheck(BOARD, Side.BLACK, CheckKind.FAIR_PLAY, true, "", BOTH, true, Optional.empty());
        var playing = new Circumstances(
                true,
                1,
                0,
                NOW.toMove(),
                NOW.clocks(),
                false,
                "p-white",
                "p-black",
                "",
                "",
                false,
                false,
                Writing.NOT_ASKED,
                Writing.NOT_ASKED,
                BOTH,
                false);
        created()
                .given(noted(1, true))
                .when(late, LCA_BARI, T0)
                .refused(NOT_SHOWN)
                .when(tick(Side.BLACK, Duty.SURROUNDINGS_SHOWN, true, playing), LCA_BARI, T0)
                .accepted()
                .when(tick(Side.BLACK, Duty.SCREEN_SHARED, true, playing), LCA_BARI, T0)
                .accepted()
                .when(late, LCA_BARI, T0)
                .then(passed(CheckKind.FAIR_PLAY, true))
                .when(tick(Side.BLACK, Duty.SCREEN_SHARED, false, playing), LCA_BARI, T0)
                .then(
                        new FloorEvent.DutyTicked(Side.BLACK, Duty.SCREEN_SHARED, false, "p-black", playing.at(T0)),
                        passed(CheckKind.FAIR_PLAY, false));
    }
}
