package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.grpc.Status;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.onehall.chess.Side;
import org.onehall.decider.Role;
import org.onehall.e2e.Door.Else;
import org.onehall.e2e.Door.Where;
import org.onehall.e2e.DoorCaller.Answer;
import org.onehall.e2e.DoorCaller.Person;

/**
 * Every RPC of the owner services and every address, called in every role: at the right place, at another venue or
 * seat, and as a person of another competition with the same venues. {@code rights.tsv} and the matrix say who has
 * access (DEC-21). All send the same valid request, so a caller is refused only because of his role and place. Callers
 * without access ask first, before anything has changed.
 */
class RightsWalkIT {
    private static final String CUP = "walk";
    private static final String STRANGE = "strange";
    private static final Path THREE = RunningHall.competition("three/three-venues.yaml");
    /** Changes the files of the competition under test. */
    private static final Function<String, String> CHANGES = text -> text.replace("officials:\n", """
            officials:
              - {id: fpl-1, name: Ines Casalonga, role: FAIR_PLAY_CHAIR}
              - {id: fpl-2, name: Bruno Altamura, role: FAIR_PLAY_PANEL}
              - {id: edc, name: Lea Serravalle, role: ETHICS_COMMISSION}
              - {id: oslo-floor, name: Siv Lunder, role: FLOOR_ARBITER, venue: oslo}
              - {id: bari-floor, name: Pia Terlizzi, role: FLOOR_ARBITER, venue: bari}
            """)
            .replaceAll("(Oslo|Lyon|Bari) Player", "Walking $1")
            .replaceAll("(?<=venue: |\\{id: |\\d,)(oslo|lyon|bari)(?=[,}])", "$1-" + CUP);
    /** A player whose game is in progress is refused everything but that game (OCR 16.7). */
    private static final Set<String> PLAYING = Set.of("OWN_GAME_IN_PROGRESS", "GAME_RUNNING");

    private static final Set<Role> LOCAL =
            Set.of(Role.LOCAL_CHIEF_ARBITER, Role.LOCAL_TECHNICAL_ARBITER, Role.LOCAL_ORGANISER, Role.FLOOR_ARBITER);
    /** The most calls at the same time; more would wait in the services. */
    private static final Semaphore LINE = new Semaphore(16);

    private static RunningHall hall;
    private static Cup cup;
    private static DoorCaller caller;
    private static final Map<String, Object> IDS = new HashMap<>();
    private static final List<Person> PEOPLE = new ArrayList<>();

    @BeforeAll
    static void aRoundIsUnderWayAndSomethingOfEverythingIsThere() {
        hall = RunningHall.shared();
        caller = new DoorCaller(hall, IDS, RightsWalkIT::files);
        hall.load(STRANGE, THREE, text -> CHANGES.apply(text).replace("Walking", "Strange"));
        cup = new Cup(hall, CUP, 6, THREE, CHANGES::apply).opened();
        for (Role role : Role.values())
            for (Where where : Where.values()) person(role, where).ifPresent(PEOPLE::add);
        IDS.putAll(RequestFields.of(hall, cup, "oslo-" + CUP));
        done(
                "competition OpenRound",
                one(Role.CHIEF_ARBITER, Where.ANOTHER_COMPETITION),
                "{\"competitionId\":\"" + STRANGE + "\"}");
        cup.start(1, 4);
        cup.plays(1, "e2e4", "e7e5");
        somethingIsAsked();
        aDisconnectionIsOpen();
    }

    private static void somethingIsAsked() {
        Person player = one(Role.PLAYER, Where.HERE);
        Person ca = one(Role.CHIEF_ARBITER, Where.HERE);
        Person lca = one(Role.LOCAL_CHIEF_ARBITER, Where.HERE);
        keep("call", "call_id", done("adjudication CallArbiter", player, "{}"));
        keep("question", "question_id", done("adjudication AskQuestion", player, "{}"));
        keep("ruling", "ruling_id", done("adjudication ImposePenalty", one(Role.FLOOR_ARBITER, Where.HERE), """
                {"offender": "SIDE_WHITE", "items": [{"kind": "PENALTY_KIND_WARNING"}]}"""));
        keep("failure", "failure_id", done("adjudication RecordFailedPause", ca, "{}"));
        keep("incident", "incident_id", done("fairplay OpenIncident", lca, "{}"));
        keep("personIncident", "incident_id", done("fairplay OpenPersonIncident", lca, "{}"));
        IDS.put("order", "walk-order");
        done("clock Give", ca, named("""
                {"kind": "ORDER_KIND_START", "orderId": "$order", "venue": "", "boardId": "$board3", "startAt": 3600}"""));
        done("cases RegisterRecording", lca, named("""
                {"kind": "RECORDING_KIND_VENUE", "venueId": "$venue", "recordingId": ""}"""));
        keep("recording", "recording_id", done("cases ListRecordings", ca, "{}"));
        keep("proceeding", "case_id", done("cases OpenCase", one(Role.FAIR_PLAY_CHAIR, Where.HERE), """
                {"caseId": "", "basis": "", "trigger": "TRIGGER_OWN_INITIATIVE",
                 "accused": {"type": "PERSON_TYPE_PLAYER", "personId": "b2", "name": "x"}}"""));
        cup.ca().sees("the ruling", () -> !cup.ca().client().rulings().isEmpty());
        String black = token(Role.PLAYER, "l1", CUP, "lyon-" + CUP, cup.board(1), "BLACK");
        keep(
                "appeal",
                "appeal_id",
                done("adjudication FileAppeal", new Person(Role.PLAYER, Where.HERE, black), named("""
                {"rulingId": "$ruling", "side": "SIDE_BLACK"}""")));
    }

