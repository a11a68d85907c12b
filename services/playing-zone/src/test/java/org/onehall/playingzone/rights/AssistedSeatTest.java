package org.onehall.playingzone.rights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.board.AssistantView;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.TimesAskedView;
import org.onehall.proto.game.v1.AssistantAdmitted;
import org.onehall.proto.game.v1.AssistantDismissed;
import org.onehall.proto.game.v1.AssistantNamed;
import org.onehall.proto.game.v1.ClockTimesAsked;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.Language;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.Side;
import org.onehall.regulations.Readiness.Missing;

/** What a player with an assistant, the assistant, the opponent and the arbiters see at the seat (APP-III). */
class AssistedSeatTest {
    private static final String BOARD = "demo/1/1";
    private static final Viewer WHITE =
            new Viewer(Actor.seat("w", "rome", BOARD, "WHITE").of("demo"), "Anna");
    private static final Viewer BLACK =
            new Viewer(Actor.seat("b", "milan", BOARD, "BLACK").of("demo"), "Bruno");
    private static final Viewer ADA =
            new Viewer(new Actor("a", Role.ASSISTANT, "", "rome", BOARD, "WHITE").of("demo"), "Ada");
    private static final Viewer LCA =
            new Viewer(Actor.official("l", Role.LOCAL_CHIEF_ARBITER, "rome").of("demo"), "L");
    private static final Viewer CA =
            new Viewer(Actor.official("c", Role.CHIEF_ARBITER, "").of("demo"), "C");

    private final Facts facts = new Facts();
    private final Hall hall = new Hall();

    private void named() {
        hall.fold(facts.loaded());
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(facts.game(
                BOARD,
                event -> event.setAssistantNamed(AssistantNamed.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setAssistantId("a")
                        .setName("Ada")
                        .setLanguage(Language.LANGUAGE_IT))));
    }

    private void admitted() {
        named();
        hall.fold(facts.game(
                BOARD,
                event -> event.setAssistantAdmitted(
                        AssistantAdmitted.newBuilder().setSide(Side.SIDE_WHITE).setAssistantId("a"))));
        hall.fold(facts.started(BOARD));
    }

    private BoardView seen(Viewer viewer) {
        return Visibility.shown(viewer, hall.boardViews().view(BOARD).orElseThrow());
    }

    @Test
    void readinessWaitsForTheAdmissionOfWhoIsNamed() { // APP-III 1, OCR 3.8
        named();
        assertTrue(missing().contains(Missing.ASSISTANT_ADMITTED));
        hall.fold(facts.game(
                BOARD,
                event -> event.setAssistantAdmitted(
                        AssistantAdmitted.newBuilder().setSide(Side.SIDE_WHITE).setAssistantId("a"))));
        assertFalse(missing().contains(Missing.ASSISTANT_ADMITTED));
    }

    private List<Missing> missing() {
        return seen(LCA).white().missing().stream().map(one -> one.point()).toList();
    }

    @Test
    void theAssistantGetsACodeOfHisOwnOnceHeIsAdmitted() { // APP-III 1
        named();
        assertEquals(Optional.empty(), hall.seating().assistant(BOARD, org.onehall.chess.Side.WHITE));
        assertEquals(Map.of(), hall.rooms().boards().assistants());
        hall.fold(facts.game(
                BOARD,
                event -> event.setAssistantAdmitted(
                        AssistantAdmitted.newBuilder().setSide(Side.SIDE_WHITE).setAssistantId("a"))));
        var holder =
                hall.seating().assistant(BOARD, org.onehall.chess.Side.WHITE).orElseThrow();
        assertEquals(
                List.of(Role.ASSISTANT, "a", "Ada", BOARD, "WHITE"),
                List.of(holder.role(), holder.subject(), holder.name(), holder.board(), holder.side()));
        assertFalse(
                holder.samePlaceAs(
                        hall.seating().seat(BOARD, org.onehall.chess.Side.WHITE).orElseThrow()),
                "the player's code stays good");
        assertEquals(
                Map.of(new SeatKey(BOARD, org.onehall.chess.Side.WHITE), "a"),
                hall.rooms().boards().assistants());
        hall.fold(facts.game(
                BOARD,
                event -> event.setAssistantDismissed(
                        AssistantDismissed.newBuilder().setSide(Side.SIDE_WHITE).setAssistantId("a"))));
        assertEquals(Map.of(), hall.rooms().boards().assistants());
        assertEquals(Optional.empty(), seen(LCA).white().assistant());
    }

