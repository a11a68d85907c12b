package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.projection.competition.ExclusionView;
import org.onehall.playingzone.projection.competition.NoGameView;
import org.onehall.playingzone.projection.competition.RoundView;
import org.onehall.playingzone.projection.competition.UnplayedSeat;
import org.onehall.playingzone.projection.competition.UnplayedView;
import org.onehall.playingzone.projection.report.Reports;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.playingzone.report.SignedReport;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.competition.v1.CompetitionArchived;
import org.onehall.proto.competition.v1.PlayerExcluded;
import org.onehall.proto.competition.v1.PlayerReadmitted;
import org.onehall.proto.competition.v1.ResultApproved;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;

/** A round in which a player is excluded: round 2 has p3 against p2, who is excluded from it, and p1 against p4. */
class UnplayedTest {
    private static final String RULING = "demo/1/1/ruling-1";
    private static final Optional<ExclusionView> OUT =
            Optional.of(new ExclusionView("OCR 18.4.8", RULING, OptionalInt.empty()));
    private static final UnplayedView BOARD = new UnplayedView(
            1,
            new UnplayedSeat("Cora", "rome", "Rome", Optional.empty()),
            new UnplayedSeat("Bruno", "milan", "Milan", OUT));

    private final Facts facts = new Facts();
    private final Hall hall = new Hall();

    @BeforeEach
    void load() {
        hall.fold(facts.loaded());
        opened(1);
        excluded(RULING, "p2");
    }

    private void opened(int round, Integer... notPlayed) {
        hall.fold(facts.competition(event ->
                event.setRoundOpened(RoundOpened.newBuilder().setRound(round).addAllNotPlayed(List.of(notPlayed)))));
    }

    private Changes excluded(String ruling, String player) {
        return hall.fold(facts.competition(event -> event.setPlayerExcluded(PlayerExcluded.newBuilder()
                .setPlayerId(player)
                .setRulingId(ruling)
                .setArticle("OCR 18.4.8")
                .addRounds(2))));
    }

    private void readmitted() {
        hall.fold(facts.competition(event -> event.setPlayerReadmitted(PlayerReadmitted.newBuilder()
                .setPlayerId("p2")
                .setRulingId("demo/1/1/ruling-2")
                .setWithdrawnId(RULING)
                .addRounds(2))));
    }

    private static Viewer viewer(Role role, String venue) {
        return new Viewer(new Actor("x", role, "", venue, "", "").of("demo"), "X");
    }

    private List<UnplayedView> seen(Role role, String venue) {
        return Visibility.competition(
                        viewer(role, venue), hall.rooms().competitions().view("demo"))
                .rounds()
                .stream()
                .map(RoundView::unplayed)
                .flatMap(List::stream)
                .toList();
    }

    private Optional<NoGameView> noGame(String own, String player) {
        return hall.seating().noGame(own, player);
    }

    private Holder seat(String board, Side side) {
        return hall.seating().seat(board, side).orElseThrow();
    }

    @Test
    void whoMayOpenTheRoundSeesBeforeWhichPairingsHaveNoGameAndNobodyElse() { // OCR 18.4.8
        for (Role role : List.of(Role.CHIEF_ARBITER, Role.CHIEF_ORGANISER))
            assertEquals(List.of(BOARD), seen(role, ""), role.name());
        for (Role role : List.of(Role.LOCAL_CHIEF_ARBITER, Role.FLOOR_ARBITER, Role.PLAYER, Role.SPECTATOR))
            assertEquals(List.of(), seen(role, "rome"), role.name());
        assertTrue(excluded("demo/1/2/ruling-1", "p1").competitions().contains("demo"), "officials are told at once");
        readmitted();
        assertEquals(
                List.of(2),
                seen(Role.CHIEF_ARBITER, "").stream().map(UnplayedView::board).toList());
    }

    @Test
    void bothVenuesSeeThePairingAsDecidedOnceTheRoundIsOpen() { // OCR 18.4.8, DEC-21
        opened(2, 1);
        for (String venue : List.of("rome", "milan"))
            assertEquals(List.of(BOARD), seen(Role.LOCAL_CHIEF_ARBITER, venue), venue);
        assertEquals(List.of(), seen(Role.LOCAL_CHIEF_ARBITER, "turin"));
        for (Role role : List.of(Role.PLAYER, Role.SPECTATOR)) assertEquals(List.of(), seen(role, "rome"), role.name());
    }

