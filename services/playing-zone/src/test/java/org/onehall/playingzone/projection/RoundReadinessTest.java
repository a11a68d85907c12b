package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.venue.MissingView;
import org.onehall.playingzone.projection.venue.PremisesView;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.fairplay.v1.AlertAnswered;
import org.onehall.proto.fairplay.v1.AlertOpened;
import org.onehall.proto.fairplay.v1.BagRecorded;
import org.onehall.proto.fairplay.v1.CameraReported;
import org.onehall.proto.fairplay.v1.Capacity;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.fairplay.v1.CheckRecorded;
import org.onehall.proto.fairplay.v1.InternetTested;
import org.onehall.proto.fairplay.v1.MedicalRecorded;
import org.onehall.proto.fairplay.v1.Permission;
import org.onehall.proto.fairplay.v1.PermissionRecorded;
import org.onehall.proto.fairplay.v1.PersonIncidentClosed;
import org.onehall.proto.fairplay.v1.PersonIncidentKind;
import org.onehall.proto.fairplay.v1.PersonIncidentOpened;
import org.onehall.proto.fairplay.v1.PersonOutcome;
import org.onehall.proto.fairplay.v1.StaffRecorded;
import org.onehall.proto.fairplay.v1.VenueClosed;
import org.onehall.proto.fairplay.v1.VenueOpened;
import org.onehall.proto.game.v1.SeatCleared;
import org.onehall.proto.game.v1.SeatExcluded;
import org.onehall.proto.game.v1.SeatPresent;
import org.onehall.proto.game.v1.StartHeld;
import org.onehall.proto.types.v1.Role;

/** What venues and boards still lack before a round, as shown on screens (OCR 16, 18.5, 18.6). */
class RoundReadinessTest {
    private static final String BOARD = "demo/1/1";

    private final Facts facts = new Facts();
    private final Hall hall = new Hall();

    private BoardView board() {
        return hall.boardViews().view(BOARD).orElseThrow();
    }

    @Test
    void aRoundThatIsPlannedWaitsForItsVenuesAndSeats() { // OCR 16.3, 18.5, 18.6
        hall.fold(planned(5_400));
        hall.fold(facts.created(BOARD, "rome", "milan"));
        var readiness = hall.seatViews().readiness("demo", 0, _ -> true);
        assertEquals(
                List.of(1, OptionalLong.of(5_400_000), OptionalLong.of(0)),
                List.of(readiness.round(), readiness.startsAt(), readiness.shownFrom()));
        assertEquals(
                List.of(
                        "LOCAL_CHIEF_ARBITER",
                        "LOCAL_TECHNICAL_ARBITER",
                        "ARBITERS",
                        "CAMERAS",
                        "INTERNET_TEST",
                        "PROTECTION_MEASURES"),
                points(readiness.venues().getFirst().missing()));
        var board = readiness.boards().getFirst();
        assertFalse(board.ready());
        assertEquals(
                List.of("OPENING", "DEVICE_CHECK", "FAIR_PLAY_CHECK", "LINK"),
                points(board.seats().getFirst().missing()));

        for (Side side : Side.values())
            for (CheckKind kind : List.of(CheckKind.CHECK_KIND_DEVICE, CheckKind.CHECK_KIND_FAIR_PLAY))
                passes(side, kind);
        assertEquals(
                Set.of(BOARD),
                hall.fold(facts.fairPlay(
                                "demo/rome",
                                event -> event.setVenueOpened(
                                        VenueOpened.newBuilder().setRound(1))))
                        .boards());
        assertEquals(List.of("LINK"), points(board().white().missing()));
        assertFalse(
                hall.seatViews()
                        .readiness("demo", 1, _ -> true)
                        .boards()
                        .getFirst()
                        .ready(),
                "Milan is not open");
        hall.fold(facts.fairPlay(
                "demo/milan",
                event -> event.setVenueOpened(VenueOpened.newBuilder().setRound(1))));
        assertTrue(hall.seatViews()
                .readiness("demo", 1, _ -> true)
                .boards()
                .getFirst()
                .ready());
        assertEquals(
                List.of("demo/rome"),
                hall.seatViews().readiness("demo", 1, "rome"::equals).venues().stream()
                        .map(PremisesView::id)
                        .toList());
        hall.fold(facts.started(BOARD));
        assertEquals(List.of(), hall.seatViews().readiness("demo", 1, _ -> true).boards());
    }

