package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.GameRules;

/** Draws that were missed and results that were misjudged (OCR 19.3, 19.4, 17.11). */
class ResultCorrectionsTest {
    private static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");
    private static final Actor LCA_MILAN = Actor.official("lca-milan", Role.LOCAL_CHIEF_ARBITER, "milan");
    private static final Instant LATER = T0.plusSeconds(50);
    /** Black's last pawn has gone to h2, where White can mate at once. */
    private static final String PAWN_ON_H3 = "8/8/8/8/8/7p/5K2/1B5k b - - 0 40";
    /** Dead, but more than 50,000 positions are reachable (DEC-09). */
    private static final String HARD_TO_SEE = "8/p1p1p3/6p1/6P1/6PK/P5PP/2P1P3/k7 w - - 0 40";

    private static ResultCommand.DeclareDraw draw(DrawSituation situation, int ply) {
        return new ResultCommand.DeclareDraw(BOARD, situation, ply, "Seen by the arbiter", 0);
    }

    private static ResultCommand.ChangeResult to(Result result, String line) {
        return new ResultCommand.ChangeResult(
                BOARD,
                Optional.of(result),
                line,
                line.isEmpty() ? "A mate is still possible" : "",
                0,
                Optional.empty());
    }

    private static ResultCommand.ChangeResult goOn(String line) {
        return new ResultCommand.ChangeResult(
                BOARD, Optional.empty(), line, "A mate is still possible", 0, Optional.empty());
    }

    /** A game under these rules whose software missed a draw: its log was written under the Laws. */
    private static Scenario<Command, Event, BoardState> missed(GameRules rules, String fen, String... moves) {
        var seen = moves(started(lawsRules(), "90+30", Optional.of(fen)), T0, moves);
        return Scenario.of(GameDecider.DECIDER)
                .given(seen.log().stream()
                        .map(event -> event instanceof Event.GameCreated created
                                ? new Event.GameCreated(
                                        created.white(),
                                        created.black(),
                                        created.whiteControl(),
                                        created.blackControl(),
                                        created.initialFen(),
                                        rules,
                                        created.clocks())
                                : event)
                        .toArray(Event[]::new));
    }

    /** The software ended this game although it was not over. */
    private static Scenario<Command, Event, BoardState> endedWrongly(
            Scenario<Command, Event, BoardState> board, Result result, Termination termination) {
        return board.given(GameDecider.ended(result, termination, "OCR 5.4.3", board(board), T0.plusSeconds(20)));
    }

    private static Scenario<Command, Event, BoardState> wronglyDead() {
        return endedWrongly(
                moves(started(rules(), "90+30", Optional.of(PAWN_ON_H3)), T0, "h3h2"),
                Result.DRAW,
                Termination.DEAD_POSITION);
    }

