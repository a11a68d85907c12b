package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The commands of a client that wait for their answers, in the order in which they were given, and its moves that were
 * acknowledged. Not thread-safe: guarded by the client.
 */
final class PendingCommands {
    private final Map<String, Pending> waiting = new LinkedHashMap<>();
    private final List<JournalEntry> journal = new ArrayList<>();

    /** @param attempt the game of the board for which the command was given; 0 without a board */
    record Pending(
            String frame,
            String name,
            Map<String, ?> args,
            int attempt,
            Instant sentAt,
            CompletableFuture<JsonNode> answer) {

        static Pending of(String id, String name, Map<String, ?> args, int attempt) {
            Map<String, Object> frame = new LinkedHashMap<>();
            frame.put("t", "cmd");
            frame.put("id", id);
            frame.put("name", name);
            frame.put("args", args);
            return new Pending(
                    Zone.json(frame), name, Map.copyOf(args), attempt, Instant.now(), new CompletableFuture<>());
        }
    }

    void add(String id, Pending command) {
        waiting.put(id, command);
    }

    Optional<Pending> get(String id) {
        return Optional.ofNullable(waiting.get(id));
    }

    Optional<Pending> remove(String id) {
        return Optional.ofNullable(waiting.remove(id));
    }

    /** Removes a command that was accepted; notes it if it was a move. */
    Optional<Pending> accepted(String id, String board) {
        Optional<Pending> answered = remove(id);
        answered.filter(command -> command.name().equals("play")).ifPresent(move -> {
            int ply = move.args().get("expectedPly") instanceof Integer expected ? expected + 1 : 0;
            String uci = String.valueOf(move.args().get("uci"));
            journal.add(new JournalEntry(board, move.attempt(), ply, uci, move.sentAt(), Instant.now()));
        });
        return answered;
    }

    List<Pending> all() {
        return List.copyOf(waiting.values());
    }

    /** Removes all that wait, and gives them. */
    List<Pending> clear() {
        List<Pending> left = all();
        waiting.clear();
        return left;
    }

    List<String> names() {
        return waiting.values().stream().map(Pending::name).toList();
    }

    List<JournalEntry> journal() {
        return List.copyOf(journal);
    }
}
