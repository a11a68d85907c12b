package org.onehall.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.Role;
import org.onehall.testkit.MalformedRun;
import org.onehall.testkit.Mutator;

/**
 * Screens of players and officials that send damaged frames, each as fast as the hall allows. A screen that is closed
 * opens again, unless a newer one has taken its seat.
 */
final class MalformedFrames {
    /** The time between frames: the hall closes a screen that sends more than 50 frames in a second. */
    private static final long SPACING_NANOS = 22_000_000;
    /** How long to wait for answers: a command is accepted soon, but answered only when its service has decided. */
    private static final long QUIET_MS = 5_000;

    /** Finds the break between two parts of one text. */
    private static final Pattern WRAPPED = Pattern.compile("\"\\s*\\+ \"");

    private static final Pattern SAMPLE =
            Pattern.compile("(?:request|command)\\(\\s*\"(\\w+)\",\\s*\"((?:[^\"\\\\]|\\\\.)*)\"\\)");
    private static final String CONTRACT = "services/playing-zone/src/test/java/org/onehall/playingzone/edge/ws";

    private static final int FEWEST_COMMANDS = 50;
    private static final List<Role> HALL_WIDE = List.of(
            Role.CHIEF_ARBITER,
            Role.DEPUTY_CHIEF_ARBITER,
            Role.CHIEF_ORGANISER,
            Role.FAIR_PLAY_OFFICER,
            Role.FAIR_PLAY_CHAIR,
            Role.SPECTATOR);
    private static final List<Role> LOCAL =
            List.of(Role.LOCAL_CHIEF_ARBITER, Role.LOCAL_TECHNICAL_ARBITER, Role.LOCAL_ORGANISER, Role.FLOOR_ARBITER);

    private final RunningHall hall;
    private final Verdicts verdicts;
    private final MalformedPeople people;
    private final List<String> frames;
    private final List<MalformedPeople.Seat> seats = new ArrayList<>();

    /** @param cup the competition whose boards the frames are about; its first board has a game in progress */
    MalformedFrames(RunningHall hall, Cup cup, MalformedPeople people, Verdicts verdicts) {
        this.hall = hall;
        this.people = people;
        this.verdicts = verdicts;
        frames = frames(cup);
        String venue = "oslo-" + cup.id();
        for (Side side : Side.values())
            seats.add(new MalformedPeople.Seat(Role.PLAYER, side.name(), venue, cup.board(1), side.name()));
        for (int board = 2; board <= 4; board++)
            seats.add(new MalformedPeople.Seat(Role.PLAYER, "p" + board, venue, cup.board(board), "WHITE"));
        for (int screen = 0; screen < 2; screen++) {
            for (Role role : HALL_WIDE) seats.add(new MalformedPeople.Seat(role, role.name(), "", "", ""));
            for (Role role : LOCAL) seats.add(new MalformedPeople.Seat(role, role.name(), venue, "", ""));
        }
    }

    /** Every frame that the tests of the contract send, changed to the boards of this competition. */
    private static List<String> frames(Cup cup) {
        try (Stream<Path> files = Files.list(RunningHall.root().resolve(CONTRACT))) {
            StringBuilder contract = new StringBuilder();
            for (Path file : files.sorted().toList()) contract.append(Files.readString(file));
            List<String> commands = SAMPLE.matcher(WRAPPED.matcher(contract).replaceAll(""))
                    .results()
                    .filter(sample -> !sample.group(1).equals("shutOut"))
                    .map(sample -> "{\"t\":\"cmd\",\"id\":\"$id\",\"name\":\"" + sample.group(1) + "\",\"args\":"
                            + here(sample.group(2).translateEscapes(), cup) + "}")
                    .distinct()
                    .toList();
            if (commands.size() < FEWEST_COMMANDS)
                throw new IllegalStateException("frames in " + CONTRACT + ": " + commands);
            return Stream.concat(
                            commands.stream(),
                            Stream.of("{\"t\":\"ping\",\"n\":1,\"rtt\":12}", "{\"t\":\"away\",\"on\":true}"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String here(String args, Cup cup) {
        return args.replace("demo/1/1", cup.board(1)).replace("rome", "oslo-" + cup.id());
    }

    void run(MalformedRun run) throws InterruptedException, ExecutionException {
        try (ExecutorService screens = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (MalformedPeople.Seat seat : seats) all.add(screens.submit(() -> sends(seat, run)));
            for (Future<?> one : all) one.get();
        }
    }

    private void sends(MalformedPeople.Seat seat, MalformedRun run) {
        String token = people.token(seat);
        RawSocket socket = open(token);
        while (true) {
            Mutator mutator;
            String input;
            synchronized (run) {
                if (!run.goesOn()) break;
                mutator = run.next();
                input = run.last();
            }
            if (socket.isClosed()) {
                verdicts.refusedForm("shut");
                socket.close();
                socket = open(token);
            }
            String frame = frame(mutator);
            try {
                if (mutator.once(15)) socket.binary(mutator.encoded(frame));
                else socket.text(new String(frame.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
            } catch (CompletionException | IllegalStateException _) {
                verdicts.refusedForm("shut while it sent");
            }
            for (JsonNode answer : socket.answers()) judge(answer, seat, input);
            LockSupport.parkNanos(SPACING_NANOS);
        }
        settle(socket, seat, run);
        socket.close();
    }

    /** A frame damaged mostly in its content, and sometimes in its form. */
    private String frame(Mutator mutator) {
        String sound = mutator.one(frames)
                .replace("$id", "malformed-" + Long.toHexString(mutator.random().nextLong()));
        int args = Math.max(0, sound.indexOf("\"args\":"));
        return mutator.once(3) ? mutator.json(sound) : sound.substring(0, args) + mutator.json(sound.substring(args));
    }

    private void settle(RawSocket socket, MalformedPeople.Seat seat, MalformedRun run) {
        long quiet = System.nanoTime();
        while (System.nanoTime() - quiet < TimeUnit.MILLISECONDS.toNanos(QUIET_MS)) {
            List<JsonNode> answers = socket.answers();
            if (!answers.isEmpty()) quiet = System.nanoTime();
            for (JsonNode answer : answers) judge(answer, seat, run.last() + " or before");
            LockSupport.parkNanos(SPACING_NANOS);
        }
    }

    private RawSocket open(String token) {
        for (int tries = 1; ; tries++)
            try {
                return new RawSocket(hall.url(), token);
            } catch (CompletionException e) {
                if (tries == 5) throw e;
            }
    }

    private void judge(JsonNode answer, MalformedPeople.Seat seat, String input) {
        String code = answer.path("code").asText();
        switch (answer.path("t").asText()) {
            case "ok", "pong" -> verdicts.accepted(answer.path("t").asText());
            case "refused" -> {
                if (code.equals("INTERNAL") || code.equals("UNAVAILABLE") || code.isEmpty())
                    verdicts.finding("frame " + code, seat + ", at most " + input + ": " + answer);
                else if (code.equals("MALFORMED") || code.equals("TEXT_TOO_LONG")) verdicts.refusedForm(code);
                else verdicts.refused(code);
            }
            default -> {}
        }
    }
}
