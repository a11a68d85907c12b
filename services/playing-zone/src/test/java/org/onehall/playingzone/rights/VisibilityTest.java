package org.onehall.playingzone.rights;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.fairplay.v1.Departed;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOpened;
import org.onehall.proto.fairplay.v1.LeaveRequested;
import org.onehall.proto.fairplay.v1.LeaveTarget;
import org.onehall.proto.game.v1.SeatExcluded;
import org.onehall.proto.game.v1.SeatPresent;
import org.onehall.proto.game.v1.StartHeld;
import org.onehall.proto.types.v1.Side;

/**
 * What each role may see: everybody is from Rome; their own board is Rome against Milan, the other board is Milan
 * against Turin.
 */
class VisibilityTest {
    private static final String OWN = "demo/1/1";
    private static final String OTHER = "demo/1/2";

    private final Hall hall = hall();

    private static Hall hall() {
        Facts facts = new Facts();
        Hall hall = new Hall();
        hall.fold(facts.created(OWN, "rome", "milan"));
        hall.fold(facts.started(OWN));
        hall.fold(facts.created(OTHER, "milan", "turin"));
        hall.fold(facts.link("milan", OWN, Side.SIDE_BLACK, LinkState.LINK_STATE_SUSPECT));
        return hall;
    }

    private static Viewer viewer(Role role) {
        boolean local = EnumSet.of(
                        Role.LOCAL_CHIEF_ARBITER,
                        Role.LOCAL_TECHNICAL_ARBITER,
                        Role.FLOOR_ARBITER,
                        Role.LOCAL_ORGANISER)
                .contains(role);
        boolean seat = role == Role.PLAYER || role == Role.ASSISTANT;
        return new Viewer(
                new Actor("x", role, "", local || seat ? "rome" : "", seat ? OWN : "", seat ? "WHITE" : "").of("demo"),
                "X");
    }

    private BoardView board(String id) {
        return hall.boardViews().view(id).orElseThrow();
    }

    private static boolean yes(String cell) {
        return switch (cell) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw new IllegalArgumentException(cell);
        };
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/visibility.csv", numLinesToSkip = 1)
    void everybodySeesWhatTheTableSays(
            Role role,
            String ownBoard,
            String otherBoard,
            String ownWall,
            String otherWall,
            String links,
            String checks,
            String legal,
            String screening,
            String ownCode,
            String otherCode,
            String record) {
        Viewer viewer = viewer(role);
        assertEquals(yes(ownBoard), Visibility.board(viewer, board(OWN)), "own board");
        assertEquals(yes(otherBoard), Visibility.board(viewer, board(OTHER)), "other board");
        assertEquals(yes(ownWall), Visibility.wall(viewer, "demo", List.of("rome")), "own wall");
        assertEquals(yes(otherWall), Visibility.wall(viewer, "demo", List.of("milan")), "other wall");
        BoardView shown = Visibility.shown(viewer, board(OWN));
        assertEquals(
                switch (links) {
                    case "exact" -> Optional.of(Link.SUSPECT);
                    case "plain" -> Optional.of(Link.UP);
                    case "none" -> Optional.empty();
                    default -> throw new IllegalArgumentException(links);
                },
                shown.black().link(),
                "links");
        assertEquals(
                yes(checks),
                shown.white().checks().isPresent() && shown.black().checks().isPresent(),
                "checks");
        assertEquals(
                yes(checks),
                shown.white().checks().isPresent() || shown.black().checks().isPresent(),
                "checks");
        assertEquals(yes(legal), shown.legal().isPresent(), "legal moves");
        assertEquals(yes(screening), shown.screening().isPresent(), "screening");
        assertEquals(yes(ownCode), Visibility.issueCode(viewer, holder("rome")), "code of own venue");
        assertEquals(yes(otherCode), Visibility.issueCode(viewer, holder("milan")), "code of other venue");
        assertEquals(yes(record), Visibility.isOfficial(viewer), "record");
    }

    private static Holder holder(String venue) {
        return new Holder("demo", Role.PLAYER, "p", "P", venue, venue, OWN, "BLACK");
    }

