package org.onehall.chaos.check;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;

/**
 * Judges a run only by what the robots recorded and by the raw logs. It knows the wire, the rules of chess and the
 * articles about time, and uses nothing with which the services decide or calculate.
 */
public final class Audit {
    /** Longest silence of the playing zone that is no outage (ENG-4). */
    static final long GAP_MS = 1_500;
    /** A flag that fell this long before the end of the log should have been claimed. */
    private static final long CLAIM_PATIENCE_MS = 20_000;

    private static final String GAME = "game";
    private static final Set<String> AT_THE_BOARD = Set.of("play", "offerDraw", "acceptDraw", "declineDraw", "resign");
    private static final Map<String, String> CONTEXT = Map.of(
            "order",
            "clock",
            "decideDisconnection",
            "adjudication",
            "penalise",
            "adjudication",
            "answerCall",
            "adjudication",
            "callArbiter",
            "adjudication",
            "confirmReport",
            "connectivity",
            "recordCheck",
            "fairplay",
            "openRound",
            "competition",
            "closeRound",
            "competition",
            "approveResult",
            "competition");

    private final List<Finding> findings = new ArrayList<>();
    private final Map<Integer, List<Sealed<GameCommand>>> sealed = new TreeMap<>();
    private final Map<String, List<GameEvent>> told = new TreeMap<>();
    private final Map<String, HeaderAudit> headers = new TreeMap<>();
    private final Map<String, Map<String, Integer>> appended = new HashMap<>();
    private final Map<Integer, List<String>> causes = new TreeMap<>();
    private final Set<String> unreadable = new HashSet<>();

    /**
     * The result of a run.
     *
     * @param outages periods in which the playing zone gave no sign of life for more than 1.5 s, in any part of the log
     * @param outageMs their sum, with simultaneous outages of several parts counted once; {@code worstOutageMs} the
     *     longest
     * @param worstStallMs longest time between a robot's move and its definite answer; {@code stalled} the robot that
     *     waited
     * @param acknowledged moves that were acknowledged to robots; {@code inTheLog} moves in the log
     * @param readings clocks that were calculated again and compared
     * @param longestCharge the most time that one move has cost its player, in milliseconds
     */
    public record Verdict(
            int outages,
            long outageMs,
            long worstOutageMs,
            long worstStallMs,
            String stalled,
            long acknowledged,
            long inTheLog,
            int boards,
            int ended,
            long events,
            long readings,
            long longestCharge,
            List<Finding> findings) {}

    // ---- what there is to judge

    /** Takes a record of a context's command log; the records of one partition come in order. */
    public void command(String context, int partition, long offset, long appendedAt, byte[] value) {
        try {
            CommandHeader header;
            if (context.equals(GAME)) {
                GameCommand command = GameCommand.parseFrom(value);
                header = command.getHeader();
                sealed.computeIfAbsent(partition, _ -> new ArrayList<>())
                        .add(new Sealed<>(partition, offset, appendedAt, command));
            } else {
                header = CommandHeader.parseFrom(first(value));
            }
            appended.computeIfAbsent(context, _ -> new HashMap<>()).merge(header.getRequestId(), 1, Integer::sum);
        } catch (InvalidProtocolBufferException e) {
            unreadable.add(context + " command " + partition + "@" + offset + ": " + e.getMessage());
        }
    }

    /** Takes a record of a context's event log; the records of one partition come in order. */
    public void event(String context, int partition, long offset, String key, byte[] value) {
        try {
            EventHeader header;
            if (context.equals(GAME)) {
                GameEvent event = GameEvent.parseFrom(value);
                header = event.getHeader();
                told.computeIfAbsent(key, _ -> new ArrayList<>()).add(event);
                causes.computeIfAbsent(partition, _ -> new ArrayList<>()).add(key + "|" + header.getCausationId());
            } else {
                header = EventHeader.parseFrom(first(value));
            }
            headers.computeIfAbsent(context, name -> new HeaderAudit(name, findings::add))
                    .accept(key, header);
        } catch (InvalidProtocolBufferException e) {
            unreadable.add(context + " event " + partition + "@" + offset + ": " + e.getMessage());
        }
    }

    private static byte[] first(byte[] envelope) throws InvalidProtocolBufferException {
        var header = UnknownFieldSet.parseFrom(envelope).getField(1).getLengthDelimitedList();
        return header.isEmpty() ? new byte[0] : header.getFirst().toByteArray();
    }

    // ---- judging

