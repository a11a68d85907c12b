package org.onehall.fairplay.query.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.query.screening.HallLogs.minute;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.fairplay.query.screening.HallScreening.Basis;
import org.onehall.fairplay.query.screening.HallScreening.Material;
import org.onehall.fairplay.query.screening.PlayedGames.Stage;
import org.onehall.proto.fairplay.v1.Departed;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.Returned;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.types.v1.Side;
import org.onehall.screening.Calibration;
import org.onehall.screening.Calibrations;
import org.onehall.screening.CanonicalJson;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.HallFact;
import org.onehall.screening.PlayerReport;

/** The screening of a round, calculated from the logs of the hall (APP-I A1, A3). */
class HallScreeningTest {
    private static final Calibration CALIBRATION = Calibrations.current();
    private static final EngineSettings OTHER = new EngineSettings("Fish 7", 500, 4, 1);
    private static final String BOARD = "cup/1/1";

    private static HallLogs played() {
        HallLogs logs = new HallLogs()
                .cup(1)
                .game(BOARD, 90, true)
                .game("cup/1/2", 90, true)
                .game("cup/1/3", 60, false);
        return logs;
    }

    private static HallLogs withAbsences(HallLogs logs) {
        for (int n = 0; n < 2; n++) {
            logs.floor.add(FairPlayEvent.newBuilder()
                    .setHeader(logs.header(BOARD, minute(30 + 30 * n)))
                    .setDeparted(Departed.newBuilder().setLeaveId("l" + n).setSide(Side.SIDE_WHITE))
                    .build());
            logs.floor.add(FairPlayEvent.newBuilder()
                    .setHeader(logs.header(BOARD, minute(33 + 30 * n)))
                    .setReturned(Returned.newBuilder().setLeaveId("l" + n).setSide(Side.SIDE_WHITE))
                    .build());
        }
        return logs;
    }

    private static HallScreening screening(HallLogs logs, EngineSettings settings, long seed) {
        PlayedGames games = logs.read(seed);
        Analyses analyses = logs.analyses(settings);
        Material material = Material.of(
                games.competition("cup").orElseThrow(), 1, games.of("cup", 1, _ -> true), analyses, CALIBRATION);
        return HallScreening.of(material, analyses, CALIBRATION);
    }