    @Test
    void theMovesAreTheAssistantsToChooseFromAndNotThePlayers() { // APP-III 1.1
        admitted();
        assertEquals(20, seen(ADA).legal().orElseThrow().size());
        assertEquals(Optional.empty(), seen(WHITE).legal());
        hall.fold(facts.game(
                BOARD,
                event -> event.setAssistantDismissed(
                        AssistantDismissed.newBuilder().setSide(Side.SIDE_WHITE).setAssistantId("a"))));
        assertEquals(Optional.empty(), seen(ADA).legal());
        assertEquals(20, seen(WHITE).legal().orElseThrow().size());
    }

    @Test
    void theAssistantIsSentNoTimes() { // APP-III 1.3
        admitted();
        hall.fold(facts.moved(BOARD, "e2e4", false));
        BoardView shown = seen(ADA);
        assertEquals(
                List.of(0L, 0L),
                List.of(shown.clocks().whiteMs(), shown.clocks().blackMs()));
        assertEquals(Optional.of(org.onehall.chess.Side.BLACK), shown.clocks().running());
        assertTrue(shown.clocks().flagAt().isEmpty());
        assertEquals(0, shown.moves().getFirst().clockMs());
        assertEquals(5_399_000, seen(WHITE).moves().getFirst().clockMs());
    }

    @Test
    void arbitersSeeTheAssistantAndWhenTheTimesWereAsked() { // APP-III 1.3, APP-III 1.6
        admitted();
        hall.fold(facts.game(
                BOARD,
                event -> event.setClockTimesAsked(
                        ClockTimesAsked.newBuilder().setSide(Side.SIDE_WHITE).setPly(0))));
        for (Viewer arbiter : List.of(LCA, CA)) {
            AssistantView assistant = seen(arbiter).white().assistant().orElseThrow();
            assertEquals(new AssistantView("a", "Ada", "IT", true, List.of(new TimesAskedView(5_000, 0))), assistant);
        }
        assertTrue(seen(WHITE).white().assistant().isPresent());
        assertEquals(Optional.empty(), seen(BLACK).white().assistant());
        assertEquals(
                Optional.empty(),
                seen(new Viewer(Actor.official("s", Role.SPECTATOR, "").of("demo"), "S"))
                        .white()
                        .assistant());
    }

    @Test
    void anExchangeOfSeatsTakesTheAssistantAlong() { // OCR 19.2, APP-III 1
        admitted();
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(org.onehall.chess.Position.initial().fen())
                        .setWhite(Seat.newBuilder().setPlayerId("b").setVenue("milan"))
                        .setBlack(Seat.newBuilder().setPlayerId("w").setVenue("rome")))));
        assertEquals(
                Map.of(new SeatKey(BOARD, org.onehall.chess.Side.BLACK), "a"),
                hall.rooms().boards().assistants());
    }

    @Test
    void aCaptureEnPassantIsMarked() { // APP-III 1.2
        admitted();
        for (String uci : List.of("e2e4", "a7a6", "e4e5", "d7d5", "e5d6", "c7d6"))
            hall.fold(facts.moved(BOARD, uci, false));
        assertEquals(
                List.of(false, false, false, false, true, false),
                seen(ADA).moves().stream().map(move -> move.enPassant()).toList());
    }
}