    @Test
    void whoWorksOnCasesGetsCodesFromThoseWhoGiveTheChiefArbiters() { // APP-I A1
        Set<Role> givers = EnumSet.of(Role.OPERATOR, Role.CHIEF_ORGANISER, Role.CHIEF_ARBITER);
        for (Role worker : List.of(Role.FAIR_PLAY_CHAIR, Role.FAIR_PLAY_PANEL, Role.ETHICS_COMMISSION)) {
            assertTrue(Visibility.isOfCases(worker));
            for (Role role : Role.values())
                assertEquals(
                        givers.contains(role),
                        Visibility.issueCode(viewer(role), new Holder("demo", worker, "f", "F", "", "", "", "")),
                        role + " for " + worker);
        }
        assertFalse(Visibility.isOfCases(Role.CHIEF_ARBITER));
    }

    @Test
    void aReportIsComparedForWhoMaySignItOnly() { // OCR 18.3
        for (Role role : Role.values()) {
            assertEquals(role == Role.LOCAL_CHIEF_ARBITER, Visibility.signs(viewer(role), "demo", "rome"), role.name());
            assertEquals(role == Role.CHIEF_ARBITER, Visibility.signs(viewer(role), "demo", ""), role.name());
            assertFalse(Visibility.signs(viewer(role), "demo", "milan"), role.name());
        }
    }

    @Test
    void theTableHasARowForEveryRole() throws java.io.IOException {
        try (var csv = VisibilityTest.class.getResourceAsStream("/visibility.csv")) {
            var rows = new String(csv.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> Role.valueOf(line.split(",")[0]))
                    .toList();
            assertEquals(EnumSet.allOf(Role.class), EnumSet.copyOf(rows));
            assertEquals(Role.values().length, rows.size());
        }
    }

    @Test
    void aPlayerSeesNoLegalMovesOfTheOpponent() {
        Viewer black = new Viewer(Actor.seat("x", "milan", OWN, "BLACK").of("demo"), "X");
        assertTrue(Visibility.board(black, board(OWN)));
        assertEquals(Optional.empty(), Visibility.shown(black, board(OWN)).legal());
    }

    @Test
    void theFloorLogIsForTheArbitersOfTheSeatAndAPlayerSeesTheOwnLeaveOnly() { // OCR 17.7, 18.2
        Facts facts = new Facts();
        for (Side side : List.of(Side.SIDE_WHITE, Side.SIDE_BLACK)) {
            hall.fold(facts.fairPlay(
                    OWN,
                    event -> event.setLeaveRequested(LeaveRequested.newBuilder()
                            .setLeaveId("asked " + side)
                            .setSide(side)
                            .setTarget(LeaveTarget.LEAVE_TARGET_AREA))));
            hall.fold(facts.fairPlay(
                    OWN,
                    event -> event.setDeparted(Departed.newBuilder()
                            .setLeaveId("left " + side)
                            .setSide(side)
                            .setTarget(LeaveTarget.LEAVE_TARGET_AREA))));
            hall.fold(facts.fairPlay(
                    OWN,
                    event -> event.setIncidentOpened(IncidentOpened.newBuilder()
                            .setIncidentId("incident " + side)
                            .setSide(side)
                            .setKind(IncidentKind.INCIDENT_KIND_NOISE))));
        }
        for (Role role : Role.values()) {
            var floor = Visibility.shown(viewer(role), board(OWN)).floor();
            int[] seen = {
                floor.map(shown -> shown.leaves().size()).orElse(0),
                floor.map(shown -> shown.incidents().size()).orElse(0)
            };
            assertArrayEquals(
                    switch (role) {
                        case CHIEF_ARBITER, DEPUTY_CHIEF_ARBITER, FAIR_PLAY_OFFICER -> new int[] {4, 2};
                        case LOCAL_CHIEF_ARBITER, FLOOR_ARBITER -> new int[] {2, 1};
                        case PLAYER, ASSISTANT -> new int[] {1, 0};
                        case LOCAL_TECHNICAL_ARBITER,
                                CHIEF_ORGANISER,
                                LOCAL_ORGANISER,
                                SPECTATOR,
                                SERVICE,
                                OPERATOR,
                                FAIR_PLAY_CHAIR,
                                FAIR_PLAY_PANEL,
                                ETHICS_COMMISSION -> new int[] {0, 0};
                    },
                    seen,
                    role.name());
        }
        assertEquals(
                "asked SIDE_WHITE",
                Visibility.shown(viewer(Role.PLAYER), board(OWN))
                        .floor()
                        .orElseThrow()
                        .leaves()
                        .getFirst()
                        .id());
    }

