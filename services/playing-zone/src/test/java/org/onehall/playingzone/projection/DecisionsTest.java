package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.regulations.DisconnectionOption.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.disconnection.DecisionView;
import org.onehall.playingzone.projection.disconnection.ShownCase;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.adjudication.v1.CaseVoided;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.competition.v1.PenaltyRules;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CaseReported;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.connectivity.v1.LinkRestored;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.ReportOverdue;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.PreMoveQueued;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.Fine;
import org.onehall.regulations.DisconnectionDecision.Obstacle;
import org.onehall.regulations.DisconnectionOption;

/** What the hall says can be decided about a disconnection now (OCR 18.9). */
class DecisionsTest extends HallFixture {
    private static final String CASE = "rome/case-1";
    private static final String OPPONENTS = "milan/case-1";
    private static final String OTHER_BOARD = "demo/1/2";

    private Changes opened(String id, String board, org.onehall.proto.types.v1.Side side, int attempt) {
        return hall.fold(facts.connectivity(
                id.substring(0, id.indexOf('/')),
                event -> event.setCaseOpened(CaseOpened.newBuilder()
                        .setCaseId(id)
                        .setBoardId(board)
                        .setSide(side)
                        .setGame(GameGlimpse.newBuilder().setAttempt(attempt).setClocks(Facts.standing(580, 500))))));
    }

    private void back(String id) {
        hall.fold(facts.connectivity(
                id.substring(0, id.indexOf('/')),
                event -> event.setLinkRestored(LinkRestored.newBuilder().setCaseId(id))));
    }

    private void reported(String id) {
        hall.fold(facts.connectivity(
                id.substring(0, id.indexOf('/')),
                event -> event.setCaseReported(CaseReported.newBuilder().setCaseId(id))));
    }

    /** A case that waits only for its decision. */
    private void ready() {
        play();
        opened(CASE, BOARD, WHITE, 1);
        back(CASE);
        reported(CASE);
    }

    private Changes decided(
            String ruling,
            String caseId,
            String board,
            org.onehall.proto.adjudication.v1.DisconnectionOption option,
            int attempt) {
        return hall.fold(facts.adjudication(board, "OCR 18.9", CA, event -> {
            var decided = DisconnectionDecided.newBuilder()
                    .setRulingId(ruling)
                    .setCaseId(caseId)
                    .setSide(BLACK)
                    .setOption(option)
                    .setAttempt(attempt);
            if (option == org.onehall.proto.adjudication.v1.DisconnectionOption.DISCONNECTION_OPTION_RESTART_SHORTER)
                decided.setControl(Facts.control(Integer.parseInt(ruling), 10));
            event.setDisconnectionDecided(decided);
        }));
    }

