package org.onehall.playingzone.projection;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.call.AppealView;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.clock.OrderView;
import org.onehall.playingzone.projection.clock.TimeSheetView;
import org.onehall.playingzone.projection.ruling.EffectView;
import org.onehall.playingzone.projection.venue.LeaveView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.Precedent;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.ResultConfirmed;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.fairplay.v1.CheckRecorded;
import org.onehall.proto.game.v1.ForfeitReversed;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.SealingOrdered;
import org.onehall.proto.game.v1.SeatPresent;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.PointsBySide;

/** A hall with facts, and helpers for the tests of several projections. */
abstract class HallFixture {
    static final String BOARD = "demo/1/1";
    static final org.onehall.proto.types.v1.Side WHITE = org.onehall.proto.types.v1.Side.SIDE_WHITE;
    static final org.onehall.proto.types.v1.Side BLACK = org.onehall.proto.types.v1.Side.SIDE_BLACK;
    static final org.onehall.proto.types.v1.Role CA = org.onehall.proto.types.v1.Role.ROLE_CHIEF_ARBITER;
    static final org.onehall.proto.types.v1.Role DEPUTY = org.onehall.proto.types.v1.Role.ROLE_DEPUTY_CHIEF_ARBITER;
    static final org.onehall.proto.types.v1.Role SERVICE = org.onehall.proto.types.v1.Role.ROLE_SERVICE;

    final Facts facts = new Facts();

    final Hall hall = new Hall();

    BoardView board() {
        return hall.boardViews().view(BOARD).orElseThrow();
    }

    Optional<CallView> called(String id) {
        return hall.rooms().calls().view(id, hall.rooms().names());
    }

    Optional<OrderView> order(String id) {
        return hall.rooms().clocks().order(id, hall.rooms().names());
    }

    List<TimeSheetView> sheets(Predicate<String> shown) {
        return hall.rooms()
                .clocks()
                .sheets("demo", shown, hall.rooms().timelines(), hall.rooms().boards()::playerName);
    }

    void play() {
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(facts.started(BOARD));
    }

    void created(int defaultMinutes) {
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder()
                .getRulesBuilder()
                .setDefaultMinutes(defaultMinutes)
                .setAdjournmentAllowed(true);
        hall.fold(created.build());
    }

