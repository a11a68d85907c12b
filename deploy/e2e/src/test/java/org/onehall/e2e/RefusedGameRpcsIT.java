package org.onehall.e2e;

import static org.onehall.e2e.Refusals.grpcRefused;
import static org.onehall.e2e.Refusals.write;

import io.grpc.Status;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.onehall.proto.game.v1.ClaimFlagRequest;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.ResignRequest;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.SetRulingAsideRequest;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.WriteContext;

/** Calls of the service for games that go past the zone: each is refused by the service itself. */
class RefusedGameRpcsIT {
    private static RunningHall hall;
    private static Cup cup;
    private static Map<String, Long> before;

    @BeforeAll
    static void aRoundIsUnderWay() {
        hall = RunningHall.shared();
        cup = Refusals.opened("refused-game-rpcs");
    }

    @AfterAll
    static void everybodyLeaves() {
        Refusals.close(cup);
    }

    @BeforeEach
    void count() {
        before = Refusals.events(cup);
    }

    @AfterEach
    void nothingHasChanged() {
        Refusals.assertNothingChanged(cup, before);
    }

    @TestFactory
    Stream<DynamicTest> whatTheGameServiceItselfRefuses() {
        String white = cup.white(1).who().token();
        String black = cup.black(1).who().token();
        String ca = cup.ca().who().token();
        String service = hall.token("competition");
        String board = cup.board(1);
        PlayRequest move = PlayRequest.newBuilder()
                .setWrite(write())
                .setBoardId(board)
                .setSide(Side.SIDE_WHITE)
                .setUci("d2d4")
                .build();
        return Stream.of(
                game(
                        "a move without a request id",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.play(move.toBuilder().clearWrite().build())),
                game(
                        "a move with an endless request id",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(WriteContext.newBuilder().setRequestId("x".repeat(300)))
                                .build())),
                game(
                        "a move without a board",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.play(move.toBuilder().clearBoardId().build())),
                game(
                        "a move without a side",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.play(
                                move.toBuilder().setWrite(write()).clearSide().build())),
                game(
                        "a move with a side of the future",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setSideValue(9)
                                .build())),
                game(
                        "a move at an unknown board",
                        white,
                        Status.Code.NOT_FOUND,
                        "UNKNOWN_BOARD",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setBoardId(cup.board(98))
                                .build())),
                game(
                        "a move of the other seat",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_SEAT",
                        stub -> stub.play(move.toBuilder().setWrite(write()).build())),
                game(
                        "a move at another's board",
                        white,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_SEAT",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setBoardId(cup.board(2))
                                .build())),
                game(
                        "a move by the Chief Arbiter",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_SEAT",
                        stub -> stub.play(move.toBuilder().setWrite(write()).build())),
                game(
                        "a resignation for the opponent",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_SEAT",
                        stub -> stub.resign(ResignRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setSide(Side.SIDE_WHITE)
                                .build())),
                game(
                        "a move that is none",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED_MOVE",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setUci("%s%n")
                                .build())),
                game(
                        "an illegal move",
                        white,
                        Status.Code.FAILED_PRECONDITION,
                        "ILLEGAL_MOVE",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setUci("d2d5")
                                .build())),
                game(
                        "a move for another position",
                        white,
                        Status.Code.ABORTED,
                        "STALE_PLY",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setExpectedPly(0)
                                .build())),
                game(
                        "a move for another sequence",
                        white,
                        Status.Code.ABORTED,
                        "STALE",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write().toBuilder().setExpectedSequence(1))
                                .build())),
                game(
                        "a flag claimed by a player",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        stub -> stub.claimFlag(ClaimFlagRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setSide(Side.SIDE_WHITE)
                                .build())),
                game(
                        "a flag claimed too early",
                        service,
                        Status.Code.FAILED_PRECONDITION,
                        "FLAG_NOT_FALLEN",
                        stub -> stub.claimFlag(ClaimFlagRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setSide(Side.SIDE_WHITE)
                                .build())),
                game(
                        "a restart by the Chief Arbiter past the desk of decisions",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        stub -> stub.restart(RestartRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setReason("x")
                                .setArticle("OCR 18.9")
                                .build())),
                game(
                        "a restart of another game at the board",
                        service,
                        Status.Code.FAILED_PRECONDITION,
                        "ANOTHER_GAME",
                        stub -> stub.restart(RestartRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setReason("x")
                                .setArticle("OCR 18.9")
                                .setAttempt(2)
                                .build())),
                game(
                        "a board made by the Chief Arbiter",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        stub -> stub.create(create(cup.board(97)).build())),
                game(
                        "a FEN that is none",
                        service,
                        Status.Code.INVALID_ARGUMENT,
                        "ILLEGAL_POSITION",
                        stub -> stub.create(
                                create(cup.board(97)).setInitialFen("hello").build())),
                game(
                        "a FEN without kings",
                        service,
                        Status.Code.INVALID_ARGUMENT,
                        "ILLEGAL_POSITION",
                        stub -> stub.create(create(cup.board(97))
                                .setInitialFen("8/8/8/8/8/8/8/8 w - - 0 1")
                                .build())),
                game(
                        "a board without rules",
                        service,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.create(create(cup.board(97)).clearRules().build())),
                game(
                        "a board that is there",
                        service,
                        Status.Code.FAILED_PRECONDITION,
                        "ALREADY_CREATED",
                        stub -> stub.create(create(board).build())),
                game(
                        "a ruling set aside past the desk of rulings",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        games -> games.setRulingAside(SetRulingAsideRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setReason("x")
                                .setArticle("OCR 18.4.6")
                                .build())));
    }

    private static DynamicTest game(
            String name,
            String token,
            Status.Code code,
            String reason,
            java.util.function.Function<GameServiceGrpc.GameServiceBlockingStub, Object> call) {
        return grpcRefused(
                name,
                "game-state",
                token,
                code,
                reason,
                wire -> call.apply(wire.as(GameServiceGrpc.newBlockingStub(wire.channel()))));
    }

    /** A request with everything that a board needs. */
    private static CreateRequest.Builder create(String board) {
        var created = hall.record(cup.board(1)).getFirst().getGameCreated();
        return CreateRequest.newBuilder()
                .setWrite(write())
                .setBoardId(board)
                .setWhite(created.getWhite())
                .setBlack(created.getBlack())
                .setWhiteControl(created.getWhiteControl())
                .setBlackControl(created.getBlackControl())
                .setRules(created.getRules());
    }
}