    private static PlayerReport player(HallScreening screening, String id) {
        return screening.report().players().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theSameLogsGiveTheSameBytesWhicheverIsReadFirst() {
        HallLogs logs = withAbsences(played());
        String first = CanonicalJson.write(screening(logs, CALIBRATION.settings(), 1));
        for (long seed = 2; seed < 5; seed++)
            assertEquals(first, CanonicalJson.write(screening(logs, CALIBRATION.settings(), seed)));
        assertFalse(first.equals(CanonicalJson.write(screening(played(), CALIBRATION.settings(), 1))));
    }

    /** APP-I A3: shown beside the moves, counted, and never part of a z. */
    @Test
    void whatTheHallSawIsCountedWithAPValueAndItsSeedAndIsNoPartOfAnyZ() {
        PlayerReport seen = player(screening(withAbsences(played()), CALIBRATION.settings(), 1), "w-" + BOARD);
        PlayerReport unseen = player(screening(played(), CALIBRATION.settings(), 1), "w-" + BOARD);
        assertTrue(unseen.score().comparison().isPresent());
        assertEquals(unseen.score(), seen.score());
        assertTrue(unseen.hall().isEmpty());
        var hall = seen.hall().orElseThrow();
        assertEquals(2, hall.facts());
        assertEquals(1, hall.seed());
        assertTrue(hall.small(), "two absences and some moves");
        assertEquals(1, seen.hallAmong().orElseThrow().players());
        assertTrue(hall.p() > 0 && hall.p() <= 1 && hall.permutations() > 9_000, hall.toString());
        assertTrue(hall.movesAfter() > 4 && hall.movesElsewhere() > 15, hall.toString());
    }

    /**
     * APP-I A1, OCR 18.9/c, DEC-26: its moves were played, so they are analysed; the game did not count, so it enters
     * no figure.
     */
    @Test
    void anAnnulledGameIsLookedAtAndCountsInNoFigure() {
        HallLogs logs = annulled(played(), "cup/1/4", 60);
        HallScreening with = screening(logs, CALIBRATION.settings(), 1);
        HallScreening without = screening(played(), CALIBRATION.settings(), 1);
        assertEquals(without.report(), with.report());
        assertEquals(without.positions(), with.positions());
        assertEquals(
                List.of("cup/1/4 1"),
                with.annulled().stream()
                        .map(one -> one.board() + " " + one.attempt())
                        .toList());
        var game = with.annulled().getFirst();
        assertEquals(60, game.game().moves().size());
        assertTrue(
                game.positions() > 30 && game.analysed() == game.positions(),
                game.analysed() + " of " + game.positions());
        assertTrue(game.game().scores().white().observed().mm() > 0);
        assertTrue(game.game().scores().white().comparison().isEmpty(), "nothing is expected of a rating");
        ScreeningPage page = ScreeningPage.of(with);
        assertEquals(60, page.annulled().getFirst().game().orElseThrow().moves().size());
        assertEquals(2, page.games().size());
    }

    /** OCR 16.7: while the game that replaces it goes on, it is not shown. */
    @Test
    void anAnnulledGameIsToldOfWhenNothingIsPlayedInItsPlace() {
        HallLogs logs = annulled(played(), "cup/1/4", 60);
        logs.games.add(logs.event("cup/1/4", minute(63))
                .setGameStarted(GameStarted.newBuilder().setAttempt(2))
                .build());
        assertEquals(List.of(), screening(logs, CALIBRATION.settings(), 1).annulled());
    }

    private static HallLogs annulled(HallLogs logs, String board, int plies) {
        logs.game(board, plies, false);
        logs.games.add(logs.event(board, minute(plies + 1))
                .setGameVoided(GameVoided.newBuilder().setAttempt(1))
                .build());
        logs.games.add(logs.event(board, minute(plies + 2))
                .setGameRestarted(GameRestarted.newBuilder().setAttempt(2).setInitialFen(HallLogs.INITIAL))
                .build());
        return logs;
    }

    /** OCR 16.7: a game in progress is named, and nothing else is shown. */
    @Test
    void nothingIsToldOfAGameThatGoesOn() {
        HallScreening screening = screening(played(), CALIBRATION.settings(), 1);
        assertEquals(
                List.of(Stage.OVER, Stage.OVER, Stage.PLAYING),
                screening.boards().stream().map(HallScreening.BoardState::stage).toList());
        assertEquals(
                new HallScreening.BoardState("cup/1/3", Stage.PLAYING, 0, 0, 0),
                screening.boards().getLast());
        assertFalse(CanonicalJson.write(screening.report()).contains("cup/1/3"));
    }

    /** While the analysis goes on, no player is reported to have no moves that count. */
    @Test
    void whatIsNotAnalysedYetIsSaidOfPlayersAndMoves() {
        PlayedGames games = played().read(1);
        Material none = Material.of(
                games.competition("cup").orElseThrow(), 1, games.of("cup", 1, _ -> true), new Analyses(), CALIBRATION);
        ScreeningPage page = ScreeningPage.of(HallScreening.of(none, new Analyses(), CALIBRATION));
        assertFalse(page.players().isEmpty());
        for (var player : page.players())
            assertTrue(
                    player.moves() == 0
                            && player.notAnalysed() > 20
                            && player.rating().isPresent(),
                    player.toString());
        assertEquals(page.notAnalysed(), (int) page.games().stream()
                .flatMap(game -> game.moves().stream())
                .filter(ScreeningPage.MoveRow::waiting)
                .count());
        ScreeningPage done = ScreeningPage.of(screening(played(), CALIBRATION.settings(), 1));
        assertTrue(done.players().stream().allMatch(player -> player.notAnalysed() == 0)
                && done.games().stream()
                        .flatMap(game -> game.moves().stream())
                        .noneMatch(ScreeningPage.MoveRow::waiting));
    }

    @Test
    void itSaysHowManyPositionsAnEngineHasSeen() {
        HallLogs logs = played();
        PlayedGames games = logs.read(1);
        Material none = Material.of(
                games.competition("cup").orElseThrow(), 1, games.of("cup", 1, _ -> true), new Analyses(), CALIBRATION);
        assertEquals(0, none.known());
        assertTrue(none.positions() > 100, "positions: " + none.positions());
        HallScreening empty = HallScreening.of(none, new Analyses(), CALIBRATION);
        assertEquals(none.positions(), empty.report().notAnalysed());
        HallScreening full = screening(logs, CALIBRATION.settings(), 1);
        assertEquals(full.positions(), full.analysed());
        assertEquals(0, full.report().notAnalysed());
    }

    @Test
    void analysesOfAnotherEngineGiveTheRecordOnlyAndItSaysSo() {
        HallScreening screening = screening(withAbsences(played()), OTHER, 1);
        assertEquals(Basis.RECORD_ONLY, screening.basis());
        assertEquals("", screening.report().calibration());
        assertEquals(OTHER, screening.report().settings());
        PlayerReport white = player(screening, "w-" + BOARD);
        assertTrue(white.score().comparison().isEmpty()
                && white.among().isEmpty()
                && white.ipr().isEmpty()
                && white.hall().isEmpty());
        assertTrue(white.score().moves() >= 30 && white.score().observed().mm() > 0);
        assertEquals(PlayerReport.Ground.NOTHING, white.ground());
        assertTrue(
                screening.report().games().getFirst().moves().stream()
                        .anyMatch(move -> move.seen().contains(HallFact.ABSENCE)),
                "the hall stands beside the moves all the same");
    }

    @Test
    void theSettingsThatKnowMostAreTakenAndTheCalibrationsIfNoneKnowMore() {
        HallLogs logs = played();
        PlayedGames games = logs.read(1);
        Analyses both = logs.analyses(OTHER);
        var competition = games.competition("cup").orElseThrow();
        assertEquals(
                OTHER,
                Material.of(competition, 1, games.of("cup", 1, _ -> true), both, CALIBRATION)
                        .settings());
        for (var game : games.of("cup", 1, _ -> true))
            for (String position : game.positions())
                both.fold(Analyses.message(
                        CALIBRATION.settings(), both.find(OTHER, position).orElseThrow()));
        assertEquals(
                CALIBRATION.settings(),
                Material.of(competition, 1, games.of("cup", 1, _ -> true), both, CALIBRATION)
                        .settings());
    }

    @Test
    void thePageHasTablesAndOneTimelineOfMovesAndHallAndLeavesWhatTheEngineListedToTheReport() throws IOException {
        HallScreening screening = screening(withAbsences(played()), CALIBRATION.settings(), 1);
        String written = CanonicalJson.write(ScreeningPage.of(screening));
        assertFalse(written.contains("centipawns"));
        JsonNode page = new ObjectMapper().readTree(written);
        double z = Double.POSITIVE_INFINITY;
        for (JsonNode row : page.path("players")) {
            double next = row.at("/compared/z").asDouble(Double.NEGATIVE_INFINITY);
            assertTrue(next <= z);
            z = next;
        }
        JsonNode game = page.path("games").get(0);
        assertEquals("absence", game.path("facts").get(0).path("kind").asText());
        assertEquals(30 * 60, game.path("facts").get(0).path("from").asInt());
        assertEquals(60, game.path("moves").get(0).path("at").asInt());
        assertEquals(90, game.path("moves").size());
        assertTrue(game.path("moves").get(0).path("lost").isNull()
                && game.path("moves").get(20).path("lost").isNumber());
    }
}
