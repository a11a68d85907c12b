package org.onehall.virtualclock.query;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.onehall.chess.Side;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.clock.v1.TakeTimeSheetRequest;
import org.onehall.proto.clock.v1.TimeSheetRow;

/** Both clocks and the moves of all boards of a round, at one instant. */
@Singleton
public class TimeSheets {
    /** The number of rows in one event; a longer sheet is written in several events. */
    static final int ROWS = 1_000;

    private final Boards boards;

    @Inject
    public TimeSheets(Boards boards) {
        this.boards = boards;
    }

    /** The rounds of a competition that have a game in progress, in order. */
    public List<Integer> rounds(String competition) {
        return boards
                .askAll(
                        competition,
                        board -> inProgress(board) ? Optional.of(board.round()) : Optional.<Integer>empty())
                .stream()
                .flatMap(Optional::stream)
                .distinct()
                .sorted()
                .toList();
    }

    /** The latest round of a competition that has a game in progress; 0 if there is none. */
    public int latest(String competition) {
        return rounds(competition).stream().max(Comparator.naturalOrder()).orElse(0);
    }

    /**
     * A sheet as requests, one for each part. The first part has the given id, the others have it with their number.
     * Empty if the round has no boards.
     */
    public List<TakeTimeSheetRequest> take(String id, String competition, int round, Instant at) {
        return take(id, competition, round, at, _ -> true);
    }

    /** @param meant the boards of the round that have a row */
    public List<TakeTimeSheetRequest> take(
            String id, String competition, int round, Instant at, Predicate<OrderedBoard> meant) {
        List<TimeSheetRow> rows = boards
                .askAll(
                        competition,
                        board -> board.round() == round && meant.test(board.ordered())
                                ? Optional.of(row(board, at))
                                : Optional.<TimeSheetRow>empty())
                .stream()
                .flatMap(Optional::stream)
                .toList();
        int parts = (rows.size() + ROWS - 1) / ROWS;
        List<TakeTimeSheetRequest> sheet = new ArrayList<>();
        for (int part = 1; part <= parts; part++)
            sheet.add(TakeTimeSheetRequest.newBuilder()
                    .setOrderId(part == 1 ? id : id + ":" + part)
                    .setCompetitionId(competition)
                    .setRound(round)
                    .setAt(RecordMapper.timestamp(at))
                    .setPart(part)
                    .setParts(parts)
                    .addAllRows(rows.subList((part - 1) * ROWS, Math.min(part * ROWS, rows.size())))
                    .build());
        return sheet;
    }

    private static TimeSheetRow row(Board board, Instant at) {
        return TimeSheetRow.newBuilder()
                .setBoardId(board.id().toString())
                .setWhiteMoves(board.clocks().moves(Side.WHITE))
                .setBlackMoves(board.clocks().moves(Side.BLACK))
                .setClocks(board.clocks().readingAt(at))
                .setExpected(RecordMapper.duration(board.clocks()
                        .expected(Side.WHITE, at)
                        .plus(board.clocks().expected(Side.BLACK, at))))
                .setConserved(board.clocks().brokenAt().isEmpty())
                .setStatus(board.standing().name())
                .build();
    }

    private static boolean inProgress(Board board) {
        return board.standing() == Board.Standing.PLAYING
                || board.standing() == Board.Standing.PAUSED
                || board.standing() == Board.Standing.AWAITING_CA;
    }
}