    @Test
    void theOpponentIsToldThatHeWinsAndHasNoGameOnceTheRoundIsOpen() { // OCR 18.4.8
        assertEquals(Optional.empty(), noGame("demo/1/2", "p3"), "the pairing is not known yet");
        opened(2, 1);
        for (String own : List.of("demo/1/2", "demo/2/1"))
            assertEquals(
                    Optional.of(new NoGameView(2, "Bruno", false, true, "OCR 18.4.8", OptionalInt.empty())),
                    noGame(own, "p3"),
                    own);
        assertEquals(Optional.empty(), noGame("demo/1/1", "p1"));
    }

    @Test
    void whoIsExcludedIsToldSoAtASeatOfTheRoundBeforeItIsOpenToo() { // OCR 18.4.8
        assertEquals(
                Optional.of(new NoGameView(2, "", true, false, "OCR 18.4.8", OptionalInt.empty())),
                noGame("demo/2/1", "p2"));
        assertEquals(Optional.empty(), noGame("demo/1/1", "p2"));
        opened(2, 1);
        assertEquals(
                Optional.of(new NoGameView(2, "Cora", true, false, "OCR 18.4.8", OptionalInt.empty())),
                noGame("demo/1/1", "p2"));
    }

    @Test
    void nobodyIsToldOfItWhileHisGameGoesOn() { // OCR 16.7
        hall.fold(facts.created("demo/1/2", "milan", "rome"));
        hall.fold(facts.started("demo/1/2"));
        opened(2, 1);
        assertEquals(Optional.empty(), noGame("demo/1/2", "p3"));
    }

    @Test
    void aCodeMadeBeforeTheArchiveLetsNobodyInAfterwards() { // OCR 17.11
        Holder in = seat("demo/1/1", Side.BLACK);
        assertEquals(Optional.empty(), hall.seating().hindranceOfCode(in, "device"));
        hall.fold(facts.competition(event -> event.setCompetitionArchived(CompetitionArchived.getDefaultInstance())));
        assertEquals(
                Optional.of(ZoneRefusal.COMPETITION_ARCHIVED), hall.seating().hindranceOfCode(in, "device"));
        assertEquals(Optional.empty(), hall.seating().hindranceOfCode(Holder.OPERATOR, "device"));
    }

    @Test
    void thePairingGetsNoCodesAndOnesMadeBeforeLetNobodyInUntilTheRulingIsTakenBack() { // OCR 18.4.8, OCR 18.3
        Holder out = seat("demo/2/1", Side.BLACK);
        assertEquals(
                List.of("demo/2/2", "demo/2/2"),
                hall.seating().seats("demo", 2).stream().map(Holder::board).toList());
        assertTrue(hall.seating().isExcluded(out));
        assertEquals(Optional.of(ZoneRefusal.PLAYER_EXCLUDED), hall.seating().hindrance(out, "device"));
        assertEquals(Optional.empty(), hall.seating().hindrance(seat("demo/2/1", Side.WHITE), "device"));
        assertEquals(
                Optional.empty(),
                hall.seating().hindrance(seat("demo/1/1", Side.BLACK), "device"),
                "of the round that is open");
        readmitted();
        assertFalse(hall.seating().isExcluded(out));
        assertEquals(4, hall.seating().seats("demo", 2).size());
    }

    @Test
    void theReportSaysByWhichRulingTheBoardIsDecidedAndWaitsForNobody() { // OCR 18.3, OCR 18.4.8
        opened(2, 1);
        hall.fold(facts.competition(event -> event.setResultNoted(ResultNoted.newBuilder()
                .setRound(2)
                .setBoard(1)
                .setResult(Result.RESULT_WHITE_WINS)
                .setTermination(Termination.TERMINATION_FORFEIT))));
        hall.fold(facts.competition(event -> event.setResultApproved(
                ResultApproved.newBuilder().setRound(2).setBoard(1).setArticle("OCR 18.4.8"))));
        var report = SignedReport.of(RoundReports.of(hall, "demo", 2, "rome", 0).orElseThrow());
        var board = report.content().boards().getFirst();
        assertEquals(
                List.of(new Reports.ExcludedReport(Side.BLACK, "OCR 18.4.8", Optional.of(RULING), OptionalInt.empty())),
                board.excluded());
        assertEquals(List.of(Optional.of("OCR 18.4.8"), true), List.of(board.article(), board.official()));
        assertFalse(report.lacks(Reports.Point.NOT_APPROVED));
    }
}
