package org.onehall.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;
import org.onehall.testkit.MalformedRun;
import org.onehall.testkit.Mutator;

/**
 * Every address of the zone and of the competition desk, requested with damaged bodies, queries, paths and headers, and
 * with bytes that may not be a request at all.
 */
final class MalformedRequests {
    private static final int AT_ONCE = 12;
    private static final int TRIES = 5;
    private static final List<String> TYPES = List.of(
            "application/json",
            "application/json;charset=utf-16",
            "text/plain",
            "application/xml",
            "multipart/form-data",
            "a/b",
            "*/*",
            "application/x-www-form-urlencoded",
            ";",
            "application/octet-stream",
            "application/grpc");
    private static final List<String> ACCEPTS =
            List.of("*/*", "application/json", "text/html", "image/png;q=0.1", ";;;///", "application/pdf", "", "a");

    private static final List<String> METHODS =
            List.of("PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "GET", "POST", "X");

    private static final Set<Integer> NOT_FOR_ITS_FORM = Set.of(401, 403, 404, 409, 412, 429);
    /** The statuses for requests that are too long to be read at all. */
    private static final Set<Integer> TOO_LONG = Set.of(413, 414, 431);

    private final RunningHall hall;
    private final MalformedPeople people;
    private final Verdicts verdicts;
    private final List<Door> doors = Door.all().stream()
            .filter(door -> door.name().startsWith("GET ") || door.name().startsWith("POST "))
            .toList();
    private final Semaphore line = new Semaphore(AT_ONCE);

    /**
     * One request.
     *
     * @param whole whether its bytes form an HTTP request, however strange: the connection is then kept, and a refusal
     *     is a problem document
     */
    private record Sent(int port, String head, byte[] body, boolean whole) {
        byte[] bytes() {
            byte[] first = head.getBytes(StandardCharsets.ISO_8859_1);
            byte[] all = Arrays.copyOf(first, first.length + body.length);
            System.arraycopy(body, 0, all, first.length, body.length);
            return all;
        }
    }

    MalformedRequests(RunningHall hall, MalformedPeople people, Verdicts verdicts) {
        this.hall = hall;
        this.people = people;
        this.verdicts = verdicts;
    }

    void run(MalformedRun run) throws InterruptedException {
        ThreadLocal<Map<Integer, RawHttp>> lines = ThreadLocal.withInitial(LinkedHashMap::new);
        Queue<RawHttp> opened = new ConcurrentLinkedQueue<>();
        try (ExecutorService workers = Executors.newFixedThreadPool(AT_ONCE)) {
            while (run.goesOn()) {
                Mutator mutator = run.next();
                String input = run.last();
                line.acquire();
                workers.execute(() -> {
                    try {
                        Sent sent = sent(mutator);
                        answer(sent, lines.get().computeIfAbsent(sent.port(), port -> open(port, opened)), input);
                    } catch (RuntimeException e) {
                        verdicts.finding("not asked: " + e, input);
                    } finally {
                        line.release();
                    }
                });
            }
            line.acquire(AT_ONCE);
        } finally {
            opened.forEach(RawHttp::close);
        }
    }

    private static RawHttp open(int port, Queue<RawHttp> opened) {
        RawHttp http = new RawHttp(port);
        opened.add(http);
        return http;
    }

    // ---- asking

    private Sent sent(Mutator mutator) {
        Door door = mutator.one(doors);
        String verb = door.name().split(" ")[0];
        String path = door.name().split(" ")[1];
        String request = people.named(door.request());
        boolean zone = path.startsWith("/api/");
        String target = verb.equals("GET")
                ? "/api/" + request
                : path.endsWith("{step}") ? path.replace("{step}", request.split(" ")[0]) : path;
        byte[] body = new byte[0];
        if (verb.equals("POST")) body = body(mutator, zone ? request.substring(Math.max(0, request.indexOf('{'))) : "");
        if (verb.equals("GET") || mutator.once(8)) target = target(mutator, target);
        String method = mutator.once(40) ? mutator.one(METHODS) : verb;
        StringBuilder head = new StringBuilder(method + " " + target + " HTTP/1.1\r\nHost: hall\r\n");
        String token = people.token(mutator, door);
        String scheme = mutator.once(20) ? mutator.one(List.of("Basic ", "bearer ", "", "Bearer  ")) : "Bearer ";
        if (!token.isEmpty())
            head.append("Authorization: ").append(scheme).append(token).append("\r\n");
        String type = mutator.once(6) ? mutator.one(TYPES) : TYPES.getFirst();
        if (verb.equals("POST")) head.append("Content-Type: ").append(type).append("\r\n");
        if (mutator.once(6))
            head.append("Accept: ").append(mutator.one(ACCEPTS)).append("\r\n");
        if (mutator.once(20))
            head.append("X-Jaas-Signature: t=1,v1=")
                    .append(mutator.random().nextInt())
                    .append("\r\n");
        if (method.equals(verb)) return framed(mutator, hall.port(zone ? "playing-zone" : "competition"), head, body);
        return new Sent(
                hall.port(zone ? "playing-zone" : "competition"),
                head + "Content-Length: 0\r\nConnection: close\r\n\r\n",
                new byte[0],
                false);
    }

    /** Completes the head; sometimes the length is wrong, or bytes are cut off. */
    private static Sent framed(Mutator mutator, int port, StringBuilder head, byte[] body) {
        if (!mutator.once(25)) return new Sent(port, head + "Content-Length: " + body.length + "\r\n\r\n", body, true);
        String length = mutator.one(List.of(
                "Content-Length: -1",
                "Content-Length: x",
                "Content-Length: " + (body.length + 3),
                "Content-Length: 99999999999999999999",
                "Content-Length: " + body.length / 2,
                "Transfer-Encoding: chunked",
                "Transfer-Encoding: x",
                "Content-Length: 1\r\nContent-Length: 2",
                "X: " + "a".repeat(9_000)));
        Sent wrong = new Sent(port, head + length + "\r\n\r\n", body, false);
        return mutator.once(2) ? wrong : new Sent(port, "", mutator.bytes(wrong.bytes()), false);
    }

    private byte[] body(Mutator mutator, String sound) {
        if (!sound.isEmpty()) return mutator.encoded(mutator.json(sound));
        Map<String, String> files = people.files();
        String yaml = files.get("yaml");
        if (mutator.once(2)) yaml = mutator.text(yaml);
        String csv = files.entrySet().stream()
                .filter(file -> !file.getKey().equals("yaml"))
                .map(file -> Mutator.quoted(file.getKey()) + ":"
                        + Mutator.quoted(mutator.once(2) ? mutator.text(file.getValue()) : file.getValue()))
                .collect(Collectors.joining(","));
        String upload = "{\"fileName\":\"a.yaml\",\"yaml\":" + Mutator.quoted(yaml) + ",\"files\":{" + csv + "}}";
        return mutator.once(4) ? mutator.encoded(mutator.json(upload)) : upload.getBytes(StandardCharsets.UTF_8);
    }

    /** A changed path and query, mostly encoded as required in an address. */
    private static String target(Mutator mutator, String sound) {
        String text = mutator.once(3)
                ? sound + mutator.one(List.of("&", "?", "/", "#", ";", "=")) + mutator.hostileText()
                : mutator.text(sound);
        String most = text.length() > 3_000 ? text.substring(0, 3_000) : text;
        StringBuilder target = new StringBuilder(most.startsWith("/") ? "" : "/");
        for (byte one : most.getBytes(StandardCharsets.UTF_8)) {
            boolean plain = one > ' ' && one < 127 && "\"<>\\^`{|}#".indexOf(one) < 0;
            if (plain) target.append((char) one);
            else target.append(String.format("%%%02X", one & 0xFF));
        }
        return target.toString();
    }

    // ---- judging

    private void answer(Sent sent, RawHttp kept, String input) {
        String what = input + ", port " + sent.port() + ": "
                + new String(sent.bytes(), StandardCharsets.UTF_8).replaceAll("Bearer [^\r]+", "Bearer …");
        for (int tries = 1; ; tries++) {
            try {
                RawHttp.Answer answer = sent.whole() ? kept.ask(sent.bytes()) : RawHttp.once(sent.port(), sent.bytes());
                if (answer.status() == 503 && tries < TRIES) continue;
                judge(sent, answer, what);
            } catch (IOException e) {
                if (tries < TRIES && sent.whole()) continue;
                verdicts.finding("no answer: " + e, what);
            }
            return;
        }
    }

    private void judge(Sent sent, RawHttp.Answer answer, String what) {
        int status = answer.status();
        if (status >= 500) verdicts.finding("status " + status, answer.text() + " for " + what);
        else if (status == 0) verdicts.refusedForm("closed");
        else if (status < 400) verdicts.accepted(String.valueOf(status));
        else if (sent.whole() && !isUnread(sent, answer) && !isProblem(answer))
            verdicts.finding(
                    "no problem " + status + " " + answer.header("content-type"), answer.text() + " for " + what);
        else if (NOT_FOR_ITS_FORM.contains(status)) verdicts.refused(String.valueOf(status));
        else verdicts.refusedForm(String.valueOf(status));
    }

    /**
     * Whether the server refused a request, without a body, before our code saw it: it is too long, or its address is
     * invalid (RFC 3986).
     */
    private static boolean isUnread(Sent sent, RawHttp.Answer answer) {
        if (answer.body().length > 0) return false;
        if (TOO_LONG.contains(answer.status())) return true;
        try {
            return answer.status() == 400 && new URI(sent.head().split(" ")[1]).isOpaque();
        } catch (URISyntaxException _) {
            return true;
        }
    }

    /** Whether an answer is a problem document of this hall (RFC 9457), or its page if a page was requested. */
    private static boolean isProblem(RawHttp.Answer answer) {
        if (answer.status() == 404 && answer.header("content-type").startsWith("text/html")) return true;
        if (!answer.header("content-type").startsWith("application/problem+json")) return false;
        JsonNode problem = RunningHall.tree(answer.text());
        return problem.path("status").asInt() == answer.status()
                && !problem.path("code").asText().isEmpty()
                && problem.path("type").asText().startsWith("urn:onehall:problem:")
                && problem.path("detail").isTextual();
    }
}