    private static void aDisconnectionIsOpen() {
        cup.white(4).client().drop();
        IDS.put(
                "case",
                Cup.aCase(cup.ca(), cup.board(4), Side.WHITE, "OPEN").path("id").asText());
        cup.white(4).client().restore();
        Cup.aCase(cup.ca(), cup.board(4), Side.WHITE, "RESTORED");
    }

    @AfterAll
    static void everybodyLeaves() {
        caller.close();
        cup.close();
        assertEquals(List.of(), hall.findings());
    }

    // ---- people

    /**
     * The person with a role at a place; empty if the role is not bound to any place, so that there is no other one.
     */
    private static Optional<Person> person(Role role, Where where) {
        String competition = where == Where.ANOTHER_COMPETITION ? STRANGE : CUP;
        String town = where == Where.ELSEWHERE ? "bari" : "oslo";
        boolean seat = role == Role.PLAYER || role == Role.ASSISTANT;
        boolean local = seat || LOCAL.contains(role);
        boolean ofNone = role == Role.SERVICE || role == Role.OPERATOR;
        if (where == Where.ELSEWHERE && !local || where != Where.HERE && ofNone) return Optional.empty();
        if (ofNone)
            return Optional.of(new Person(role, where, hall.token(role == Role.SERVICE ? "competition" : "operator")));
        String subject = switch (role) {
            case CHIEF_ARBITER -> "ca";
            case DEPUTY_CHIEF_ARBITER -> "deputy";
            case LOCAL_CHIEF_ARBITER -> town + "-lca";
            case LOCAL_TECHNICAL_ARBITER -> town + "-lta";
            case FLOOR_ARBITER -> town + "-floor";
            case CHIEF_ORGANISER -> "organiser";
            case LOCAL_ORGANISER -> town + "-organiser";
            case PLAYER -> where == Where.ELSEWHERE ? "b4" : "o1";
            case FAIR_PLAY_OFFICER -> "fair-play";
            case FAIR_PLAY_CHAIR -> "fpl-1";
            case FAIR_PLAY_PANEL -> "fpl-2";
            case ETHICS_COMMISSION -> "edc";
            case ASSISTANT, SPECTATOR, SERVICE, OPERATOR -> role.name();
        };
        String board = seat ? competition + "/1/" + (where == Where.ELSEWHERE ? 6 : 1) : "";
        String token = token(role, subject, competition, local ? town + "-" + CUP : "", board, seat ? "WHITE" : "");
        return Optional.of(new Person(role, where, token));
    }

    private static String token(Role role, String who, String competition, String venue, String board, String side) {
        Map<String, String> claims = Map.of(
                "sub",
                who,
                "role",
                role.name(),
                "competition",
                competition,
                "venue",
                venue,
                "board",
                board,
                "side",
                side);
        return Tokens.of(cup.ca().who().token(), claims, hall.data().resolve("identity"));
    }

    private static Person one(Role role, Where where) {
        return PEOPLE.stream()
                .filter(person -> person.role() == role && person.where() == where)
                .findFirst()
                .orElseThrow();
    }

    // ---- asking

    private static String named(String text) {
        return caller.named(text);
    }

    private static String done(String rpc, Person person, String request) {
        return caller.done(rpc, person, request);
    }

    private static void keep(String name, String field, String answer) {
        Matcher id = Pattern.compile("\\b" + field + ": \"([^\"]+)\"").matcher(answer);
        assertTrue(id.find(), name + ": " + answer);
        IDS.put(name, id.group(1));
    }