    private void refused(String ruling) {
        hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId(ruling))));
    }

    private Optional<DecisionView> decision(String id) {
        return hall.boardViews().disconnection(id).orElseThrow().decision();
    }

    private Optional<Obstacle> obstacle(String id, DisconnectionOption option) {
        return decision(id).orElseThrow().options().get(option);
    }

    private Set<DisconnectionOption> open(String id) {
        return decision(id).orElseThrow().options().entrySet().stream()
                .filter(one -> one.getValue().isEmpty())
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    @Test
    void aCaseWaitsForTheLinkAndForTheReportAndIsClosedAfterwards() { // OCR 18.9/c
        play();
        opened(CASE, BOARD, WHITE, 1);
        assertEquals(Optional.of(Obstacle.NOT_RECONNECTED), obstacle(CASE, RESUME));
        assertEquals(Optional.of(Obstacle.NOT_REPORTED), obstacle(CASE, LOSS));
        back(CASE);
        assertEquals(Optional.of(Obstacle.NOT_REPORTED), obstacle(CASE, RESUME));
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setReportOverdue(ReportOverdue.newBuilder().setCaseId(CASE))));
        assertEquals(Set.of(RESUME, REDUCE, RESTART, RESTART_SHORTER, ADD_TIME, LOSS, DRAW), open(CASE));
        assertEquals(Optional.of(Obstacle.GAME_NOT_ENDED), obstacle(CASE, NO_ACTION));
        assertEquals(Optional.of(Obstacle.NO_FLAG), obstacle(CASE, CONFIRM_FLAG));
        ended(Termination.TERMINATION_RESIGNATION);
        assertEquals(Set.of(NO_ACTION), open(CASE));
        hall.fold(facts.connectivity(
                "rome", event -> event.setCaseClosed(CaseClosed.newBuilder().setCaseId(CASE))));
        assertEquals(Optional.empty(), decision(CASE));
    }

    @Test
    void withoutItsGameNothingIsSaidOfACase() { // OCR 18.9
        opened(CASE, BOARD, WHITE, 1);
        assertEquals(Optional.empty(), decision(CASE));
        assertEquals(
                Set.of(CASE), hall.fold(facts.created(BOARD, "rome", "milan")).cases());
        assertTrue(decision(CASE).isPresent());
    }

    @Test
    void theOpponentsCaseIsDecidedWithItAndMustBeReadyToo() { // OCR 18.9/c
        ready();
        assertEquals(Set.of(CASE, OPPONENTS), opened(OPPONENTS, BOARD, BLACK, 1).cases());
        assertEquals(Optional.of(Obstacle.OPPONENT_NOT_RECONNECTED), obstacle(CASE, RESUME));
        back(OPPONENTS);
        assertEquals(Optional.of(Obstacle.NOT_REPORTED), obstacle(CASE, RESUME));
        assertEquals(Set.of(RESTART, RESTART_SHORTER), open(CASE));
        reported(OPPONENTS);
        assertEquals(Optional.empty(), obstacle(CASE, RESUME));
        hall.fold(facts.link("milan", BOARD, BLACK, LinkState.LINK_STATE_UP));
        assertEquals(
                Set.of(CASE, OPPONENTS),
                hall.fold(facts.link("milan", BOARD, BLACK, LinkState.LINK_STATE_DOWN))
                        .cases(),
                "both are sent again");
        assertEquals(Optional.of(Obstacle.OPPONENT_NOT_RECONNECTED), obstacle(CASE, RESUME));
    }

    @Test
    void aNewGameOrderedForTheOpponentsCaseDecidesThisOneUnlessItIsRefused() { // OCR 18.9 c, d
        ready();
        opened(OPPONENTS, BOARD, BLACK, 1);
        var restart = org.onehall.proto.adjudication.v1.DisconnectionOption.DISCONNECTION_OPTION_RESTART;
        assertEquals(
                Set.of(CASE, OPPONENTS),
                decided("1", OPPONENTS, BOARD, restart, 1).cases());
        for (DisconnectionOption option : DisconnectionOption.values())
            assertEquals(Optional.of(Obstacle.NEW_GAME_ORDERED), obstacle(CASE, option));
        assertEquals(Optional.of(Obstacle.NOT_RECONNECTED), obstacle(OPPONENTS, RESUME), "its own decision");
        refused("1");
        assertEquals(Set.of(RESTART, RESTART_SHORTER), open(CASE));
        decided("2", OPPONENTS, BOARD, restart, 2);
        assertEquals(Optional.empty(), obstacle(CASE, RESUME), "of another game");
        decided("3", "milan/case-9", OTHER_BOARD, restart, 1);
        assertEquals(Optional.empty(), obstacle(CASE, RESTART), "of another board");
    }

    @Test
    void nothingCanBeDecidedOfAGameThatWasReplaced() { // OCR 18.9 c, d
        ready();
        Changes changes = hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(Position.initial().fen())
                        .setClocks(Facts.standing(900, 900)))));
        assertEquals(Set.of(CASE), changes.cases());
        for (DisconnectionOption option : DisconnectionOption.values())
            assertEquals(Optional.of(Obstacle.GAME_VOID), obstacle(CASE, option));
    }

    @Test
    void aCaseOfAVoidGameHoldsUpNoDecisionOfTheNewGame() { // OCR 18.9 c, d
        play();
        opened(OPPONENTS, BOARD, BLACK, 1);
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(Position.initial().fen())
                        .setClocks(Facts.standing(900, 900)))));
        opened(CASE, BOARD, WHITE, 2);
        back(CASE);
        reported(CASE);
        assertEquals(Optional.of(Obstacle.OPPONENT_NOT_RECONNECTED), obstacle(CASE, RESUME), "not known to be void");
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9 c",
                SERVICE,
                event -> event.setCaseVoided(CaseVoided.newBuilder().setCaseId(OPPONENTS))));
        assertEquals(Optional.empty(), obstacle(CASE, RESUME));
    }

    @Test
    void aQueuedMoveSendsNoCaseAgain() { // nobody but the player learns of it
        ready();
        assertEquals(
                Set.of(),
                hall.fold(facts.game(
                                BOARD,
                                event -> event.setPreMoveQueued(PreMoveQueued.newBuilder()
                                        .setSide(BLACK)
                                        .setUci("g8f6"))))
                        .cases());
    }

    @Test
    void whatCanBeDecidedIsShownToThoseWhoDecide() { // OCR 18.9, DEC-21
        ready();
        ShownCase whole = hall.boardViews().disconnection(CASE).orElseThrow();
        for (Role role : List.of(Role.CHIEF_ARBITER, Role.DEPUTY_CHIEF_ARBITER))
            assertTrue(Visibility.decisions(viewer(role)), role::name);
        for (Role role : List.of(Role.LOCAL_CHIEF_ARBITER, Role.LOCAL_TECHNICAL_ARBITER, Role.CHIEF_ORGANISER))
            assertFalse(Visibility.decisions(viewer(role)), role::name);
        assertEquals(new ShownCase(whole.view(), Optional.empty()), whole.undecided());
    }

    private static Viewer viewer(Role role) {
        return new Viewer(new Actor("x", role, "", "rome", "", "").of("demo"), "X");
    }

    @Test
    void decisionsAAndBStartFromTheClocksOfNowOrAfterAFlagFromTheLastSignOfLife() { // DEC-16, OCR 18.9 b
        ready();
        DecisionView running = decision(CASE).orElseThrow();
        assertEquals(Optional.of(Side.WHITE), running.base().running());
        assertEquals(5399, running.mostSeconds());
        hall.fold(facts.game(
                BOARD, event -> event.setGamePaused(GamePaused.newBuilder().setClocks(Facts.standing(20, 9)))));
        DecisionView paused = decision(CASE).orElseThrow();
        assertEquals(
                List.of(20_000L, 9_000L),
                List.of(paused.base().whiteMs(), paused.base().blackMs()));
        assertEquals(19, paused.mostSeconds());
        hall.fold(facts.game(
                BOARD,
                event -> event.setFlagFell(FlagFell.newBuilder()
                        .setSide(WHITE)
                        .setProvisional(true)
                        .setClocks(Facts.standing(0, 5400))
                        .setBase(Facts.standing(30, 5400)))));
        DecisionView flagged = decision(CASE).orElseThrow();
        assertEquals(Optional.empty(), flagged.base().running());
        assertEquals(
                List.of(30_000L, 5_400_000L),
                List.of(flagged.base().whiteMs(), flagged.base().blackMs()));
        assertEquals(29, flagged.mostSeconds());
        assertEquals(Optional.empty(), obstacle(CASE, CONFIRM_FLAG));
        hall.fold(facts.game(
                BOARD,
                event -> event.setFlagFell(FlagFell.newBuilder()
                        .setSide(WHITE)
                        .setProvisional(true)
                        .setClocks(Facts.standing(0, 5400)))));
        assertEquals(580_000, decision(CASE).orElseThrow().base().whiteMs(), "an old log: as the case shows them");
    }

    @Test
    void theShorterControlDecidedLastIsProposedWhereItIsShorterToo() { // OCR 18.9 d, DEC-17
        ready();
        var shorter = org.onehall.proto.adjudication.v1.DisconnectionOption.DISCONNECTION_OPTION_RESTART_SHORTER;
        for (String minutes : List.of("25", "15", "120")) {
            decided(minutes, "milan/case-" + minutes, OTHER_BOARD, shorter, 1);
            if (!minutes.equals("15"))
                assertEquals(Set.of(CASE), Set.copyOf(appliedElsewhere(minutes).cases()));
        }
        assertEquals("25+10", decision(CASE).orElseThrow().shorter(), "15+10 is not applied, 120+10 is not shorter");
        appliedElsewhere("15");
        assertEquals("15+10", decision(CASE).orElseThrow().shorter());
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(1)
                        .setInitialFen(Position.initial().fen())
                        .setWhiteControl(Facts.control(10, 5))
                        .setBlackControl(Facts.control(10, 5))
                        .setClocks(Facts.standing(600, 600)))));
        assertEquals("", decision(CASE).orElseThrow().shorter(), "none is shorter than 10+5");
    }

    private Changes appliedElsewhere(String ruling) {
        return hall.fold(facts.adjudication(
                OTHER_BOARD,
                "",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ruling))));
    }

    @Test
    void penaltiesAreAddedOnlyWherePlayersAreResponsibleForTheirConnections() { // OCR 11.1, OCR 16.5
        assertEquals(
                List.of(),
                withDecision(
                        PenaltyRules.newBuilder().addFines(Fine.newBuilder().setCode("f"))));
        assertEquals(
                List.of("WARNING", "FINE"),
                withDecision(PenaltyRules.newBuilder()
                        .setPlayerResponsible(true)
                        .addFines(Fine.newBuilder().setCode("f"))));
        assertEquals(
                List.of("WARNING"),
                withDecision(PenaltyRules.newBuilder().setPlayerResponsible(true)),
                "no fine is announced");
    }

    private List<String> withDecision(PenaltyRules.Builder rules) {
        var loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder().getRegulationsBuilder().setPenalties(rules);
        hall.fold(loaded.build());
        return hall.rooms().competitions().view("demo").penalties().withDecision();
    }

    @Test
    void theCaseAndItsDecisionAreOneFrame() { // OCR 18.9
        ready();
        var frame = Json.object(Json.write(hall.boardViews().disconnection(CASE).orElseThrow()))
                .orElseThrow();
        assertEquals(CASE, frame.path("id").textValue());
        assertTrue(frame.at("/decision/options").has("RESUME"));
        assertTrue(frame.at("/decision/options/RESUME").isNull());
        assertEquals("NO_FLAG", frame.at("/decision/options/CONFIRM_FLAG").textValue());
        assertEquals("WHITE", frame.at("/decision/base/running").textValue());
    }
}
