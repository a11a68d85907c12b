package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Damaged texts are either refused in the documented way or have a valid meaning; nothing else is ever thrown.
 * {@code -Donehall.nightly=true} tries a million of them and prints how long the slowest took.
 */
@Tag("slow")
class MutationProperties {
    private static final long SEED = 20_26;
    private static final boolean NIGHTLY = Boolean.getBoolean("onehall.nightly");
    private static final long SLOW_NANOS = 50_000_000;
    private static final String SIGNS =
            "abcdefghNBRQKPnbrqkpwxXO0o123456789+-#=!?().,;:{}[]<>$%*/\\\"' \t\r\n–½…♔♞Ä\uFEFF\0\uD83D١";

    enum Text {
        FEN(300_000) {
            @Override
            boolean read(String text, Position ignored) {
                Position position = position(text);
                if (position == null) {
                    return false;
                }
                assertEquals(position, Position.ofFen(position.fen()));
                assertEquals(position, Position.ofFen(position.shredderFen()));
                assertEquals(position.legalMoves().isEmpty(), position.isCheckmate() || position.isStalemate());
                position.unreachableBecause();
                for (Move move : position.legalMoves()) {
                    assertEquals(Optional.of(move), position.resolve(move));
                }
                return true;
            }
        },
        SAN(300_000) {
            @Override
            boolean read(String text, Position position) {
                boolean any = false;
                for (Letters letters : Letters.values()) {
                    Optional<Move> move = move(() -> San.read(position, text, letters));
                    Optional<Move> strict = move(() -> San.readStrict(position, text, letters));
                    assertTrue(move.map(position::isLegal).orElse(true));
                    assertTrue(strict.isEmpty() || strict.equals(move));
                    any |= move.isPresent();
                }
                return any;
            }
        },
        UCI(200_000) {
            @Override
            boolean read(String text, Position position) {
                Move move;
                try {
                    move = Move.ofUci(text);
                } catch (MalformedMoveException _) {
                    return false;
                }
                assertEquals(text, move.uci());
                position.resolve(move).ifPresent(position::play);
                return true;
            }
        },
        PGN(200_000) {
            @Override
            boolean read(String text, Position ignored) {
                for (PgnGame game : StrictPgnReader.readAll(text)) {
                    PgnWriter.write(game);
                }
                PgnReader.readAll(text, Letters.ITALIAN);
                boolean any = false;
                for (PgnGame game : PgnReader.readAll(text)) {
                    if (game.error().isEmpty()) {
                        PgnTest.assertRoundTrip(game);
                        any = true;
                    }
                }
                return any;
            }
        };

        private final int nightly;

        Text(int nightly) {
            this.nightly = nightly;
        }

        int cases() {
            return NIGHTLY ? nightly : nightly / 25;
        }

        /** Whether the text has a valid meaning; anything it throws is a fault of ours. */
        abstract boolean read(String text, Position position);

        private static Position position(String fen) {
            try {
                return Position.ofFen(fen);
            } catch (MalformedFenException | IllegalPositionException _) {
                return null;
            }
        }

        private static Optional<Move> move(java.util.function.Supplier<Move> reading) {
            try {
                return Optional.of(reading.get());
            } catch (UnreadableMoveException _) {
                return Optional.empty();
            }
        }
    }

    private record Seed(String text, Position position) {}

    @ParameterizedTest
    @EnumSource(Text.class)
    void damagedTextsAreRefusedOrMakeSense(Text kind) {
        List<Seed> seeds = seeds(kind);
        long slowest = 0;
        int slow = 0;
        int meaningful = 0;
        for (int number = 0; number < kind.cases(); number++) {
            RandomGenerator random =
                    RandomGeneratorFactory.of("SplittableRandom").create(SEED * 1_000_000_007L + number);
            Seed seed = seeds.get(random.nextInt(seeds.size()));
            String text = mutated(seed.text(), seeds, random);
            long before = System.nanoTime();
            meaningful += read(kind, number, text, seed.position()) ? 1 : 0;
            long nanos = System.nanoTime() - before;
            // Other load on the machine does not count: a text is slow only if it is slow every time.
            for (int again = 0; again < 3 && nanos > slowest; again++) {
                before = System.nanoTime();
                read(kind, number, text, seed.position());
                nanos = Math.min(nanos, System.nanoTime() - before);
            }
            slow += nanos > SLOW_NANOS ? 1 : 0;
            slowest = Math.max(slowest, nanos);
        }
        assertTrue(meaningful > kind.cases() / 100 && meaningful < kind.cases(), "with a meaning: " + meaningful);
        if (NIGHTLY) {
            System.out.println(kind + ": " + kind.cases() + " texts, " + meaningful + " with a meaning, " + slow
                    + " took more than 50 ms, the slowest " + slowest / 1000 + " µs");
        }
    }

