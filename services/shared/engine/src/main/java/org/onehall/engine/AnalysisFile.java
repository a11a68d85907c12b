package org.onehall.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.screening.Choice;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;

/**
 * Analyses kept in a file, so that no position is analysed twice: JSON lines in UTF-8, with the settings in the first
 * line, then one analysis on each line, in the order in which they were made, each position ({@link PositionKey}) once.
 * Lines are only ever added. An incomplete last line is removed when the file is opened for writing, and skipped
 * otherwise. A file with other content is refused and left unchanged. A writer has exclusive use of the file.
 *
 * <pre>
 * {"engine":"Stockfish 15.1","nodes":100000,"multipv":6,"hash_mb":16}
 * {"fen":"4k3/8/8/8/8/8/8/4K3 w - - 0 1","depth":24,"choices":[["e1d2",0]]}
 * </pre>
 *
 * An IOException names the file and line that cannot be used. Not for several threads at once.
 */
public final class AnalysisFile implements AutoCloseable {
    private static final Pattern HEAD = Pattern.compile(
            "\\{\"engine\":\"((?:[^\"\\\\]|\\\\[\"\\\\])+)\",\"nodes\":(\\d{1,18}),\"multipv\":(\\d{1,9}),"
                    + "\"hash_mb\":(\\d{1,9})}");
    private static final Pattern LINE = Pattern.compile("\\{\"fen\":\"([A-Za-z0-9/ "
            + "-]+)\",\"depth\":(\\d{1,9}),\"choices\":\\[(\\[\"[a-h1-8nbrq]{4,5}\",-?\\d{1,6}](?:,"
            + "\\[\"[a-h1-8nbrq]{4,5}\",-?\\d{1,6}])*)]}");
    private static final Pattern CHOICE = Pattern.compile("\\[\"([a-h1-8nbrq]+)\",(-?\\d+)]");

    private final Path file;
    private final FileChannel channel;
    private final EngineSettings settings;
    private int last;
    /** Each line by its position; the text takes half the memory of the parsed analysis. */
    private final Map<String, Line> lines = new LinkedHashMap<>();

    /** @param number of the line in the file, from 1 */
    private record Line(int number, String text) {}

    private AnalysisFile(Path file, FileChannel channel, EngineSettings settings) {
        this.file = file;
        this.channel = channel;
        this.settings = settings;
    }

    /**
     * Opens a file for adding, and creates it if there is none; refuses a file with other settings, or one that another
     * process has open for adding.
     */
    public static AnalysisFile open(Path file, EngineSettings settings) throws IOException {
        // A device may have no end.
        if (Files.exists(file) && !Files.isRegularFile(file)) throw new IOException(file + " is no ordinary file");
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            lock(channel, file);
            List<String> texts = new ArrayList<>();
            long whole = wholeLines(channel, texts);
            AnalysisFile kept = new AnalysisFile(file, channel, settings);
            // Nothing is removed before it is certain that this is a file of ours.
            if (texts.isEmpty() && isTornHead(channel, settings)) {
                channel.truncate(0).position(0);
                kept.write(head(settings));
                kept.last = 1;
                return kept;
            }
            if (!settings(file, texts).equals(settings))
                throw new IOException(file + " has analyses of "
                        + settings(file, texts).version() + ", not of " + settings.version());
            kept.take(texts);
            channel.truncate(whole).position(whole);
            return kept;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    /** Reads a file; nothing can be added. */
    public static AnalysisFile read(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            List<String> texts = new ArrayList<>();
            wholeLines(channel, texts);
            AnalysisFile kept = new AnalysisFile(file, channel, settings(file, texts));
            kept.take(texts);
            return kept;
        }
    }

    private static void lock(FileChannel channel, Path file) throws IOException {
        boolean taken;
        try {
            taken = channel.tryLock() == null;
        } catch (OverlappingFileLockException ours) {
            taken = true;
        }
        if (taken) throw new IOException(file + " is being written by somebody else");
    }

    /** Adds the lines that end with a line end, and returns the position after the last of them. */
    private static long wholeLines(FileChannel channel, List<String> texts) throws IOException {
        byte[] all = Channels.newInputStream(channel).readAllBytes();
        int from = 0;
        for (int i = 0; i < all.length; i++) {
            if (all[i] == '\n') {
                texts.add(new String(all, from, i - from, StandardCharsets.UTF_8));
                from = i + 1;
            }
        }
        return from;
    }

    /**
     * Whether a file without a line end is empty, or contains the beginning of a first line whose writing was
     * interrupted.
     */
    private static boolean isTornHead(FileChannel channel, EngineSettings settings) throws IOException {
        byte[] head = head(settings).getBytes(StandardCharsets.UTF_8);
        if (channel.size() > head.length) return false;
        byte[] there = Channels.newInputStream(channel.position(0)).readAllBytes();
        return Arrays.equals(there, Arrays.copyOf(head, there.length));
    }

