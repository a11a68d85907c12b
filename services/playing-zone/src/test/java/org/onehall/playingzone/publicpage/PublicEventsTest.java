package org.onehall.playingzone.publicpage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Descriptors.FieldDescriptor;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.PgnGame;
import org.onehall.chess.StrictPgnReader;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.publicpage.BoardsView.GameView;
import org.onehall.playingzone.publicpage.BoardsView.Stage;
import org.onehall.playingzone.publicpage.EventView.PairingView;
import org.onehall.playingzone.publicpage.PublicResults.ResultView;
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.PublicRules;
import org.onehall.proto.competition.v1.ResultApproved;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.ResultWithdrawn;
import org.onehall.proto.competition.v1.RoundClosed;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.competition.v1.Withdrawal;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.PointsBySide;

class PublicEventsTest {
    private static final long DELAY = 900;
    private static final String BOARD = "demo/1/1";
    private static final PublicRules OPEN = PublicRules.newBuilder()
            .setOpen(true)
            .setDelay(Facts.seconds(DELAY))
            .build();

    private final Facts facts = new Facts();
    private final PublicEvents events = new PublicEvents();
    /** When the last event happened, in seconds; each board counts its own. */
    private long last;

    private void load(PublicRules rules) {
        events.fold(loaded(rules));
    }

    private CompetitionEvent loaded(PublicRules rules) {
        var event = facts.loaded().toBuilder();
        event.getCompetitionLoadedBuilder().getRegulationsBuilder().setPublicPage(rules);
        return event.build();
    }