    private static boolean read(Text kind, int number, String text, Position position) {
        try {
            return kind.read(text, position);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            throw new AssertionError(kind + " number " + number + " of seed " + SEED + ": <<" + text + ">>", e);
        }
    }

    private static List<Seed> seeds(Text kind) {
        var seeds = new ArrayList<Seed>();
        switch (kind) {
            case FEN -> fens().forEach(fen -> seeds.add(new Seed(fen, Position.initial())));
            case SAN ->
                Lists.rows("notation/tokens.txt").forEach(row -> seeds.add(new Seed(row[1], Position.ofFen(row[0]))));
            case UCI -> {
                for (String fen : fens()) {
                    Position position = Position.ofFen(fen);
                    position.legalMoves().stream().limit(5).forEach(move -> seeds.add(new Seed(move.uci(), position)));
                }
            }
            case PGN -> {
                String[] games = Lists.text("games/games.pgn").split("\n\n(?=\\[Event)");
                for (int i = 0; i < 40; i++) {
                    String game = games[i];
                    seeds.add(new Seed(game.substring(0, Math.min(game.length(), 700)), Position.initial()));
                }
                for (String file : List.of(
                        "castling",
                        "black2move",
                        "newline",
                        "rav-alternative",
                        "teststartpos",
                        "no-moves-two-games",
                        "unescaped-quote-header",
                        "variations")) {
                    String text = Lists.text("pgn/" + file + ".pgn");
                    seeds.add(new Seed(text.substring(0, Math.min(text.length(), 900)), Position.initial()));
                }
                seeds.add(new Seed(
                        "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"nrk2bbr/8/8/8/8/8/8/NRK2BBR w KQkq - 0 1\"]\n\n"
                                + "{before} 1. O-O-O $1 {[%clk 1:00:01] a} (1. Nb3) O-O-O! 2. Nb3+ ; rest\n2... Nb6 "
                                + "(=) 1/2-1/2 {end}\n\n",
                        Position.initial()));
            }
        }
        return seeds;
    }

    private static Set<String> fens() {
        var fens = new java.util.LinkedHashSet<String>();
        for (String list : List.of("legal-moves.txt", "legal-moves-960.txt")) {
            Lists.rows("notation/" + list).forEach(row -> fens.add(row[0]));
        }
        return fens;
    }

    /**
     * One to six damages: characters lost, added or changed, parts repeated, swapped, cut off or taken from another
     * text.
     */
    private static String mutated(String text, List<Seed> seeds, RandomGenerator random) {
        var out = new StringBuilder(text);
        for (int i = random.nextBoolean() ? 1 : random.nextInt(1, 7); i > 0; i--) {
            int at = random.nextInt(out.length() + 1);
            int end = Math.min(out.length(), at + 1 + random.nextInt(random.nextInt(8) == 0 ? 40 : 4));
            switch (random.nextInt(9)) {
                case 0 -> out.delete(at, end);
                case 1, 2 -> out.insert(at, sign(text, random));
                case 3, 4 -> out.replace(at, Math.min(out.length(), at + 1), String.valueOf(sign(text, random)));
                case 5 ->
                    out.insert(
                            at, out.substring(at, end).repeat(1 + random.nextInt(random.nextInt(50) == 0 ? 200 : 3)));
                case 6 -> out.insert(random.nextInt(out.length() + 1), out.substring(at, end));
                case 7 -> {
                    if (random.nextInt(4) == 0) {
                        out.setLength(at);
                    } else {
                        out.insert(at, (char) random.nextInt(0x10000));
                    }
                }
                default -> {
                    String other = seeds.get(random.nextInt(seeds.size())).text();
                    int from = random.nextInt(other.length() + 1);
                    out.replace(at, end, other.substring(from, Math.min(other.length(), from + random.nextInt(20))));
                }
            }
        }
        return out.toString();
    }

    /** A character of the text itself or any other character. */
    private static char sign(String text, RandomGenerator random) {
        String signs = random.nextInt(3) > 0 && !text.isEmpty() ? text : SIGNS;
        return signs.charAt(random.nextInt(signs.length()));
    }
}