    /**
     * Judges everything taken so far.
     *
     * @param journal what the robots asked and which answers they got
     * @param quietSince when the last part was killed and everything runs again: after that, a move must have been made
     *     in each game that has not ended; empty if this is not checked
     */
    public Verdict judge(List<Asked> journal, OptionalLong quietSince) {
        unreadable.forEach(text -> findings.add(new Finding(text, 0, "record", "readable", "not readable")));
        Map<String, BoardAudit> boards = new TreeMap<>();
        told.forEach((board, events) -> boards.put(board, new BoardAudit(board, events, findings::add)));
        List<long[]> gaps = new ArrayList<>();
        sealed.forEach((partition, records) -> {
            replay(records, boards, gaps);
            order(partition, records);
        });
        long moves = boards.values().stream().mapToLong(BoardAudit::moves).sum();
        long acknowledged = promises(journal);
        quietSince.ifPresent(since -> boards.forEach((id, board) -> stuck(id, board, since)));
        long[] merged = merge(gaps);
        Asked slowest = journal.stream()
                .filter(asked ->
                        asked.name().equals("play") && asked.answeredAt().isPresent())
                .max(Comparator.comparingLong(Audit::waited))
                .orElse(null);
        findings.sort(Comparator.comparing(Finding::where).thenComparingLong(Finding::sequence));
        return new Verdict(
                (int) merged[0],
                merged[1],
                merged[2],
                slowest == null ? 0 : waited(slowest),
                slowest == null ? "" : slowest.who(),
                acknowledged,
                moves,
                boards.size(),
                (int) boards.values().stream().filter(BoardAudit::ended).count(),
                headers.values().stream().mapToLong(HeaderAudit::events).sum(),
                boards.values().stream().mapToLong(BoardAudit::readings).sum(),
                boards.values().stream()
                        .mapToLong(BoardAudit::longestCharge)
                        .max()
                        .orElse(0),
                List.copyOf(findings));
    }

    /** Plays a partition of the command log again from its beginning, with all its boards side by side. */
    private static void replay(List<Sealed<GameCommand>> records, Map<String, BoardAudit> boards, List<long[]> gaps) {
        Set<String> here = new HashSet<>();
        records.forEach(record -> here.add(record.command().getHeader().getKey()));
        OptionalLong beat = OptionalLong.empty();
        for (Sealed<GameCommand> record : records) {
            boolean isBeat = record.command().hasBeat();
            boolean silent = beat.isPresent() && record.appendedAt() - beat.getAsLong() > GAP_MS;
            if (isBeat) {
                if (silent) {
                    long since = beat.getAsLong();
                    gaps.add(new long[] {since, record.appendedAt()});
                    boards.forEach((id, board) -> {
                        if (here.contains(id)) board.back(record.appendedAt(), since);
                    });
                }
                if (beat.isEmpty() || beat.getAsLong() < record.appendedAt())
                    beat = OptionalLong.of(record.appendedAt());
            } else {
                BoardAudit board = boards.get(record.command().getHeader().getKey());
                if (board != null) board.command(record, silent ? beat : OptionalLong.empty());
            }
        }
        long end = beat.orElse(records.getLast().appendedAt());
        boards.forEach((id, board) -> {
            if (here.contains(id)) board.end(end, CLAIM_PATIENCE_MS);
        });
    }