    private static EngineSettings settings(Path file, List<String> texts) throws IOException {
        Matcher head = texts.isEmpty() ? null : HEAD.matcher(texts.getFirst());
        if (head == null || !head.matches())
            throw new IOException(file + " is no file of analyses: its first line names no settings");
        try {
            return new EngineSettings(
                    head.group(1).replaceAll("\\\\(.)", "$1"),
                    Long.parseLong(head.group(2)),
                    Integer.parseInt(head.group(3)),
                    Integer.parseInt(head.group(4)));
        } catch (IllegalArgumentException e) {
            throw new IOException(file + ", line 1: " + e.getMessage(), e);
        }
    }

    private void take(List<String> texts) throws IOException {
        last = texts.size();
        for (int i = 1; i < texts.size(); i++) {
            try {
                lines.putIfAbsent(analysis(texts.get(i)).fen(), new Line(i + 1, texts.get(i)));
            } catch (IllegalArgumentException e) {
                throw new IOException(file + ", line " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
    }

    private static String head(EngineSettings settings) {
        return "{\"engine\":\"" + settings.engine().replaceAll("[\"\\\\]", "\\\\$0") + "\",\"nodes\":"
                + settings.nodes() + ",\"multipv\":" + settings.multiPv() + ",\"hash_mb\":" + settings.hashMb() + '}';
    }

    /** One line of a file. */
    static String line(PositionAnalysis analysis) {
        return analysis.choices().stream()
                .map(choice -> "[\"" + choice.uci() + "\"," + choice.centipawns() + ']')
                .collect(Collectors.joining(
                        ",",
                        "{\"fen\":\"" + analysis.fen() + "\",\"depth\":" + analysis.depth() + ",\"choices\":[",
                        "]}"));
    }

    private static PositionAnalysis analysis(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) throw new IllegalArgumentException("this is no analysis");
        return new PositionAnalysis(
                parts.group(1),
                Integer.parseInt(parts.group(2)),
                CHOICE.matcher(parts.group(3))
                        .results()
                        .map(choice -> new Choice(choice.group(1), Integer.parseInt(choice.group(2))))
                        .toList());
    }

    public EngineSettings settings() {
        return settings;
    }

    /** Number of positions. */
    public int size() {
        return lines.size();
    }

    /**
     * The analysis of a position, if it has been made. An illegal move in it causes an UncheckedIOException that names
     * file and line.
     */
    public Optional<PositionAnalysis> find(Position position) {
        Line line = lines.get(PositionKey.of(position));
        if (line == null) return Optional.empty();
        PositionAnalysis analysis = analysis(line.text());
        for (Choice choice : analysis.choices())
            if (!isLegal(position, choice.uci()))
                throw new UncheckedIOException(new IOException(
                        file + ", line " + line.number() + ": " + choice.uci() + " is not legal in " + analysis.fen()));
        return Optional.of(analysis);
    }

    private static boolean isLegal(Position position, String uci) {
        try {
            return position.resolve(Move.ofUci(uci)).isPresent();
        } catch (IllegalArgumentException unreadable) {
            return false;
        }
    }

    /**
     * Adds an analysis; a position that is already there is not changed. The analysis survives the end of this process,
     * however it ends.
     */
    public void add(PositionAnalysis analysis) throws IOException {
        if (lines.containsKey(analysis.fen())) return;
        String line = line(analysis);
        write(line);
        lines.put(analysis.fen(), new Line(++last, line));
    }

    /**
     * Has the missing positions analysed, and adds each as soon as it and all positions before it are analysed. The
     * lines are in the order of the positions, whatever the number of workers. Positions without a legal move are
     * skipped. Lines added before an exception stay.
     *
     * @param pool with the same settings, otherwise it is refused with an IllegalArgumentException
     * @param each receives each new analysis
     */
    public void fill(Iterator<Position> positions, EnginePool pool, Consumer<PositionAnalysis> each)
            throws IOException, EngineFailure, InterruptedException {
        if (!pool.settings().equals(settings))
            throw new IllegalArgumentException(
                    "the engine is " + pool.settings().version() + ", not " + settings.version());
        try {
            pool.analyse(new Missing(positions), analysis -> {
                try {
                    add(analysis);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                each.accept(analysis);
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void write(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            while (bytes.hasRemaining()) channel.write(bytes);
        } catch (ClosedChannelException e) {
            throw e;
        } catch (IOException e) {
            throw new IOException(
                    file + " cannot be written on: " + e.getMessage()
                            + "; what is in it is kept, and the next run goes on from there",
                    e);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    /** The positions to analyse, each once. */
    private final class Missing implements Iterator<String> {
        private final Iterator<Position> positions;
        private final Set<String> asked = new HashSet<>();
        private Optional<String> next = Optional.empty();

        Missing(Iterator<Position> positions) {
            this.positions = positions;
        }

        @Override
        public boolean hasNext() {
            while (next.isEmpty() && positions.hasNext()) {
                Position position = positions.next();
                String key = PositionKey.of(position);
                if (!lines.containsKey(key) && !position.legalMoves().isEmpty() && asked.add(key))
                    next = Optional.of(key);
            }
            return next.isPresent();
        }

        @Override
        public String next() {
            if (!hasNext()) throw new NoSuchElementException();
            String given = next.orElseThrow();
            next = Optional.empty();
            return given;
        }
    }
}
