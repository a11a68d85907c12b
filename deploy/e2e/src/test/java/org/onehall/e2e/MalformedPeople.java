package org.onehall.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.Role;
import org.onehall.e2e.Door.Where;
import org.onehall.testkit.Mutator;

/**
 * The senders of malformed inputs in a competition from {@code three-venues.yaml}, and the ids that valid inputs would
 * name.
 */
final class MalformedPeople {
    private static final String TOWN = "oslo";

    private final RunningHall hall;
    private final Cup cup;
    private final Map<String, Object> known;
    private final Map<Role, String> tokens = new HashMap<>();
    private final Map<String, String> files = read();

    /** A person at one of the hall's screens. */
    record Seat(Role role, String subject, String venue, String board, String side) {}

    MalformedPeople(RunningHall hall, Cup cup) {
        this.hall = hall;
        this.cup = cup;
        known = RequestFields.of(hall, cup, TOWN + "-" + cup.id());
        for (Role role : Role.values()) tokens.put(role, token(role));
    }

    /** Values by the names of fields. */
    Map<String, Object> known() {
        return known;
    }

    /** A request of the table with its ids; ids of things that do not exist stay unchanged. */
    String named(String request) {
        return RequestFields.named(request, known);
    }

    /** A token, mostly of a person who may ask; sometimes of anybody, an invalid one, or none at all. */
    String token(Mutator mutator, Door door) {
        List<Role> admitted = Stream.of(Role.values())
                .filter(role -> door == null || door.admits(role, Where.HERE))
                .toList();
        if (!admitted.isEmpty() && !mutator.once(10)) return tokens.get(mutator.one(admitted));
        return mutator.once(4)
                ? mutator.one(List.of("", "abc", "..", "a.b.c"))
                : tokens.get(mutator.one(List.of(Role.values())));
    }

    private String token(Role role) {
        return switch (role) {
            case SERVICE -> hall.token("competition");
            case OPERATOR -> hall.operatorToken();
            case PLAYER, ASSISTANT ->
                token(new Seat(
                        role,
                        role == Role.PLAYER ? "o1" : "aide",
                        TOWN + "-" + cup.id(),
                        cup.board(1),
                        Side.WHITE.name()));
            case LOCAL_CHIEF_ARBITER -> local(role, "-lca");
            case LOCAL_TECHNICAL_ARBITER -> local(role, "-lta");
            case LOCAL_ORGANISER -> local(role, "-organiser");
            case FLOOR_ARBITER -> local(role, "-floor");
            default -> token(new Seat(role, role == Role.CHIEF_ARBITER ? "ca" : role.name(), "", "", ""));
        };
    }

    private String local(Role role, String who) {
        return token(new Seat(role, TOWN + who, TOWN + "-" + cup.id(), "", ""));
    }

    /** A token of a person without a session, as the hall would issue it. */
    String token(Seat seat) {
        Map<String, String> claims = Map.of(
                "sub",
                seat.subject(),
                "role",
                seat.role().name(),
                "competition",
                cup.id(),
                "venue",
                seat.venue(),
                "board",
                seat.board(),
                "side",
                seat.side());
        return Tokens.of(cup.ca().who().token(), claims, hall.data().resolve("identity"));
    }

    /** The files of the competition by name, the main file as "yaml"; loaded again under another id. */
    Map<String, String> files() {
        return files;
    }

    private static Map<String, String> read() {
        Path three = RunningHall.competition("three");
        try {
            Map<String, String> files = new LinkedHashMap<>();
            for (String name : List.of("players.csv", "pairings.csv"))
                files.put(name, Files.readString(three.resolve(name)));
            files.put("yaml", Files.readString(three.resolve("three-venues.yaml")));
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