    /** The competition as loaded. */
    private static String files() {
        try (Stream<Path> beside = Files.list(THREE.getParent())) {
            Map<String, String> files = new LinkedHashMap<>();
            for (Path one :
                    beside.filter(path -> path.toString().endsWith(".csv")).toList())
                files.put(one.getFileName().toString(), CHANGES.apply(Files.readString(one)));
            String yaml = CHANGES.apply(Files.readString(THREE).replaceFirst("(?m)^id: .*$", "id: " + CUP));
            Map<String, ?> body = Map.of("fileName", "three-venues.yaml", "yaml", yaml, "files", files);
            return RunningHall.JSON.valueToTree(body).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // ---- the tests

    /** The callers without access come first, because nothing may have changed before all of them have asked. */
    @TestFactory
    Stream<DynamicTest> whoMayNotIsRefusedForThatAndWhoMayIsNot() throws InterruptedException {
        List<Door> doors = Door.all().stream().filter(Door::isGuarded).toList();
        Map<String, Set<String>> wrong = refused(doors);
        return Stream.concat(
                doors.stream()
                        .map(door -> DynamicTest.dynamicTest(
                                "who may not: " + door.name(),
                                () -> assertEquals(Set.of(), wrong.get(door.name()), door.name()))),
                doors.stream().map(door -> DynamicTest.dynamicTest("who may: " + door.name(), () -> admitted(door))));
    }

    /**
     * What was wrong with the answers to callers without access, by door. They change nothing, so no door waits for
     * another.
     */
    private static Map<String, Set<String>> refused(List<Door> doors) throws InterruptedException {
        Map<String, Set<String>> wrong = new HashMap<>();
        List<Runnable> questions = new ArrayList<>();
        for (Door door : doors) {
            Set<String> here = new ConcurrentSkipListSet<>();
            assertNull(wrong.put(door.name(), here), () -> door.name() + " is there twice");
            PEOPLE.stream()
                    .filter(person -> !door.admits(person.role(), person.where()))
                    .forEach(person -> questions.add(() -> refused(door, person, here)));
        }
        atOnce(questions);
        return wrong;
    }

    private static void refused(Door door, Person person, Set<String> wrong) {
        try {
            Answer answer = caller.ask(door, person);
            boolean playing = !door.whilePlaying() && person.where() == Where.HERE && PLAYING.contains(answer.code());
            boolean kept = playing
                    || switch (door.otherwise()) {
                        case FORBIDDEN ->
                            answer.is(Status.Code.PERMISSION_DENIED)
                                    && !answer.code().isEmpty();
                        case NOT_FOUND ->
                            answer.is(Status.Code.NOT_FOUND) && answer.code().startsWith("NO_SUCH_");
                        case EITHER ->
                            Set.of("UNKNOWN_RECORDING", "FORBIDDEN_ROLE").contains(answer.code());
                        case NOTHING ->
                            answer.refused().isEmpty() && answer.text().isEmpty();
                    };
            if (!kept) wrong.add(person + ": " + answer);
        } catch (RuntimeException | AssertionError e) {
            wrong.add(person + " was not answered: " + e);
        }
    }

    private static void admitted(Door door) throws InterruptedException {
        Set<String> wrong = new ConcurrentSkipListSet<>();
        List<Person> admitted = PEOPLE.stream()
                .filter(person -> door.admits(person.role(), person.where()))
                .toList();
        assertTrue(!admitted.isEmpty(), "nobody may: " + door.name());
        atOnce(admitted.stream()
                .<Runnable>map(person -> () -> {
                    Answer answer = caller.ask(door, person);
                    boolean done = answer.refused().isEmpty()
                            && (door.otherwise() != Else.NOTHING
                                    || !answer.text().isEmpty()
                                    || door.also().contains("empty"));
                    boolean later = door.also().contains("*")
                            && (answer.is(Status.Code.FAILED_PRECONDITION) || answer.is(Status.Code.ABORTED));
                    boolean notAdmitted =
                            person.role() == Role.ASSISTANT && answer.code().equals("ASSISTANT_NOT_ADMITTED");
                    if (!done && !later && !notAdmitted && !door.also().contains(answer.code()))
                        wrong.add(person + ": " + answer);
                    if (person.where() == Where.ANOTHER_COMPETITION
                            && answer.text().contains("Walking"))
                        wrong.add(person + " sees another competition: " + answer);
                })
                .toList());
        assertEquals(Set.of(), wrong, door.name());
    }

    private static void atOnce(List<Runnable> questions) throws InterruptedException {
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        try (ExecutorService lines = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Runnable question : questions) {
                LINE.acquire();
                lines.execute(() -> {
                    try {
                        question.run();
                    } catch (RuntimeException | AssertionError e) {
                        failures.add(e);
                    } finally {
                        LINE.release();
                    }
                });
            }
        }
        if (!failures.isEmpty()) throw new AssertionError("not asked", failures.getFirst());
    }
}