    @Test
    void withoutAPlannedStartNobodyHasToOpenAVenue() {
        hall.fold(facts.loaded());
        hall.fold(facts.created(BOARD, "rome", "milan"));
        assertEquals(
                List.of("DEVICE_CHECK", "FAIR_PLAY_CHECK", "LINK"),
                points(board().white().missing()));
    }

    @Test
    void whoHasToAnswerTheRollCallIsShownUntilHeIsThere() { // FSSI ind-b, FSSI team-c
        hall.fold(facts.competition(event -> {
            event.setCompetitionLoaded(facts.loaded().getCompetitionLoaded());
            event.getCompetitionLoadedBuilder()
                    .getRegulationsBuilder()
                    .getFloorBuilder()
                    .setRollCallMinutes(5);
        }));
        hall.fold(facts.created(BOARD, "rome", "milan"));
        assertTrue(points(board().white().missing()).contains("ROLL_CALL"));
        hall.fold(facts.game(
                BOARD,
                event -> event.setSeatPresent(
                        SeatPresent.newBuilder().setSide(Wire.side(Side.WHITE)).setPresent(true))));
        assertFalse(points(board().white().missing()).contains("ROLL_CALL"));
        assertTrue(points(board().black().missing()).contains("ROLL_CALL"));
    }

    @Test
    void aCheckCountsOnceTheGameKnowsIt() { // OCR 18.5, OCR 18.6
        hall.fold(facts.loaded());
        hall.fold(facts.created(BOARD, "rome", "milan"));
        checked(Side.WHITE, CheckKind.CHECK_KIND_DEVICE, true);
        assertFalse(board().white().checks().orElseThrow().device(), "a start would still be refused");
        assertTrue(points(board().white().missing()).contains("DEVICE_CHECK"));
        clears(Side.WHITE, CheckKind.CHECK_KIND_DEVICE, true);
        assertTrue(board().white().checks().orElseThrow().device());
        assertFalse(points(board().white().missing()).contains("DEVICE_CHECK"));
        checked(Side.WHITE, CheckKind.CHECK_KIND_DEVICE, false);
        assertFalse(board().white().checks().orElseThrow().device(), "one that was not passed is shown at once");
        checked(Side.WHITE, CheckKind.CHECK_KIND_DEVICE, true);
        clears(Side.WHITE, CheckKind.CHECK_KIND_DEVICE, false);
        assertFalse(board().white().checks().orElseThrow().device(), "the game has not heard of the second yet");
        clears(Side.WHITE, CheckKind.CHECK_KIND_DEVICE, true);
        assertTrue(board().white().checks().orElseThrow().device());
    }