    void present(org.onehall.proto.types.v1.Side side, boolean present) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setSeatPresent(SeatPresent.newBuilder()
                        .setSide(side)
                        .setPresent(present)
                        .setAt(Facts.at(3)))));
    }

    void startedAt(long second) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameStarted(GameStarted.newBuilder()
                        .setAttempt(1)
                        .setScheduledAt(Facts.at(second))
                        .setClocks(Facts.running(WHITE, 5400, 5400)))));
    }

    void ended(Termination termination) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_WHITE_WINS)
                        .setTermination(termination)
                        .setClocks(Facts.standing(5400, 5400)))));
    }

    void reversedBy(org.onehall.proto.types.v1.Role role) {
        hall.fold(GameEvent.newBuilder()
                .setHeader(facts.header(BOARD, "DEC-14", role))
                .setForfeitReversed(
                        ForfeitReversed.newBuilder().setReason("train").setClocks(Facts.standing(5400, 5400)))
                .build());
    }

    void adjournedOf(org.onehall.proto.types.v1.Side sealer) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setSealingOrdered(SealingOrdered.newBuilder().setReason("night"))));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameAdjourned(
                        GameAdjourned.newBuilder().setSide(sealer).setClocks(Facts.standing(3000, 3000)))));
    }

    GameEvent lost(String board) {
        return facts.game(
                board,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_BLACK_WINS)
                        .setTermination(Termination.TERMINATION_RESIGNATION)
                        .setClocks(Facts.standing(0, 5400))));
    }

    void says(org.onehall.proto.types.v1.Side side, boolean agrees) {
        hall.fold(facts.competition(event -> event.setResultConfirmed(ResultConfirmed.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setSide(side)
                .setAgrees(agrees))));
    }

    List<String> disputes() {
        return board().confirmation().disputes().stream()
                .map(one -> one.side() + " " + one.of() + " " + one.changes() + " "
                        + one.answer().orElse("open"))
                .toList();
    }

    /** The questions at a seat that a player sees as his own. */
    List<String> asked(Side side, String player) {
        Viewer viewer = new Viewer(Actor.seat("p", "rome", BOARD, side.name()), player);
        return Visibility.shown(viewer, board()).help().orElseThrow().questions().stream()
                .map(one -> one.text())
                .toList();
    }

    org.onehall.proto.fairplay.v1.FairPlayEvent check(
            org.onehall.proto.types.v1.Side side, CheckKind kind, int attempt) {
        return facts.fairPlay(
                BOARD,
                event -> event.setCheckRecorded(CheckRecorded.newBuilder()
                        .setSide(side)
                        .setKind(kind)
                        .setPassed(true)
                        .setAttempt(attempt)));
    }

    LeaveView leave() {
        return board().floor().orElseThrow().leaves().getFirst();
    }

    static EffectView effect(
            String kind,
            Side side,
            OptionalLong ms,
            Optional<String> points,
            OptionalInt count,
            Optional<String> fine,
            Optional<String> amount) {
        return new EffectView(
                kind,
                Optional.of(side),
                ms,
                Optional.empty(),
                points,
                count,
                OptionalInt.empty(),
                fine,
                amount,
                List.of());
    }

    static DisconnectionDecided decided(String id, DisconnectionOption option) {
        return DisconnectionDecided.newBuilder()
                .setRulingId(id)
                .setCaseId("c")
                .setVenue("rome")
                .setSide(WHITE)
                .setOption(option)
                .setReduceBy(Facts.seconds(120))
                .setReason("late")
                .addPrecedents(Precedent.newBuilder()
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESUME)
                        .setCount(2))
                .addChecksAgain(CheckKind.CHECK_KIND_DEVICE)
                .build();
    }

    void call(String id, int attempt) {
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 19.1",
                CA,
                event -> event.setArbiterCalled(ArbiterCalled.newBuilder()
                        .setCallId(id)
                        .setSide(BLACK)
                        .setVenue("milan")
                        .setPlayer("p2")
                        .setAttempt(attempt)
                        .setStopsClock(true)
                        .setShallPenalise(true))));
    }

    void invalid(String id) {
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setCallAnswered(
                        CallAnswered.newBuilder().setCallId(id).setPenaltyOwed(true))));
    }

    void penalised(String ruling, PenaltyKind kind) {
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId(ruling)
                        .setOffender(BLACK)
                        .setPlayer("m1")
                        .setAttempt(1)
                        .addItems(PenaltyItem.newBuilder().setKind(kind)))));
        applied(ruling);
    }

    void withdrawn(String ruling, String of, RulingWithdrawn.Builder withdrawn) {
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setRulingWithdrawn(withdrawn
                        .setRulingId(ruling)
                        .setWithdrawnId(of)
                        .setOffender(BLACK)
                        .setPlayer("m1")
                        .setAttempt(1)
                        .setWhole(true)
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING)))));
        applied(ruling);
    }

    void applied(String ruling) {
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ruling))));
    }

    List<Side> appealable(String ruling) {
        return hall.boardViews().view(BOARD).orElseThrow().help().orElseThrow().rulings().stream()
                .filter(one -> one.id().equals(ruling))
                .findFirst()
                .orElseThrow()
                .appealable();
    }

    AppealView appeal(Side seenBy) {
        return hall.boardViews()
                .view(BOARD)
                .orElseThrow()
                .help()
                .orElseThrow()
                .forPlayer((side, _) -> side == seenBy, false)
                .appeals()
                .getFirst();
    }

    static org.onehall.proto.clock.v1.BoardNoted noted(
            String board, long white, long black, long whiteAfter, long blackAfter) {
        return org.onehall.proto.clock.v1.BoardNoted.newBuilder()
                .setBoardId(board)
                .setApplied(true)
                .setBefore(reading(white, black))
                .setAfter(reading(whiteAfter, blackAfter))
                .build();
    }

    static org.onehall.proto.types.v1.ClockReading reading(long white, long black) {
        return org.onehall.proto.types.v1.ClockReading.newBuilder()
                .setWhite(Wire.duration(java.time.Duration.ofSeconds(white)))
                .setBlack(Wire.duration(java.time.Duration.ofSeconds(black)))
                .build();
    }

    Changes changed(int board) {
        var half = PointsBySide.newBuilder().setWhite("0.5").setBlack("0");
        return hall.fold(facts.competition(event -> event.setScoreChanged(ScoreChanged.newBuilder()
                .setRound(1)
                .setBoard(board)
                .setRulingId("r")
                .setArticle("OCR 18.4.5")
                .setBefore(half)
                .setAfter(half))));
    }
}