    private void open(int round) {
        events.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(round))));
    }

    private GameEvent game(GameEvent event) {
        events.fold(event);
        last = event.getHeader().getOccurredAt().getSeconds();
        return event;
    }

    private void play(String... moves) {
        game(facts.created(BOARD, "rome", "milan"));
        game(facts.started(BOARD));
        for (String move : moves) game(facts.moved(BOARD, move, false));
    }

    /** The instant at which everybody sees what happened at a second. */
    private static long shownAt(long second) {
        return (second + DELAY) * 1_000;
    }

    private GameView board(long nowMs) {
        return events.boards("demo", 1, nowMs).orElseThrow().boards().getFirst();
    }

    private PairingView pairing(int board) {
        return events.event("demo", shownAt(last))
                .orElseThrow()
                .rounds()
                .getFirst()
                .pairings()
                .get(board - 1);
    }

    private void noted(Result result, boolean reversed) {
        events.fold(facts.competition(event -> event.setResultNoted(ResultNoted.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setResult(result)
                .setTermination(Termination.TERMINATION_CHECKMATE)
                .setColoursReversed(reversed))));
    }

    private void approved() {
        events.fold(facts.competition(event ->
                event.setResultApproved(ResultApproved.newBuilder().setRound(1).setBoard(1))));
    }

    private static Optional<ResultView> result(String score) {
        return Optional.of(new ResultView(score, false));
    }

    /** Everything that anybody can read, at an instant in ms since 1970. */
    private String everything(long nowMs) {
        return Stream.of(
                        events.event("demo", nowMs),
                        events.boards("demo", 1, nowMs),
                        events.boards("demo", 2, nowMs),
                        events.pgn("demo", 1, nowMs),
                        events.pgn("demo", 2, nowMs))
                .flatMap(Optional::stream)
                .map(Json::write)
                .collect(Collectors.joining("\n"));
    }

    @Test
    void aMoveIsShownOnceItIsAsOldAsTheDelayAndNoSooner() { // LAW 6.12
        load(OPEN);
        open(1);
        play("e2e4", "e7e5", "g1f3");
        String early = everything(shownAt(last) - 1);
        assertEquals("e4 e5", board(shownAt(last) - 1).moves());
        assertFalse(early.contains("Nf3") || early.contains("g1f3"), early);
        GameView now = board(shownAt(last));
        assertEquals("e4 e5 Nf3", now.moves());
        assertEquals(Optional.of("g1f3"), now.lastMove());
        assertEquals(Stage.PLAYING, now.stage());
        assertTrue(events.pgn("demo", 1, shownAt(last)).orElseThrow().contains("2. Nf3"));
    }

    @Test
    void aGameThatHasJustBegunOrEndedIsShownAsItWas() { // LAW 6.12
        load(OPEN);
        open(1);
        play("f2f3");
        game(facts.game(
                BOARD, event -> event.setGameEnded(GameEnded.newBuilder().setResult(Result.RESULT_BLACK_WINS))));
        assertEquals(List.of(), events.boards("demo", 1, 0).orElseThrow().boards());
        assertEquals(Stage.WAITING, board(shownAt(1)).stage());
        assertEquals(Stage.PLAYING, board(shownAt(last) - 1).stage());
        assertEquals(Stage.OVER, board(shownAt(last)).stage());
    }

    @Test
    void clocksAreThoseAfterTheMovesWhateverStopsThemNow() {
        load(OPEN);
        open(1);
        play("e2e4", "e7e5");
        GameView before = board(shownAt(last));
        game(facts.game(
                BOARD,
                event -> event.getGamePausedBuilder()
                        .setReason("the line is dead")
                        .setClocks(Facts.standing(17, 18))));
        game(facts.game(BOARD, event -> event.getClocksSetBuilder().setClocks(Facts.standing(19, 20))));
        assertEquals(before, board(shownAt(last)));
        assertEquals(5_399_000, before.whiteMs());
    }

    @Test
    void movesThatAnArbiterTookBackAreGone() { // LAW 7.1
        load(OPEN);
        open(1);
        play("e2e4", "e7e5", "g1f3");
        game(facts.game(
                BOARD,
                event -> event.setPositionRestored(PositionRestored.newBuilder().setPly(1))));
        assertEquals("e4", board(shownAt(last)).moves());
    }

    @Test
    void onlyAnApprovedResultIsShown() { // OCR 17.11
        load(OPEN);
        open(1);
        noted(Result.RESULT_WHITE_WINS, false);
        assertEquals(Optional.empty(), pairing(1).result());
        approved();
        assertEquals(result("1-0"), pairing(1).result());
        events.fold(facts.competition(event -> event.setScoreChanged(ScoreChanged.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setAfter(PointsBySide.newBuilder().setWhite("0.5").setBlack("0")))));
        assertEquals(Optional.empty(), pairing(1).result());
        approved();
        assertEquals(result("0.5-0"), pairing(1).result());
        events.fold(facts.competition(event -> event.setResultWithdrawn(
                ResultWithdrawn.newBuilder().setRound(1).setBoard(1))));
        approved();
        assertEquals(Optional.empty(), pairing(1).result());
    }

    @Test
    void aGameWithExchangedColoursCountsForWhoeverPlayedIt() { // OCR 19.2, DEC-18
        load(OPEN);
        open(1);
        noted(Result.RESULT_WHITE_WINS, true);
        approved();
        assertEquals(result("0-1"), pairing(1).result());
        noted(Result.RESULT_DRAW, true);
        approved();
        assertEquals(result("1/2-1/2"), pairing(1).result());
    }

    @Test
    void pairingsAreShownWhenTheyArePublishedOrTheRoundIsOpened() {
        load(OPEN);
        var rounds = events.event("demo", 0).orElseThrow().rounds();
        assertEquals(
                List.of(List.of(), List.of()),
                rounds.stream().map(EventView.RoundView::pairings).toList());
        open(1);
        assertEquals(new PairingView(1, 1, 2, Optional.empty()), pairing(1));
        var published = loaded(OPEN).getCompetitionLoaded().toBuilder();
        published.getRoundsBuilder(1).setPublished(true);
        events.fold(facts.competition(event -> event.setDefinitionChanged(DefinitionChanged.newBuilder()
                .setKind(ChangeKind.CHANGE_KIND_PAIRINGS_PUBLISHED)
                .setDefinition(published))));
        var second = events.event("demo", 0).orElseThrow().rounds().getLast();
        assertEquals(2, second.pairings().size());
        assertFalse(second.opened() || second.boards());
    }

    @Test
    void aRoundThatIsClosedToThePublicNeverShowsItsMoves() {
        load(OPEN.toBuilder().setClosedFromRound(1).build());
        open(1);
        play("e2e4", "e7e5");
        long muchLater = shownAt(last) * 1_000;
        assertEquals(Optional.empty(), events.boards("demo", 1, muchLater));
        assertEquals(Optional.empty(), events.pgn("demo", 1, muchLater));
        assertFalse(everything(muchLater).contains("e4"));
        noted(Result.RESULT_DRAW, false);
        approved();
        assertEquals(result("1/2-1/2"), pairing(1).result());
    }

    @Test
    void aPrivateEventAndOneWithoutTheseRulesHaveNoPage() {
        load(OPEN.toBuilder().setOpen(false).build());
        open(1);
        play("e2e4");
        assertEquals("", everything(shownAt(last)));
        assertTrue(events.version("demo", shownAt(last)).isEmpty());
        var before = new PublicEvents();
        before.fold(facts.loaded("before"));
        assertEquals(Optional.empty(), before.event("before", 0));
        assertEquals(Optional.empty(), before.event("nowhere", 0));
    }

    @Test
    void gamesThatAreReadBeforeTheirEventAreThereAfterwards() {
        play("e2e4");
        load(OPEN);
        open(1);
        assertEquals("e4", board(shownAt(last)).moves());
    }

    @Test
    void aRoundIsOfficialUntilAResultChanges() { // OCR 17.11
        load(OPEN);
        open(1);
        events.fold(facts.competition(
                event -> event.setRoundClosed(RoundClosed.newBuilder().setRound(1))));
        assertTrue(events.event("demo", 0).orElseThrow().rounds().getFirst().official());
        noted(Result.RESULT_DRAW, false);
        assertFalse(events.event("demo", 0).orElseThrow().rounds().getFirst().official());
    }

    @Test
    void theGamesAreReadableAsPgnWithTheirResultOnceBothAreShown() {
        load(OPEN);
        open(1);
        play("f2f3", "e7e5", "g2g4", "d8h4");
        game(facts.game(
                BOARD, event -> event.setGameEnded(GameEnded.newBuilder().setResult(Result.RESULT_BLACK_WINS))));
        noted(Result.RESULT_BLACK_WINS, false);
        approved();
        assertEquals("*", pgn(shownAt(last) - 1).result());
        assertEquals("0-1", pgn(shownAt(last)).result());
        assertEquals(4, pgn(shownAt(last)).moves().size());
        noted(Result.RESULT_DRAW, false);
        assertEquals("*", pgn(shownAt(last)).result());
    }

    private PgnGame pgn(long nowMs) {
        return StrictPgnReader.readAll(events.pgn("demo", 1, nowMs).orElseThrow())
                .getFirst();
    }

    @Test
    void nothingPrivateOfTheLogsIsInWhatEverybodyReads() {
        Secrets secrets = new Secrets();
        var definition = loaded(OPEN).toBuilder();
        var competition = definition.getCompetitionLoadedBuilder();
        competition.getOfficialsBuilderList().forEach(official -> official.setName(secrets.text()));
        competition.getEntriesBuilder().addWithdrawals(Withdrawal.newBuilder().setPlayerId("p1"));
        competition.getEntriesBuilder().addTeamsBuilder().setName("Alfieri").addPlayerIds("p1");
        var details = competition
                .getEntriesBuilder()
                .addDetailsBuilder()
                .setPlayerId("p1")
                .setTitle("GM");
        secrets.fill(details);
        competition.getPlayersBuilderList().forEach(player -> player.setFederation("ITA"));
        competition.getVenuesBuilderList().forEach(venue -> venue.setTimeZone("Europe/Rome"));
        competition.getRegulationsBuilder().setControl(Facts.control(90, 30));
        CompetitionLoaded full = secrets.fill(competition).build();
        events.fold(CompetitionEvent.newBuilder()
                .setHeader(facts.header("demo"))
                .setCompetitionLoaded(full)
                .build());
        open(1);
        play("e2e4", "e7e5");
        noted(Result.RESULT_WHITE_WINS, false);
        for (FieldDescriptor kind : payloads(CompetitionEvent.getDescriptor().getFields())) {
            if (kind.getName().equals("competition_loaded") || kind.getName().equals("definition_changed")) continue;
            var event = CompetitionEvent.newBuilder().setHeader(facts.header("demo"));
            event.setField(kind, secrets.fill(event.newBuilderForField(kind)).build());
            events.fold(event.build());
        }
        Set<GameEvent.PayloadCase> seen = EnumSet.noneOf(GameEvent.PayloadCase.class);
        for (FieldDescriptor kind : payloads(GameEvent.getDescriptor().getFields())) {
            // these begin or continue a game; what the others say is not shown
            if (Set.of("game_created", "game_restarted", "move_played").contains(kind.getName())) continue;
            var event = GameEvent.newBuilder().setHeader(secrets.fill(facts.header(BOARD).toBuilder()));
            event.setField(kind, secrets.fill(event.newBuilderForField(kind)).build());
            if (event.hasPositionRestored()) event.getPositionRestoredBuilder().setPly(2);
            seen.add(game(event.build()).getPayloadCase());
        }
        assertTrue(
                seen.size() > 40 && secrets.told().size() > 150,
                seen.size() + " " + secrets.told().size());
        String all = everything(shownAt(last));
        assertTrue(all.contains("e4") && all.contains("Anna") && all.contains("Alfieri"), all);
        assertEquals(List.of(), secrets.told().stream().filter(all::contains).toList());
        assertFalse(all.contains("\"p1\""), all);
    }

    private static List<FieldDescriptor> payloads(List<FieldDescriptor> fields) {
        return fields.stream()
                .filter(field -> field.getContainingOneof() != null)
                .toList();
    }
}
