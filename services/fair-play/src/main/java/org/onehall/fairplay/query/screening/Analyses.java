package org.onehall.fairplay.query.screening;

import jakarta.inject.Singleton;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.chess.Move;
import org.onehall.chess.PieceType;
import org.onehall.chess.Square;
import org.onehall.engine.PositionKey;
import org.onehall.fairplay.query.screening.Screener.Said;
import org.onehall.proto.fairplay.v1.ListedMove;
import org.onehall.proto.fairplay.v1.PositionAnalysed;
import org.onehall.screening.Choice;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;

/**
 * What engines said about positions ({@link PositionKey}), for all games so far. A position takes about 150 bytes: its
 * key is a hash of 16 bytes, and each listed move takes four. Thread-safe.
 */
@Singleton
public class Analyses {
    private static final int BYTES_OF_A_MOVE = 2 * Short.BYTES;
    private static final int SQUARE_BITS = 6;
    private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;

    private record Key(long high, long low) {
        static Key of(String position) {
            try {
                ByteBuffer hash = ByteBuffer.wrap(
                        MessageDigest.getInstance("SHA-256").digest(position.getBytes(StandardCharsets.US_ASCII)));
                return new Key(hash.getLong(), hash.getLong());
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e); // every Java platform has it
            }
        }
    }

    private final Map<EngineSettings, Map<Key, byte[]>> tables = new HashMap<>();
    private Optional<EngineSettings> own = Optional.empty();
    private Optional<EngineSettings> last = Optional.empty();

    /** Takes an engine's analysis of a position. */
    public synchronized void fold(PositionAnalysed said) {
        EngineSettings settings = settings(said);
        tables.computeIfAbsent(settings, _ -> new HashMap<>()).put(Key.of(said.getPosition()), packed(said));
        last = Optional.of(settings);
    }

    /** Sets the settings of this instance's engine, whose analyses take precedence over others. */
    public synchronized void prefer(EngineSettings settings) {
        own = Optional.of(settings);
    }

    /** The analysis of a position by an engine with these settings. */
    public synchronized Optional<PositionAnalysis> find(EngineSettings settings, String position) {
        return Optional.ofNullable(tables.getOrDefault(settings, Map.of()).get(Key.of(position)))
                .map(said -> unpacked(position, said));
    }

    /**
     * Whether a position has been analysed by this instance's engine or, if there is none, by the engine that answered
     * last.
     */
    public synchronized boolean isKnown(String position) {
        return own.or(() -> last)
                .map(tables::get)
                .filter(table -> table.containsKey(Key.of(position)))
                .isPresent();
    }

    /**
     * The analysis of a position: by this instance's engine, otherwise by the engine that answered last, otherwise by
     * any.
     */
    public synchronized Optional<Said> find(String position) {
        List<EngineSettings> order = new ArrayList<>();
        own.ifPresent(order::add);
        last.ifPresent(order::add);
        order.addAll(tables.keySet());
        for (EngineSettings settings : order) {
            Optional<PositionAnalysis> found = find(settings, position);
            if (found.isPresent()) return Optional.of(new Said(settings, found.get()));
        }
        return Optional.empty();
    }

    /** How many of these positions an engine with these settings has analysed. */
    public synchronized int known(EngineSettings settings, Collection<String> positions) {
        Map<Key, byte[]> table = tables.getOrDefault(settings, Map.of());
        return (int) positions.stream()
                .filter(position -> table.containsKey(Key.of(position)))
                .count();
    }

    /** The settings of all engines that have answered. */
    public synchronized Set<EngineSettings> settings() {
        return Set.copyOf(tables.keySet());
    }

    /** Number of positions; a position counts once for each set of engine settings that analysed it. */
    public synchronized int size() {
        return tables.values().stream().mapToInt(Map::size).sum();
    }

    /** Key of the record of an analysis: one for each combination of settings and position. */
    public static String key(EngineSettings settings, String position) {
        return settings.version() + "|" + position;
    }

    public static PositionAnalysed message(EngineSettings settings, PositionAnalysis analysis) {
        return PositionAnalysed.newBuilder()
                .setPosition(analysis.fen())
                .setEngine(settings.engine())
                .setNodes(settings.nodes())
                .setMultiPv(settings.multiPv())
                .setHashMb(settings.hashMb())
                .setDepth(analysis.depth())
                .addAllChoices(analysis.choices().stream()
                        .map(choice -> ListedMove.newBuilder()
                                .setUci(choice.uci())
                                .setCentipawns(choice.centipawns())
                                .build())
                        .toList())
                .build();
    }

    private static EngineSettings settings(PositionAnalysed said) {
        return new EngineSettings(said.getEngine(), said.getNodes(), said.getMultiPv(), said.getHashMb());
    }

    /** The depth, then of each move from, to and promotion in 15 bits and its value in 16. */
    private static byte[] packed(PositionAnalysed said) {
        ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES + said.getChoicesCount() * BYTES_OF_A_MOVE);
        bytes.putShort((short) said.getDepth());
        for (ListedMove listed : said.getChoicesList()) {
            Move move = Move.ofUci(listed.getUci());
            int promotion = move.promotion().map(type -> type.ordinal() + 1).orElse(0);
            bytes.putShort((short) (promotion << 2 * SQUARE_BITS
                    | move.to().index() << SQUARE_BITS
                    | move.from().index()));
            bytes.putShort((short) listed.getCentipawns());
        }
        return bytes.array();
    }

    private static PositionAnalysis unpacked(String position, byte[] said) {
        ByteBuffer bytes = ByteBuffer.wrap(said);
        int depth = bytes.getShort();
        List<Choice> choices = new ArrayList<>();
        while (bytes.hasRemaining()) {
            int move = bytes.getShort();
            int promotion = move >> 2 * SQUARE_BITS;
            choices.add(new Choice(
                    new Move(
                                    new Square(move & SQUARE_MASK),
                                    new Square(move >> SQUARE_BITS & SQUARE_MASK),
                                    promotion == 0 ? Optional.empty() : Optional.of(PieceType.values()[promotion - 1]))
                            .uci(),
                    bytes.getShort()));
        }
        return new PositionAnalysis(position, depth, choices);
    }
}