    private static Scenario<Command, Event, BoardState> flagged(String fen) {
        return started(rules(), "1+0", Optional.of(fen))
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(60))
                .accepted();
    }

    private static Event.GameEnded end(Scenario<Command, Event, BoardState> board) {
        return assertInstanceOf(Event.GameEnded.class, board.events().getLast());
    }

    private static Map<String, String> details(Scenario<Command, Event, BoardState> board, Command command) {
        var decision = GameDecider.DECIDER.decide(new Submitted<>(command, CA, "r", LATER, LATER), board.state());
        if (!(decision instanceof Decision.Refused<Event>(var _, var details))) throw new AssertionError(decision);
        return details;
    }

    // ---- OCR 19.3

    @Test
    void aRepetitionThatWasMissedIsDeclaredAlsoAfterLaterMoves() { // OCR 19.3, 5.4.1
        String[] moves = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8", "e2e4"};
        var board = missed(rules(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", moves)
                .when(draw(DrawSituation.REPETITION, 8), LCA_MILAN, LATER)
                .accepted();
        var declared = assertInstanceOf(Event.DrawDeclared.class, board.events().getFirst());
        assertEquals(List.of(8, 3), List.of(declared.ply(), declared.occurrences()));
        assertEquals(Optional.empty(), declared.white());
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5", declared.fen());
        assertEquals(
                List.of(Result.DRAW, Termination.RULING, "OCR 19.3"),
                List.of(
                        end(board).result(),
                        end(board).termination(),
                        end(board).article()));
        assertEquals(Phase.ENDED, board(board).phase());
    }

    @Test
    void theTrueCountsAreTold() { // OCR 19.3, 5.4.1, 5.4.4
        var board = moves(started(), T0, "g1f3", "g8f6", "f3g1", "f6g8");
        assertEquals(Map.of("count", "2", "needed", "3"), details(board, draw(DrawSituation.REPETITION, 4)));
        assertEquals(Map.of("count", "1", "needed", "3"), details(board, draw(DrawSituation.REPETITION, 3)));
        assertEquals(Map.of("count", "4", "needed", "100"), details(board, draw(DrawSituation.MOVE_COUNT, 4)));
        assertEquals(Map.of("ply", "4"), details(board, draw(DrawSituation.MOVE_COUNT, 5)));
        board.when(draw(DrawSituation.REPETITION, 4), CA, LATER)
                .refused(GameRefusal.NOT_REPEATED)
                .when(draw(DrawSituation.MOVE_COUNT, 4), CA, LATER)
                .refused(GameRefusal.NOT_COUNTED)
                .when(draw(DrawSituation.REPETITION, -1), CA, LATER)
                .refused(GameRefusal.NO_SUCH_PLY);
    }

    @Test
    void fiftyMovesThatWereMissedAreDeclared() { // OCR 19.3, 5.4.4
        var board = missed(rules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80", "a1b1", "g8f8", "b1b2");
        board.when(draw(DrawSituation.MOVE_COUNT, 1), CA, LATER)
                .refused(GameRefusal.NOT_COUNTED)
                .when(draw(DrawSituation.MOVE_COUNT, 2), CA, LATER)
                .accepted();
        assertEquals(100, ((Event.DrawDeclared) board.events().getFirst()).halfMoves());
    }

    @Test
    void whereDrawsAreClaimedNobodyDeclaresWhatOnlyAClaimMakesADraw() { // OCR 19.3, LAW 9.2, 9.3, 9.6
        String[] thrice = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"};
        var running = moves(started(lawsRules(), "90+30", Optional.empty()), T0, thrice);
        assertEquals(Map.of("count", "3", "needed", "5"), details(running, draw(DrawSituation.REPETITION, 8)));
        running.when(draw(DrawSituation.REPETITION, 8), CA, LATER).refused(GameRefusal.ONLY_CLAIMED_REPETITION);
        var played =
                moves(moves(started(lawsRules(), "90+30", Optional.empty()), T0, thrice), T0.plusSeconds(8), "e2e4");
        played.when(draw(DrawSituation.REPETITION, 8), CA, LATER).refused(GameRefusal.ONLY_CLAIMED_REPETITION);
        var fifty = moves(
                started(lawsRules(), "90+30", Optional.of("6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80")), T0, "a1b1", "g8f8");
        assertEquals(Map.of("count", "100", "needed", "150"), details(fifty, draw(DrawSituation.MOVE_COUNT, 2)));
        fifty.when(draw(DrawSituation.MOVE_COUNT, 2), CA, LATER).refused(GameRefusal.ONLY_CLAIMED_COUNT);
    }

    @Test
    void underTheLawsAMissedDrawIsNamedByTheirArticle() { // OCR 19.3, LAW 5.2.2, LAW 9.6.1, LAW 9.6.2
        var seventyFive = unseen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 148 120", "a1b1", "g8f8")
                .when(draw(DrawSituation.MOVE_COUNT, 2), CA, LATER)
                .accepted();
        assertEquals(
                List.of("LAW 9.6.2", "LAW 9.6.2"),
                List.of(
                        ((Event.DrawDeclared) seventyFive.events().getFirst()).article(),
                        end(seventyFive).article()));
        var dead = started(lawsRules(), "90+30", Optional.of(HARD_TO_SEE))
                .when(draw(DrawSituation.DEAD_POSITION, 0), LCA_ROME, LATER)
                .accepted();
        assertEquals("LAW 5.2.2", end(dead).article());
        String[] twice = {"g1f3", "g8f6", "f3g1", "f6g8"};
        String[] five =
                Stream.of(twice, twice, twice, twice).flatMap(Stream::of).toArray(String[]::new);
        var fivefold = unseen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", five)
                .when(draw(DrawSituation.REPETITION, 16), CA, LATER)
                .accepted();
        assertEquals("LAW 9.6.1", end(fivefold).article());
    }

    /** A game under the Laws that was drawn without the software noticing: its end is not in the log. */
    private static Scenario<Command, Event, BoardState> unseen(String fen, String... moves) {
        var last = moves(started(lawsRules(), "90+30", Optional.of(fen)), T0, moves);
        return Scenario.of(GameDecider.DECIDER)
                .given(last.log().stream()
                        .filter(event -> !(event instanceof Event.GameEnded))
                        .toArray(Event[]::new));
    }

    @Test
    void aDeadPositionThatTheGameDidNotSeeIsProved() { // OCR 19.3, 5.4.3, DEC-09
        var board = started(rules(), "90+30", Optional.of(HARD_TO_SEE));
        board.when(draw(DrawSituation.DEAD_POSITION, 0), LCA_ROME, LATER).accepted();
        var declared = (Event.DrawDeclared) board.events().getFirst();
        assertEquals(
                List.of(Optional.of(Winnability.UNWINNABLE), Optional.of(Winnability.UNWINNABLE)),
                List.of(declared.white(), declared.black()));
    }

    @Test
    void whereNeitherAMateNorAProofIsFoundTheArbiterDecides() { // OCR 19.3, DEC-09
        var board = started(rules(), "90+30", Optional.of("5kBR/4pPpP/1b2P1P1/8/1b6/1B5B/8/1B4K1 w - - 0 40"));
        board.when(draw(DrawSituation.DEAD_POSITION, 0), CA, LATER).accepted();
        var declared = (Event.DrawDeclared) board.events().getFirst();
        assertEquals(
                List.of(Optional.of(Winnability.UNWINNABLE), Optional.of(Winnability.UNDECIDED)),
                List.of(declared.white(), declared.black()));
    }

    @Test
    void aPositionWithAMateIsNotDeadAndTheMateIsShown() { // OCR 19.3, 4.5
        var board = moves(started(rules(), "90+30", Optional.of(PAWN_ON_H3)), T0, "h3h2");
        assertEquals(Map.of("side", "WHITE", "line", "41. Be4#"), details(board, draw(DrawSituation.DEAD_POSITION, 1)));
        board.when(draw(DrawSituation.DEAD_POSITION, 1), CA, LATER).refused(GameRefusal.MATE_POSSIBLE);
    }

    @Test
    void aMissedDrawGoesBeforeWhatCameLater() { // OCR 19.3, 17.11
        var wrong = missed(rules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80", "a1b1", "g8h8", "b1b8");
        assertEquals(Termination.CHECKMATE, ((Event.GameEnded) wrong.log().getLast()).termination());
        wrong.when(draw(DrawSituation.MOVE_COUNT, 3), CA, LATER)
                .refused(GameRefusal.EXACT_RESULT)
                .when(draw(DrawSituation.MOVE_COUNT, 2), CA, LATER)
                .accepted();
        var aside = assertInstanceOf(Event.ResultSetAside.class, wrong.events().getFirst());
        assertEquals(
                List.of(Result.WHITE_WINS, Termination.CHECKMATE, "OCR 19.3", false),
                List.of(aside.result(), aside.termination(), aside.article(), aside.goesOn()));
        assertEquals(Result.DRAW, end(wrong).result());
        wrong.when(draw(DrawSituation.MOVE_COUNT, 2), CA, LATER).refused(GameRefusal.ALREADY_DRAWN);
    }

    @Test
    void aResignationInADrawnGameIsOneOfThem() { // OCR 19.3
        missed(rules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80", "a1b1", "g8f8")
                .when(new ResultCommand.Resign(BOARD, Side.BLACK), BLACK, LATER)
                .accepted()
                .when(draw(DrawSituation.MOVE_COUNT, 2), CA, LATER)
                .accepted();
    }

    @Test
    void anArbitersRulingAndAForfeitStay() { // OCR 17.11, 19.3
        missed(rules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80", "a1b1", "g8f8")
                .when(
                        new ResultCommand.DeclareResult(
                                BOARD, Optional.of(Result.WHITE_WINS), "Phone found", "OCR 17.3", 0),
                        SERVICE,
                        LATER)
                .accepted()
                .when(draw(DrawSituation.MOVE_COUNT, 2), CA, LATER)
                .refused(GameRefusal.RULED);
    }

    @Test
    void aGameThatARulingEndedGoesOnAsItStoodWhenThatIsTakenBack() { // OCR 18.3, 18.4.6
        var back = new ResultCommand.SetRulingAside(BOARD, "It was the neighbour's phone", "OCR 18.4.6", 1);
        var lost = missed(rules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80", "a1b1");
        lost.when(back, SERVICE, LATER).refused(GameRefusal.GAME_NOT_ENDED);
        lost.when(
                        new ResultCommand.DeclareResult(
                                BOARD, Optional.of(Result.WHITE_WINS), "Phone found", "OCR 18.4.6", 1),
                        SERVICE,
                        LATER)
                .accepted();
        var stood = board(lost).clocks();
        lost.when(back, CA, LATER.plusSeconds(60))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(back, SERVICE, LATER.plusSeconds(60))
                .accepted();
        var aside = assertInstanceOf(Event.ResultSetAside.class, lost.events().getFirst());
        assertEquals(
                List.of(Result.WHITE_WINS, Termination.RULING, "OCR 18.4.6", true),
                List.of(aside.result(), aside.termination(), aside.article(), aside.goesOn()));
        assertEquals(
                List.of(Phase.PAUSED, 1, true),
                List.of(
                        board(lost).phase(),
                        board(lost).ply(),
                        board(lost).ended().isEmpty()));
        for (Side side : Side.values())
            assertEquals(
                    stood.remaining(side, LATER),
                    board(lost).clocks().remaining(side, LATER.plusSeconds(60)),
                    "the clocks show what they showed");
        lost.when(back, SERVICE, LATER.plusSeconds(61)).refused(GameRefusal.GAME_NOT_ENDED);
    }

    @Test
    void aGameThatItsPlayersEndedDoesNotGoOnByIt() { // OCR 18.3
        missed(rules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80", "a1b1")
                .when(new ResultCommand.Resign(BOARD, Side.BLACK), BLACK, LATER)
                .accepted()
                .when(
                        new ResultCommand.SetRulingAside(BOARD, "It was the neighbour's phone", "OCR 18.4.6", 1),
                        SERVICE,
                        LATER)
                .refused(GameRefusal.NOT_BY_RULING);
    }

    @Test
    void itIsDeclaredWhilePausedAndWhileTheGameAwaitsTheChiefArbiter() { // OCR 19.3
        String fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80";
        missed(rules(), fen, "a1b1", "g8f8")
                .when(new ClockCommand.Pause(BOARD, "Looking"), CA, LATER)
                .accepted()
                .when(draw(DrawSituation.MOVE_COUNT, 2), CA, LATER)
                .accepted();
        var goesOn = frozen("fide-online-2021", 3, 50, true, 1, 1, false, false, true, true);
        var awaiting = missed(goesOn, fen, "a1b1", "g8f8")
                .when(new Command.NoteDisconnection(BOARD, Side.WHITE, "c", true), SERVICE, LATER)
                .accepted();
        Instant flag = T0.plusSeconds(99_999);
        awaiting.when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, flag);
        assertEquals(Phase.AWAITING_CA, board(awaiting).phase());
        awaiting.when(draw(DrawSituation.MOVE_COUNT, 2), CA, flag.plusSeconds(1))
                .accepted();
        created().when(draw(DrawSituation.REPETITION, 0), CA, T0).refused(GameRefusal.GAME_NOT_STARTED);
    }

    @Test
    void aFlagThatNobodyHasClaimedYetIsWaitedFor() { // OCR 19.3, 4.5
        var board = missed(rules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80", "a1b1", "g8f8");
        Instant flag = board(board).clocks().flagAt().orElseThrow();
        board.when(draw(DrawSituation.MOVE_COUNT, 2), CA, flag)
                .refused(GameRefusal.FLAG_FALLEN)
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, flag)
                .accepted()
                .when(draw(DrawSituation.MOVE_COUNT, 2), CA, flag.plusSeconds(1))
                .accepted();
        assertEquals(Result.DRAW, end(board).result());
    }

    @Test
    void onlyTheChiefArbiterAndTheLocalOnesOfTheTwoVenuesMay() { // OCR 19.3, 19.4
        var board = wronglyDead();
        for (Actor other : new Actor[] {
            LCA_ELSEWHERE,
            WHITE,
            BLACK,
            SERVICE,
            Actor.official("dca", Role.DEPUTY_CHIEF_ARBITER, ""),
            Actor.official("floor", Role.FLOOR_ARBITER, "rome"),
            Actor.official("lta", Role.LOCAL_TECHNICAL_ARBITER, "rome")
        })
            board.when(goOn(""), other, LATER)
                    .refused(GameRefusal.FORBIDDEN_ROLE)
                    .when(draw(DrawSituation.REPETITION, 0), other, LATER)
                    .refused(GameRefusal.FORBIDDEN_ROLE);
        board.when(goOn(""), LCA_MILAN, LATER).accepted();
    }

    @Test
    void noGameGoesOnOnceItsRoundIsOfficialOrALaterOneIsOpenButItsResultIsStillChanged() { // OCR 19.4, OCR 17.11,
        // LAW 6.6
        RoundNow official = new RoundNow(1, true, OptionalInt.empty());
        RoundNow next = new RoundNow(1, false, OptionalInt.of(2));
        wronglyDead()
                .when(inRound(Optional.empty(), official), CA, LATER)
                .refused(GameRefusal.RESULT_OFFICIAL)
                .when(inRound(Optional.empty(), next), CA, LATER)
                .refused(GameRefusal.NEXT_ROUND_OPEN)
                .when(inRound(Optional.empty(), new RoundNow(1, false, OptionalInt.empty())), CA, LATER)
                .accepted();
        for (RoundNow round : List.of(official, next))
            wronglyDead()
                    .when(inRound(Optional.of(Result.WHITE_WINS), round), CA, LATER)
                    .accepted();
    }

    private static ResultCommand.ChangeResult inRound(Optional<Result> result, RoundNow round) {
        return new ResultCommand.ChangeResult(BOARD, result, "", "A mate is still possible", 0, Optional.of(round));
    }

    @Test
    void eachNeedsAReason() { // OCR 18.3
        wronglyDead()
                .when(new ResultCommand.DeclareDraw(BOARD, DrawSituation.REPETITION, 0, " ", 0), CA, LATER)
                .refused(GameRefusal.REASON_MISSING)
                .when(new ResultCommand.ChangeResult(BOARD, Optional.empty(), " ", "", 0, Optional.empty()), CA, LATER)
                .refused(GameRefusal.REASON_MISSING)
                .when(
                        new ResultCommand.ChangeResult(BOARD, Optional.empty(), "Be4", "", 2, Optional.empty()),
                        CA,
                        LATER)
                .refused(GameRefusal.ANOTHER_GAME);
    }

    // ---- OCR 19.4

    @Test
    void aDrawAlthoughAMateIsPossibleBecomesAWinByTheLineThatIsShown() { // OCR 19.4, 4.5
        var board = wronglyDead()
                .when(to(Result.WHITE_WINS, "41. Be4#"), LCA_ROME, LATER)
                .accepted();
        var aside = assertInstanceOf(Event.ResultSetAside.class, board.events().getFirst());
        assertEquals(List.of("b1e4"), aside.line());
        assertEquals(
                List.of(Result.DRAW, Termination.DEAD_POSITION, "OCR 19.4"),
                List.of(aside.result(), aside.termination(), aside.article()));
        assertEquals(Optional.of(Winnability.WINNABLE), aside.white());
        assertEquals(
                List.of(Result.WHITE_WINS, Termination.RULING, "OCR 19.4"),
                List.of(
                        end(board).result(),
                        end(board).termination(),
                        end(board).article()));
        board.when(to(Result.BLACK_WINS, ""), CA, LATER).refused(GameRefusal.NOT_AUTOMATIC);
    }

    @Test
    void theLineIsReplayed() { // OCR 19.4
        wronglyDead()
                .when(to(Result.WHITE_WINS, "Be5#"), CA, LATER)
                .refused(GameRefusal.LINE_ILLEGAL)
                .when(to(Result.WHITE_WINS, "Bd3"), CA, LATER)
                .refused(GameRefusal.LINE_WITHOUT_MATE)
                .when(to(Result.BLACK_WINS, "Be4#"), CA, LATER)
                .refused(GameRefusal.LINE_WITHOUT_MATE)
                .when(goOn("Be4#"), CA, LATER)
                .accepted();
    }

    @Test
    void aGameThatWasEndedWronglyGoesOnWithItsClocksAsTheyStood() { // OCR 19.4
        var board = wronglyDead();
        var stood = board(board).clocks();
        board.when(goOn(""), LCA_ROME, LATER).accepted();
        assertEquals(1, board.events().size());
        assertTrue(((Event.ResultSetAside) board.events().getFirst()).goesOn());
        assertEquals(Phase.PAUSED, board(board).phase());
        assertEquals(stood, board(board).clocks());
        board.when(
                        new ClockCommand.Resume(
                                BOARD,
                                "Go on",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                "OCR 19.6",
                                Optional.empty(),
                                Optional.empty(),
                                0),
                        LCA_ROME,
                        T0.plusSeconds(100))
                .accepted()
                .when(play(Side.WHITE, "b1e4"), WHITE, T0.plusSeconds(101))
                .accepted();
        assertEquals(
                List.of(Result.WHITE_WINS, Termination.CHECKMATE),
                List.of(end(board).result(), end(board).termination()));
    }

    @Test
    void theMoveThatEndedAGameWhichGoesOnGetsItsIncrementOnce() { // OCR 19.4, 5.4.3, LAW 6.2.1.1
        var board = moves(started(rules(), "90+30", Optional.of("8/8/8/5k2/8/8/1r6/2K5 w - - 0 60")), T0, "c1b2");
        assertEquals(Termination.DEAD_POSITION, end(board).termination());
        var stood = board(board).clocks();
        board.when(goOn(""), CA, LATER).accepted();
        var now = board(board).clocks();
        assertEquals(
                stood.faces().get(Side.WHITE).remaining().plusSeconds(30),
                now.faces().get(Side.WHITE).remaining());
        assertEquals(stood.faces().get(Side.BLACK), now.faces().get(Side.BLACK));
        assertEquals(
                ClockReading.of(now, LATER),
                ((Event.ResultSetAside) board.events().getFirst()).clocks());
    }

    @Test
    void aDrawAtTheFlagBecomesAWinOfTheSideWithTimeAndNothingElse() { // OCR 19.4, 4.5
        var board = endedWrongly(
                started(rules(), "1+0", Optional.of("8/8/8/8/8/8/5K1p/1B5k w - - 0 40")),
                Result.DRAW,
                Termination.TIME_UNWINNABLE);
        board.when(to(Result.WHITE_WINS, ""), CA, LATER)
                .refused(GameRefusal.RESULT_NOT_POSSIBLE)
                .when(to(Result.DRAW, ""), CA, LATER)
                .refused(GameRefusal.RESULT_UNCHANGED)
                .when(goOn(""), CA, LATER)
                .refused(GameRefusal.CANNOT_GO_ON)
                .when(to(Result.BLACK_WINS, ""), CA, LATER)
                .accepted();
        assertEquals(Result.BLACK_WINS, end(board).result());
        assertEquals(Optional.empty(), ((Event.ResultSetAside) board.events().getFirst()).white());
    }

    @Test
    void aLossByTheFlagBecomesADrawUnlessTheMateIsFound() { // OCR 19.4, 4.5
        var right = flagged("8/8/4k3/8/2n5/8/3KP3/8 w - - 0 1");
        right.when(to(Result.DRAW, ""), CA, T0.plusSeconds(70))
                .refused(GameRefusal.MATE_POSSIBLE)
                .when(to(Result.BLACK_WINS, ""), CA, T0.plusSeconds(70))
                .refused(GameRefusal.RESULT_UNCHANGED);
        var wrong = endedWrongly(
                started(rules(), "1+0", Optional.of("8/8/4k3/8/8/8/3KP3/8 w - - 0 1")),
                Result.BLACK_WINS,
                Termination.TIME);
        wrong.when(to(Result.DRAW, ""), CA, LATER).accepted();
        assertEquals(Result.DRAW, end(wrong).result());
    }

    @ParameterizedTest
    @EnumSource(Termination.class)
    void onlyWhatTheSoftwareHasJudgedIsChanged(Termination termination) { // OCR 19.4
        var board = endedWrongly(
                moves(started(rules(), "90+30", Optional.of(PAWN_ON_H3)), T0, "h3h2"), Result.DRAW, termination);
        board.when(to(Result.BLACK_WINS, ""), CA, LATER);
        switch (termination) {
            case RESIGNATION, AGREEMENT, RULING, FORFEIT -> board.refused(GameRefusal.NOT_AUTOMATIC);
            case CHECKMATE, STALEMATE, REPETITION, MOVE_COUNT -> board.refused(GameRefusal.EXACT_RESULT);
            case DEAD_POSITION, TIME, TIME_UNWINNABLE -> board.accepted();
        }
    }
}