    private void present(Side side, boolean present) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setSeatPresent(
                        SeatPresent.newBuilder().setSide(Wire.side(side)).setPresent(present))));
    }

    private void passes(Side side, CheckKind kind) {
        checked(side, kind, true);
        clears(side, kind, true);
    }

    /** Adds a check as recorded by fair-play. */
    private void checked(Side side, CheckKind kind, boolean passed) {
        var check = CheckRecorded.newBuilder()
                .setSide(Wire.side(side))
                .setKind(kind)
                .setPassed(passed)
                .setAttempt(1);
        hall.fold(facts.fairPlay(BOARD, event -> event.setCheckRecorded(check)));
    }

    /** Adds the check as received by the game. */
    private void clears(Side side, CheckKind kind, boolean passed) {
        var cleared = SeatCleared.newBuilder()
                .setSide(Wire.side(side))
                .setCheck(Wire.ofGame(kind))
                .setPassed(passed);
        hall.fold(facts.game(BOARD, event -> event.setSeatCleared(cleared)));
    }

    @Test
    void nobodyIsWaitedForWhoIsAbsentAndWhoComesLateIsCheckedThen() { // OCR 18.5, OCR 18.6, DEC-27
        hall.fold(facts.loaded());
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getRulesBuilder().setChecksRequired(true);
        hall.fold(created.build());
        passes(Side.WHITE, CheckKind.CHECK_KIND_DEVICE);
        passes(Side.WHITE, CheckKind.CHECK_KIND_FAIR_PLAY);
        assertFalse(hall.seatViews()
                .readiness("demo", 1, _ -> true)
                .boards()
                .getFirst()
                .ready());
        present(Side.BLACK, false);
        assertEquals(List.of(), points(board().black().missing()));
        assertTrue(hall.seatViews()
                .readiness("demo", 1, _ -> true)
                .boards()
                .getFirst()
                .ready());
        assertEquals(List.of(Side.BLACK), board().arrival().orElseThrow().absent());
        present(Side.BLACK, true);
        hall.fold(facts.game(
                BOARD,
                event -> event.setStartHeld(StartHeld.newBuilder()
                        .setSide(Wire.side(Side.BLACK))
                        .setHeld(true)
                        .setReason("Not ready"))));
        assertFalse(
                hall.seatViews()
                        .readiness("demo", 1, _ -> true)
                        .boards()
                        .getFirst()
                        .ready(),
                "he has come after all");
        assertEquals(Optional.of("Not ready"), board().black().held());
        present(Side.BLACK, false);
        assertEquals(Optional.empty(), board().black().held(), "and has gone");
        assertTrue(hall.seatViews()
                .readiness("demo", 1, _ -> true)
                .boards()
                .getFirst()
                .ready());

        hall.fold(facts.started(BOARD));
        assertEquals(
                List.of(List.of(), List.of(), List.of(Side.BLACK)),
                List.of(
                        points(board().white().missing()),
                        points(board().black().missing()),
                        board().arrival().orElseThrow().unchecked()));
        present(Side.BLACK, true);
        assertEquals(
                List.of("DEVICE_CHECK", "FAIR_PLAY_CHECK"),
                points(board().black().missing()));
        passes(Side.BLACK, CheckKind.CHECK_KIND_DEVICE);
        assertEquals(List.of("FAIR_PLAY_CHECK"), points(board().black().missing()));
        passes(Side.BLACK, CheckKind.CHECK_KIND_FAIR_PLAY);
        assertEquals(
                List.of(List.of(), List.of()),
                List.of(
                        points(board().black().missing()),
                        board().arrival().orElseThrow().unchecked()));
    }

    @Test
    void aSeatWhosePlayerIsExcludedLacksNothing() { // FSSI ind-b
        hall.fold(facts.loaded());
        hall.fold(facts.created(BOARD, "rome", "milan"));
        assertFalse(board().black().missing().isEmpty());
        hall.fold(facts.game(
                BOARD,
                event -> event.setSeatExcluded(
                        SeatExcluded.newBuilder().setSide(Wire.side(Side.BLACK)).setExcluded(true))));
        assertEquals(List.of(), board().black().missing());
        assertFalse(board().white().missing().isEmpty());
        hall.fold(facts.game(
                BOARD, event -> event.setSeatExcluded(SeatExcluded.newBuilder().setSide(Wire.side(Side.BLACK)))));
        assertFalse(board().black().missing().isEmpty());
    }

    @Test
    void aVenueShowsWhatItsLogTells() { // OCR 16.2/b, 16.3, 16.5/a, 17.4, LAW 12.7, FSSI gen-6
        hall.fold(facts.loaded());
        String rome = "demo/rome";
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setStaffRecorded(StaffRecorded.newBuilder()
                        .setPerson("lca-rome")
                        .setRole(Role.ROLE_LOCAL_CHIEF_ARBITER)
                        .setPresent(true))));
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setStaffRecorded(StaffRecorded.newBuilder()
                        .setPerson("Ada")
                        .setRole(Role.ROLE_LOCAL_TECHNICAL_ARBITER)
                        .setPresent(true))));
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setCameraReported(
                        CameraReported.newBuilder().setCamera("door").setReporting(true))));
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setInternetTested(InternetTested.newBuilder().setPassed(true))));
        var view = hall.seatViews().premises(rome).orElseThrow();
        assertEquals(List.of("PROTECTION_MEASURES"), points(view.missing()));
        assertEquals(
                List.of("Luca true", "Tea false", "Ada true"),
                view.staff().stream()
                        .map(one -> one.name() + " " + one.present())
                        .toList());
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setCameraReported(CameraReported.newBuilder().setCamera("door"))));
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setAlertOpened(
                        AlertOpened.newBuilder().setAlertId("a").setCamera("door"))));
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setPermissionRecorded(PermissionRecorded.newBuilder()
                        .setPerson("x")
                        .setPermission(Permission.PERMISSION_ENTRY)
                        .setGranted(true))));
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setPersonIncidentOpened(PersonIncidentOpened.newBuilder()
                        .setIncidentId("i")
                        .setPerson("x")
                        .setKind(PersonIncidentKind.PERSON_INCIDENT_KIND_INTERFERENCE)
                        .setCapacity(Capacity.CAPACITY_CAPTAIN)
                        .setArticle("LAW 12.7"))));
        assertEquals(
                List.of(1, Optional.empty(), Optional.empty()),
                List.of(
                        hall.seatViews()
                                .premises(rome)
                                .orElseThrow()
                                .permissions()
                                .size(),
                        hall.seatViews()
                                .premises(rome)
                                .orElseThrow()
                                .incidents()
                                .getFirst()
                                .outcome(),
                        hall.seatViews()
                                .premises(rome)
                                .orElseThrow()
                                .alerts()
                                .getFirst()
                                .note()));
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setPersonIncidentClosed(PersonIncidentClosed.newBuilder()
                        .setIncidentId("i")
                        .setOutcome(PersonOutcome.PERSON_OUTCOME_EXPELLED))));
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setAlertAnswered(
                        AlertAnswered.newBuilder().setAlertId("a").setNote("a cable"))));
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setBagRecorded(
                        BagRecorded.newBuilder().setPerson("p1").setStored(true).setPlace("shelf"))));
        hall.fold(facts.fairPlay(
                rome,
                event -> event.setMedicalRecorded(
                        MedicalRecorded.newBuilder().setPresent(true).setCovered(true))));
        view = hall.seatViews().premises(rome).orElseThrow();
        assertEquals(
                List.of(Optional.of("EXPELLED"), 0, Optional.of("a cable"), 1, true),
                List.of(
                        view.incidents().getFirst().outcome(),
                        view.permissions().size(),
                        view.alerts().getFirst().note(),
                        view.bags().size(),
                        view.medical().orElseThrow().covered()));
        assertTrue(points(view.missing()).contains("CAMERAS"));
        hall.fold(facts.fairPlay(rome, event -> event.setVenueClosed(VenueClosed.getDefaultInstance())));
        assertTrue(points(hall.seatViews().premises(rome).orElseThrow().missing())
                .containsAll(List.of("LOCAL_CHIEF_ARBITER", "INTERNET_TEST")));
        assertEquals(Optional.empty(), hall.seatViews().premises("demo/oslo"));
    }

    private static List<String> points(List<MissingView> missing) {
        return missing.stream().map(one -> one.point().name()).toList();
    }

    /** The demonstration with a planned start of its first round. */
    private CompetitionEvent planned(long second) {
        return facts.competition(event -> {
            event.setCompetitionLoaded(facts.loaded().getCompetitionLoaded());
            event.getCompetitionLoadedBuilder().getRoundsBuilder(0).setStartsAt(Facts.at(second));
        });
    }
}