    /** What was reported first must have been caused by what came first, also across the boards of a partition. */
    private void order(int partition, List<Sealed<GameCommand>> records) {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < records.size(); i++) {
            CommandHeader header = records.get(i).command().getHeader();
            places.putIfAbsent(header.getKey() + "|" + header.getRequestId(), i);
        }
        int reached = -1;
        for (String cause : causes.getOrDefault(partition, List.of())) {
            int place = places.getOrDefault(cause, reached);
            if (place < reached)
                findings.add(new Finding(
                        cause.substring(0, cause.indexOf('|')),
                        0,
                        "order in partition " + partition,
                        "events in the order of their commands",
                        "request " + cause.substring(cause.indexOf('|') + 1) + " told too late"));
            reached = Math.max(reached, place);
        }
    }

    // ---- what was acknowledged

    /** Compares what robots were answered with the log. Returns the number of acknowledged moves. */
    private long promises(List<Asked> journal) {
        Map<String, List<GameEvent>> byCause = new HashMap<>();
        told.values()
                .forEach(events -> events.forEach(
                        event -> byCause.computeIfAbsent(event.getHeader().getCausationId(), _ -> new ArrayList<>())
                                .add(event)));
        Set<String> plays = new HashSet<>();
        long acknowledged = 0;
        for (Asked asked : journal) {
            if (asked.name().equals("play")) plays.add(asked.id());
            if (AT_THE_BOARD.contains(asked.name())) atTheBoard(asked, byCause.getOrDefault(asked.id(), List.of()));
            else if (asked.acknowledged()
                    && CONTEXT.containsKey(asked.name())
                    && !appended.getOrDefault(CONTEXT.get(asked.name()), Map.of())
                            .containsKey(asked.id()))
                findings.add(new Finding(
                        asked.who(), 0, "acknowledged " + asked.name() + " " + asked.id(), "in the log", "not there"));
            if (asked.acknowledged() && asked.name().equals("play")) acknowledged++;
        }
        told.forEach((board, events) -> events.stream()
                .filter(GameEvent::hasMovePlayed)
                .filter(event -> !plays.contains(event.getHeader().getCausationId()))
                .forEach(event -> findings.add(new Finding(
                        board,
                        event.getHeader().getSequence(),
                        "move",
                        "one that somebody made",
                        "request " + event.getHeader().getCausationId()))));
        return acknowledged;
    }

    private void atTheBoard(Asked asked, List<GameEvent> caused) {
        List<GameEvent> effects = caused.stream()
                .filter(event -> switch (asked.name()) {
                    case "play" -> event.hasMovePlayed();
                    case "offerDraw" -> event.hasDrawOffered();
                    case "declineDraw" -> event.hasDrawDeclined();
                    default -> event.hasGameEnded();
                })
                .toList();
        String what = asked.name() + " " + asked.args().getOrDefault("uci", "") + " of " + asked.who() + ", request "
                + asked.id();
        if (asked.acknowledged() && effects.isEmpty())
            findings.add(new Finding(asked.board(), 0, "acknowledged " + what, "in the log", "not there"));
        if (asked.refused() && !effects.isEmpty())
            findings.add(new Finding(
                    asked.board(),
                    effects.getFirst().getHeader().getSequence(),
                    "refused " + what,
                    "not in the log",
                    "there"));
        if (effects.size() > 1)
            findings.add(new Finding(
                    asked.board(),
                    effects.getLast().getHeader().getSequence(),
                    what,
                    "once in the log",
                    effects.size() + " times"));
        for (GameEvent effect : effects) {
            if (!effect.getHeader().getKey().equals(asked.board()))
                findings.add(new Finding(
                        asked.board(),
                        effect.getHeader().getSequence(),
                        what,
                        "at this board",
                        effect.getHeader().getKey()));
            if (asked.answeredAt().isPresent()
                    && OwnClock.ms(effect.getHeader().getPublishedAt())
                            > asked.answeredAt().getAsLong())
                findings.add(new Finding(
                        asked.board(),
                        effect.getHeader().getSequence(),
                        what,
                        "published before it was answered at "
                                + asked.answeredAt().getAsLong(),
                        String.valueOf(OwnClock.ms(effect.getHeader().getPublishedAt()))));
            if (effect.hasMovePlayed()
                    && !effect.getMovePlayed().getUci().equals(asked.args().get("uci")))
                findings.add(new Finding(
                        asked.board(),
                        effect.getHeader().getSequence(),
                        what,
                        asked.args().get("uci"),
                        effect.getMovePlayed().getUci()));
        }
    }

    private void stuck(String id, BoardAudit board, long since) {
        if (!board.begun() || board.ended() || board.lastMoveAt().orElse(Long.MIN_VALUE) >= since) return;
        findings.add(new Finding(
                id,
                0,
                "game",
                "a move after the last kill at " + since,
                board.lastMoveAt().isPresent()
                        ? "the last one at " + board.lastMoveAt().getAsLong()
                        : "none at all"));
    }

    private static long waited(Asked asked) {
        return asked.answeredAt().orElse(asked.sentAt()) - asked.sentAt();
    }

    /** Number, sum and longest of gaps; gaps that overlap are merged. */
    private static long[] merge(List<long[]> gaps) {
        gaps.sort(Comparator.comparingLong(gap -> gap[0]));
        long[] result = new long[3];
        long from = 0;
        long to = Long.MIN_VALUE;
        for (long[] gap : gaps) {
            if (gap[0] <= to) {
                to = Math.max(to, gap[1]);
            } else {
                count(result, from, to);
                from = gap[0];
                to = gap[1];
            }
        }
        count(result, from, to);
        return result;
    }

    private static void count(long[] result, long from, long to) {
        if (to == Long.MIN_VALUE) return;
        result[0]++;
        result[1] += to - from;
        result[2] = Math.max(result[2], to - from);
    }
}
