package org.onehall.demo;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** How robots get into the hall: their codes, and the enrolments that the codes give. */
final class RobotSignIn {
    private static final Set<String> DIRECTED =
            Set.of("CHIEF_ARBITER", "LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER");
    private static final long WAIT_FOR_ZONE_MS = 1_000;
    private static final int ENROL_AT_ONCE = 8;
    private static final Duration SNAPSHOT_LIMIT = Duration.ofSeconds(60);

    private final Zone zone;
    private final URI address;
    private final String competition;
    private final Path operatorToken;
    private final Consumer<String> say;

    /** @param competition empty for the one that was loaded last */
    RobotSignIn(Zone zone, URI address, String competition, Path operatorToken, Consumer<String> say) {
        this.zone = zone;
        this.address = address;
        this.competition = competition;
        this.operatorToken = operatorToken;
        this.say = say;
    }

    /** Codes of the officials and the free seats; waits until the zone answers and has a competition. */
    List<Zone.Code> codes() throws IOException, InterruptedException {
        String told = "";
        while (true) {
            String why;
            try {
                return zone.robotCodes(
                        competition, Files.readString(operatorToken).strip());
            } catch (RefusedException e) {
                if (e.code().equals("ROLE_NEEDED")) throw new IllegalStateException(e.getMessage());
                why = e.getMessage();
            } catch (IOException e) {
                why = "no answer";
            }
            if (!why.equals(told)) say.accept("waiting for " + address + ": " + why);
            told = why;
            Thread.sleep(WAIT_FOR_ZONE_MS);
        }
    }

    /** Connects the officials whose part robots may take; waits until the hall has shown each what it may see. */
    List<HallClient> officials(List<Zone.Code> codes) throws InterruptedException {
        List<Zone.Code> wanted =
                codes.stream().filter(code -> DIRECTED.contains(code.role())).toList();
        var narrator = new Narrator(say);
        List<HallClient> officials = new ArrayList<>();
        for (Enrolment who : enrol(wanted))
            officials.add(
                    who.role().equals("CHIEF_ARBITER")
                            ? HallClient.connect(zone, who, narrator)
                            : HallClient.connect(zone, who));
        for (HallClient official : officials) {
            try {
                CompletableFuture.anyOf(official.ready(), official.gone())
                        .orTimeout(SNAPSHOT_LIMIT.toSeconds(), TimeUnit.SECONDS)
                        .join();
            } catch (CompletionException e) {
                throw new IllegalStateException(official.who() + " was not let in", e.getCause());
            }
        }
        return officials;
    }

    /** Signs in with every code, several at once. */
    List<Enrolment> enrol(List<Zone.Code> codes) throws InterruptedException {
        try (ExecutorService desk =
                Executors.newFixedThreadPool(ENROL_AT_ONCE, Thread.ofVirtual().factory())) {
            List<Enrolment> all = new ArrayList<>();
            for (var one : desk.invokeAll(codes.stream()
                    .map(code -> (Callable<Enrolment>) () -> enrol(code.code()))
                    .toList())) all.add(one.resultNow());
            return all;
        } catch (IllegalStateException e) {
            throw new IllegalStateException("a robot's code was not accepted", e);
        }
    }

    private Enrolment enrol(String code) throws IOException, InterruptedException {
        for (int tries = 1; ; tries++) {
            try {
                return zone.enrol(code);
            } catch (IOException | RefusedException e) {
                boolean mayPass = e instanceof IOException
                        || e instanceof RefusedException refused
                                && refused.code().matches("UNAVAILABLE|HTTP_5..");
                if (!mayPass || tries == 10) throw e;
                Thread.sleep(WAIT_FOR_ZONE_MS);
            }
        }
    }
}
