package org.onehall.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.chess.Side;

class ChoiceTest {
    private static final PgnGame WON = script("1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0");
    private static final PgnGame LOST = script("1. e4 e5 2. Nf3 Nc6 3. Bb5 0-1");
    private static final PgnGame DRAWN = script("1. e4 e5 2. Nf3 Nc6 3. Bb5 1/2-1/2");
    private static final PgnGame OPEN = script("1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
    private static final List<String> ALL = List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1b5");

    @Test
    void theNextMoveOfTheScriptIsPlayedByTheSideToMove() {
        assertEquals(
                new Choice.Move("e2e4"),
                Choice.of(board("PLAYING", List.of(), Optional.empty()), Side.WHITE, WON, true));
        assertEquals(
                new Choice.Move("b8c6"),
                Choice.of(board("PLAYING", ALL.subList(0, 3), Optional.empty()), Side.BLACK, WON, true));
        assertEquals(
                new Choice.Wait(),
                Choice.of(board("PLAYING", ALL.subList(0, 3), Optional.empty()), Side.WHITE, WON, true));
    }

    @Test
    void nothingIsDoneWhileTheGameDoesNotRun() {
        for (String status : List.of("CREATED", "PAUSED", "AWAITING_CA", "ENDED"))
            for (Side side : Side.values())
                for (List<String> moves : List.of(List.<String>of(), ALL))
                    assertEquals(
                            new Choice.Wait(),
                            Choice.of(board(status, moves, Optional.empty()), side, WON, false),
                            status);
    }

    @Test
    void atTheEndOfADecisiveScriptTheLoserResignsWhoeverIsToMove() {
        Glimpse end = board("PLAYING", ALL, Optional.empty());
        assertEquals(new Choice.Resign(), Choice.of(end, Side.BLACK, WON, true));
        assertEquals(new Choice.Wait(), Choice.of(end, Side.WHITE, WON, true));
        assertEquals(new Choice.Resign(), Choice.of(end, Side.WHITE, LOST, true));
        assertEquals(new Choice.Wait(), Choice.of(end, Side.BLACK, LOST, true));
    }

    @Test
    void atTheEndOfADrawnOrUnfinishedScriptTheSideToMoveOffersAndTheOtherAccepts() {
        for (PgnGame script : List.of(DRAWN, OPEN)) {
            assertEquals(
                    new Choice.OfferDraw(),
                    Choice.of(board("PLAYING", ALL, Optional.empty()), Side.BLACK, script, true));
            assertEquals(
                    new Choice.Wait(), Choice.of(board("PLAYING", ALL, Optional.empty()), Side.WHITE, script, true));
            assertEquals(
                    new Choice.AcceptDraw(),
                    Choice.of(board("PLAYING", ALL, Optional.of(Side.BLACK)), Side.WHITE, script, true));
            assertEquals(
                    new Choice.Wait(),
                    Choice.of(board("PLAYING", ALL, Optional.of(Side.BLACK)), Side.BLACK, script, true));
        }
    }

    @Test
    void anOfferBeforeTheEndIsAnsweredByTheNextMove() {
        assertEquals(
                new Choice.Move("g1f3"),
                Choice.of(board("PLAYING", ALL.subList(0, 2), Optional.of(Side.BLACK)), Side.WHITE, DRAWN, true));
    }

    @Test
    void whereSomebodyPlaysDifferentlyTheRobotPlaysALegalMoveAndAcceptsNoDraw() {
        List<String> other = List.of("e2e4", "c7c5");
        Choice choice = Choice.of(board("PLAYING", other, Optional.of(Side.BLACK)), Side.WHITE, DRAWN, true);
        Position position = after(other);
        assertTrue(
                position.isLegal(
                        Move.ofUci(assertInstanceOf(Choice.Move.class, choice).uci())),
                choice.toString());
        assertEquals(
                new Choice.Wait(),
                Choice.of(board("PLAYING", other, Optional.of(Side.BLACK)), Side.BLACK, DRAWN, true));
    }

    @Test
    void aLongWaitAtTheEndOfTheScriptEndsWithAMove() {
        assertInstanceOf(
                Choice.Move.class, Choice.of(board("PLAYING", ALL, Optional.of(Side.BLACK)), Side.BLACK, DRAWN, false));
    }

    @Test
    void thePlainPlayerTakesWhatHangsAndMatesInOne() {
        assertEquals("d1d8", plain("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"));
        assertEquals("e4d5", plain("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1"));
    }

    @Test
    void thePlainPlayerDoesNotTakeAGuardedPawnWithTheQueen() {
        assertTrue(!plain("4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1").equals("d2d6"));
    }

    @Test
    void thePlainPlayerAlwaysChoosesTheSame() {
        List<String> legal =
                Position.initial().legalMoves().stream().map(Move::uci).toList();
        assertEquals(
                PlainPlayer.choose(Position.initial().fen(), legal),
                PlainPlayer.choose(Position.initial().fen(), legal.reversed()));
    }

    private static String plain(String fen) {
        return PlainPlayer.choose(
                fen, Position.ofFen(fen).legalMoves().stream().map(Move::uci).toList());
    }

    private static Glimpse board(String status, List<String> moves, Optional<Side> offer) {
        Position position = after(moves);
        return new Glimpse(
                status,
                1,
                position.sideToMove(),
                position.fen(),
                moves,
                position.legalMoves().stream().map(Move::uci).toList(),
                offer);
    }

    private static Position after(List<String> moves) {
        Position position = Position.initial();
        for (String move : moves) position = position.play(Move.ofUci(move));
        return position;
    }

    private static PgnGame script(String moves) {
        return PgnReader.readAll("[Event \"Test\"]\n\n" + moves + "\n")
                .getFirst()
                .orThrow();
    }
}