    @Test
    void aVenuesLogIsForItsOwnPeopleAndThoseWhoAnswerForAll() { // OCR 16, DEC-21
        for (Role role : Role.values()) {
            boolean[] seen = {
                Visibility.premises(viewer(role), "demo", "rome"), Visibility.premises(viewer(role), "demo", "milan")
            };
            assertArrayEquals(
                    switch (role) {
                        case CHIEF_ARBITER, DEPUTY_CHIEF_ARBITER, CHIEF_ORGANISER, FAIR_PLAY_OFFICER ->
                            new boolean[] {true, true};
                        case LOCAL_CHIEF_ARBITER, LOCAL_TECHNICAL_ARBITER, FLOOR_ARBITER, LOCAL_ORGANISER ->
                            new boolean[] {true, false};
                        case PLAYER,
                                ASSISTANT,
                                SPECTATOR,
                                SERVICE,
                                OPERATOR,
                                FAIR_PLAY_CHAIR,
                                FAIR_PLAY_PANEL,
                                ETHICS_COMMISSION -> new boolean[] {false, false};
                    },
                    seen,
                    role.name());
            assertFalse(Visibility.premises(viewer(role), "another", "rome"), role.name());
        }
    }

    @Test
    void playersOfAHeldBoardSeeWhatItWaitsForAndNothingElse() { // OCR 18.5, 18.6, DEC-27
        Facts facts = new Facts();
        Hall waiting = new Hall();
        waiting.fold(facts.created(OWN, "rome", "milan"));
        assertEquals(List.of(), missing(waiting, Role.PLAYER));
        assertEquals(List.of("DEVICE_CHECK", "FAIR_PLAY_CHECK", "LINK"), missing(waiting, Role.LOCAL_CHIEF_ARBITER));
        waiting.fold(facts.game(
                OWN,
                event -> event.setStartHeld(StartHeld.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setHeld(true)
                        .setReason("Not ready"))));
        assertEquals(List.of("DEVICE_CHECK", "FAIR_PLAY_CHECK"), missing(waiting, Role.PLAYER));
        assertEquals(List.of(), missing(waiting, Role.SPECTATOR));
        waiting.fold(facts.started(OWN));
        assertEquals(List.of(), missing(waiting, Role.LOCAL_CHIEF_ARBITER));
    }

    @Test
    void bothPlayersSeeWhoIsExcludedAndNoSpectatorDoes() { // FSSI ind-b
        Facts facts = new Facts();
        Hall waiting = new Hall();
        waiting.fold(facts.created(OWN, "rome", "milan"));
        waiting.fold(facts.game(
                OWN,
                event -> event.setSeatExcluded(
                        SeatExcluded.newBuilder().setSide(Side.SIDE_BLACK).setExcluded(true))));
        BoardView player = Visibility.shown(
                viewer(Role.PLAYER), waiting.boardViews().view(OWN).orElseThrow());
        assertEquals(
                List.of(org.onehall.chess.Side.BLACK),
                player.arrival().orElseThrow().excluded());
        assertEquals(OptionalLong.empty(), player.arrival().orElseThrow().defaultAt());
        assertEquals(
                Optional.empty(),
                Visibility.shown(
                                viewer(Role.SPECTATOR),
                                waiting.boardViews().view(OWN).orElseThrow())
                        .arrival());
        waiting.fold(facts.game(
                OWN, event -> event.setSeatExcluded(SeatExcluded.newBuilder().setSide(Side.SIDE_BLACK))));
        assertEquals(
                Optional.empty(),
                Visibility.shown(
                                viewer(Role.PLAYER),
                                waiting.boardViews().view(OWN).orElseThrow())
                        .arrival());
    }

    @Test
    void bothPlayersSeeWhoIsAbsentAndWhoHasYetToBeChecked() { // DEC-27, OCR 18.5
        Facts facts = new Facts();
        Hall begun = new Hall();
        var created = facts.created(OWN, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getRulesBuilder().setChecksRequired(true);
        begun.fold(created.build());
        begun.fold(facts.game(
                OWN, event -> event.setSeatPresent(SeatPresent.newBuilder().setSide(Side.SIDE_BLACK))));
        assertEquals(
                List.of(org.onehall.chess.Side.BLACK),
                Visibility.shown(
                                viewer(Role.PLAYER),
                                begun.boardViews().view(OWN).orElseThrow())
                        .arrival()
                        .orElseThrow()
                        .absent());
        begun.fold(facts.started(OWN));
        assertEquals(
                List.of(org.onehall.chess.Side.WHITE, org.onehall.chess.Side.BLACK),
                Visibility.shown(
                                viewer(Role.PLAYER),
                                begun.boardViews().view(OWN).orElseThrow())
                        .arrival()
                        .orElseThrow()
                        .unchecked());
        assertEquals(
                Optional.empty(),
                Visibility.shown(
                                viewer(Role.SPECTATOR),
                                begun.boardViews().view(OWN).orElseThrow())
                        .arrival());
    }

    private static List<String> missing(Hall hall, Role role) {
        return Visibility.shown(viewer(role), hall.boardViews().view(OWN).orElseThrow()).black().missing().stream()
                .map(one -> one.point().name())
                .toList();
    }

    @Test
    void whoIsThereAndWhoIsShortOfTimeIsForTheArbiters() {
        BoardView arbiters = Visibility.shown(viewer(Role.LOCAL_CHIEF_ARBITER), board(OWN));
        assertEquals(Optional.of(false), arbiters.black().present());
        assertTrue(arbiters.arrival().isPresent());
        for (Role role : List.of(Role.PLAYER, Role.ASSISTANT, Role.SPECTATOR)) {
            BoardView shown = Visibility.shown(viewer(role), board(OWN));
            assertEquals(Optional.empty(), shown.arrival(), role.name());
            boolean own = role != Role.SPECTATOR;
            assertEquals(
                    own ? Optional.of(false) : Optional.empty(), shown.white().present(), role.name());
            assertEquals(Optional.empty(), shown.black().present(), role.name());
            for (var seat : List.of(shown.white(), shown.black())) {
                assertEquals(Optional.empty(), seat.held(), role.name());
                assertEquals(Optional.empty(), seat.trouble(), role.name());
            }
        }
    }

    @Test
    void nobodySeesAnythingOfAnotherCompetition() {
        for (Role role : Role.values()) {
            Actor actor = viewer(role).actor();
            Viewer elsewhere = new Viewer(actor.of("another"), "X");
            assertFalse(Visibility.board(elsewhere, board(OWN)), role.name());
            assertFalse(Visibility.wall(elsewhere, "demo", List.of("rome")), role.name());
            assertFalse(Visibility.issueCode(elsewhere, holder("rome")), role.name());
        }
    }

    @Test
    void aLocalArbiterHandsOutNoCodeOfARoleWithoutVenue() {
        assertFalse(Visibility.issueCode(
                viewer(Role.LOCAL_CHIEF_ARBITER), new Holder("demo", Role.CHIEF_ARBITER, "ca", "C", "", "", "", "")));
        assertFalse(Visibility.issueCode(
                new Viewer(Actor.official("x", Role.LOCAL_CHIEF_ARBITER, "").of("demo"), "X"),
                new Holder("demo", Role.CHIEF_ARBITER, "ca", "C", "", "", "", "")));
    }

    @Test
    void anOfficialHasNoSayAtTheBoardsOfAnotherCompetition() {
        Viewer arbiter = viewer(Role.CHIEF_ARBITER);
        assertTrue(Visibility.ownBoard(arbiter, OWN));
        assertFalse(Visibility.ownBoard(arbiter, "cup/1/1"));
        assertTrue(Visibility.ownBoard(arbiter, "no board"), "its owner refuses that");
        assertTrue(Visibility.ownBoard(new Viewer(Actor.official("x", Role.OPERATOR, ""), "X"), "cup/1/1"));
    }
}
