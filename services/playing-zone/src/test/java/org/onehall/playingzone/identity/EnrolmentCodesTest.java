package org.onehall.playingzone.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.decider.Role;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.identity.CodeEntry.Purpose;
import org.onehall.playingzone.identity.EnrolmentCodes.Issued;
import org.onehall.playingzone.identity.EnrolmentCodes.MovedOn;
import org.onehall.playingzone.identity.EnrolmentCodes.Redeemed;
import org.onehall.playingzone.projection.Holder;

class EnrolmentCodesTest {
    private static final CodeHash HASHES = new CodeHash(new byte[32]);
    private static final Holder CA = new Holder("demo", Role.CHIEF_ARBITER, "ca", "Carla", "", "", "", "");
    private static final Holder WHITE =
            new Holder("demo", Role.PLAYER, "p1", "Anna", "rome", "Rome", "demo/1/1", "WHITE");
    private static final Holder BLACK =
            new Holder("demo", Role.PLAYER, "p2", "Bruno", "milan", "Milan", "demo/1/1", "BLACK");

    private static final Holder WHITE_NEXT = seat("p1", "demo/2/3", "BLACK");
    private static final Holder WHITE_THIRD = seat("p1", "demo/3/2", "WHITE");

    /** The compacted topic, as bytes that would be read back. */
    private final Map<String, byte[]> topic = new LinkedHashMap<>();

    private boolean away;
    private long now = 1_000_000;
    private final Random random = new Random(7);
    private final EnrolmentCodes book = open();

    private EnrolmentCodes open() {
        EnrolmentCodes opened = new EnrolmentCodes(
                entries -> {
                    if (away) throw new IllegalStateException("away");
                    entries.forEach((hash, entry) -> topic.put(hash, Json.bytes(entry)));
                },
                HASHES,
                random,
                () -> Instant.ofEpochMilli(now));
        topic.forEach((hash, bytes) -> opened.fold(hash, Json.read(bytes, CodeEntry.class)));
        return opened;
    }

    private static Holder seat(String player, String board, String side) {
        return new Holder("demo", Role.PLAYER, player, player, "rome", "Rome", board, side);
    }

    /** Lets a device in with a fresh code; returns its session. */
    private String in(Holder holder) {
        now++;
        CodeText code = book.issue(holder).code();
        book.redeem(code, _ -> Optional.empty());
        return HASHES.of(code);
    }

    private String movesOn(String session, Holder to) {
        now++;
        return assertInstanceOf(MovedOn.Granted.class, book.moveOn(session, to)).session();
    }

    private void staysBecause(ZoneRefusal why, String session, Holder to) {
        now++;
        assertEquals(new MovedOn.Refused(why), book.moveOn(session, to));
    }

    private static ZoneRefusal refusal(Redeemed redeemed) {
        return assertInstanceOf(Redeemed.Refused.class, redeemed).why();
    }

    @Test
    void theTopicHoldsNothingThatGivesACodeAwayWithoutTheSecret() {
        CodeText code = book.issue(WHITE).code();
        String kept = String.join(" ", topic.keySet())
                + topic.values().stream()
                        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                        .collect(Collectors.joining());
        assertFalse(kept.contains(code.text()) || kept.contains(Hashes.sha256(code.text())));
        assertNotEquals(
                HASHES.of(code),
                new CodeHash(new byte[] {1}).of(code),
                "another hall keeps something else of the same code");
    }

    @Test
    void theSecretIsMadeOnceForItsOwnerOnlyAndKept(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("identity").resolve("codes.secret");
        CodeText code = CodeText.random(random);
        String first = CodeHash.of(file).of(code);
        assertEquals(first, CodeHash.of(file).of(code));
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        try (var files = Files.list(file.getParent())) {
            assertEquals(List.of(file), files.toList(), "nothing else is left");
        }
        Files.writeString(file, "no secret");
        assertTrue(assertThrows(IOException.class, () -> CodeHash.of(file))
                .getMessage()
                .contains("damaged"));
    }

    @Test
    void aCodeIsGoodForOneEnrolment() {
        CodeText code = book.issue(WHITE).code();
        assertEquals(new Redeemed.Granted(WHITE, HASHES.of(code)), book.redeem(code, _ -> Optional.empty()));
        assertEquals(ZoneRefusal.CODE_USED, refusal(book.redeem(code, _ -> Optional.empty())));
    }

    @Test
    void aCodeNobodyMadeIsUnknown() {
        book.issue(WHITE);
        assertEquals(
                ZoneRefusal.CODE_UNKNOWN,
                refusal(book.redeem(CodeText.parse("0000-0000").orElseThrow(), _ -> Optional.empty())));
    }

    @Test
    void openAndUsedCodesSurviveARestart() {
        CodeText used = book.issue(WHITE).code();
        CodeText unused = book.issue(BLACK).code();
        book.redeem(used, _ -> Optional.empty());
        EnrolmentCodes again = open();
        assertEquals(ZoneRefusal.CODE_USED, refusal(again.redeem(used, _ -> Optional.empty())));
        assertEquals(new Redeemed.Granted(BLACK, HASHES.of(unused)), again.redeem(unused, _ -> Optional.empty()));
    }

    @Test
    void onlyHashesAreStored() {
        CodeText code = book.issue(WHITE).code();
        topic.forEach(
                (hash, bytes) -> assertFalse((hash + new String(bytes, StandardCharsets.UTF_8)).contains(code.text())));
        assertEquals(64, topic.keySet().iterator().next().length());
        assertFalse(code.toString().contains(code.text()));
    }

    @Test
    void newCodesOfACompetitionMakeTheUnusedEarlierOnesLapse() {
        List<Issued> first = book.renew("demo", List.of(CA, WHITE), Purpose.PEOPLE);
        book.redeem(first.getFirst().code(), _ -> Optional.empty());
        List<Issued> second = book.renew("demo", List.of(CA, WHITE), Purpose.PEOPLE);
        assertEquals(ZoneRefusal.CODE_USED, refusal(book.redeem(first.getFirst().code(), _ -> Optional.empty())));
        assertEquals(ZoneRefusal.CODE_LAPSED, refusal(book.redeem(first.get(1).code(), _ -> Optional.empty())));
        assertEquals(ZoneRefusal.CODE_LAPSED, refusal(open().redeem(first.get(1).code(), _ -> Optional.empty())));
        assertEquals(
                new Redeemed.Granted(CA, HASHES.of(second.getFirst().code())),
                book.redeem(second.getFirst().code(), _ -> Optional.empty()));
    }

    @Test
    void theOperatorsCodeBelongsToNoCompetition() { // DEC-21
        CodeText first = book.issue(Holder.OPERATOR).code();
        book.renew("demo", List.of(CA, WHITE), Purpose.PEOPLE);
        book.endOf("demo", _ -> true);
        book.endOf("", _ -> false);
        CodeText second = book.issue(Holder.OPERATOR).code();
        assertEquals(ZoneRefusal.CODE_OF_OPERATOR_ENDED, refusal(book.redeem(first, _ -> Optional.empty())));
        assertEquals(
                new Redeemed.Granted(Holder.OPERATOR, HASHES.of(second)), book.redeem(second, _ -> Optional.empty()));
        assertEquals(
                ZoneRefusal.CODE_OF_OPERATOR_ENDED,
                refusal(book.redeem(second, _ -> Optional.empty())),
                "no arbiter can give the operator a code");
        String another = in(Holder.OPERATOR);
        assertFalse(book.isRevoked(HASHES.of(second)), "two browsers of the operator");
        book.logOut(another);
        assertEquals(Optional.of(Ending.LOGGED_OUT), book.ending(another));
        assertFalse(book.isRevoked(HASHES.of(second)));
    }

    @Test
    void newCodesOfTheOfficialsLeaveThoseOfPlayersAndOtherCompetitionsAlone() {
        Holder other = new Holder("cup", Role.CHIEF_ARBITER, "ca", "Carla", "", "", "", "");
        List<Issued> first = book.renew("demo", List.of(CA, WHITE), Purpose.PEOPLE);
        CodeText elsewhere = book.issue(other).code();
        CodeText assistants = book.issue(WHITE.assistedBy("a1", "Ada")).code();
        List<Issued> second = book.renewOfficials("demo", List.of(CA, WHITE));
        assertEquals(List.of(CA), second.stream().map(Issued::holder).toList());
        assertEquals(
                ZoneRefusal.CODE_LAPSED, refusal(book.redeem(first.getFirst().code(), _ -> Optional.empty())));
        for (CodeText stays : List.of(
                first.get(1).code(), assistants, elsewhere, second.getFirst().code()))
            assertInstanceOf(Redeemed.Granted.class, book.redeem(stays, _ -> Optional.empty()));
    }

    @Test
    void theRobotsSetLeavesThePeoplesAlone() {
        List<Issued> people = book.renew("demo", List.of(WHITE), Purpose.PEOPLE);
        List<Issued> robots = book.renew("demo", List.of(WHITE), Purpose.ROBOTS);
        assertEquals(
                new Redeemed.Granted(WHITE, HASHES.of(people.getFirst().code())),
                book.redeem(people.getFirst().code(), _ -> Optional.empty()));
        assertEquals(
                new Redeemed.Granted(WHITE, HASHES.of(robots.getFirst().code())),
                book.redeem(robots.getFirst().code(), _ -> Optional.empty()));
    }

    @Test
    void aPlayerAndHisAssistantHaveCodesOfTheirOwn() { // APP-III 1
        Holder assistant = new Holder("demo", Role.ASSISTANT, "a1", "Ada", "rome", "Rome", "demo/1/1", "WHITE");
        CodeText players = book.issue(WHITE).code();
        CodeText assistants = book.issue(assistant).code();
        assertEquals(new Redeemed.Granted(WHITE, HASHES.of(players)), book.redeem(players, _ -> Optional.empty()));
        assertEquals(
                new Redeemed.Granted(assistant, HASHES.of(assistants)), book.redeem(assistants, _ -> Optional.empty()));
        assertFalse(book.isRevoked(HASHES.of(players)));
        CodeText next = book.issue(new Holder("demo", Role.ASSISTANT, "a1", "Ada", "rome", "Rome", "demo/1/1", "WHITE"))
                .code();
        assertEquals(new Redeemed.Granted(assistant, HASHES.of(next)), book.redeem(next, _ -> Optional.empty()));
        assertTrue(book.isRevoked(HASHES.of(assistants)), "a newer code of the same seat's assistant");
    }

    @Test
    void usingANewCodeOfASeatEndsTheTokenOfTheOlderOne() {
        CodeText robot =
                book.renew("demo", List.of(WHITE), Purpose.ROBOTS).getFirst().code();
        book.redeem(robot, _ -> Optional.empty());
        CodeText lost = book.issue(WHITE).code();
        book.redeem(lost, _ -> Optional.empty());
        CodeText fresh = book.issue(WHITE).code();
        assertFalse(book.isRevoked(HASHES.of(lost)), "a code that nobody has used yet ends nothing");
        assertEquals(new Redeemed.Granted(WHITE, HASHES.of(fresh)), book.redeem(fresh, _ -> Optional.empty()));
        assertTrue(book.isRevoked(HASHES.of(lost)));
        assertTrue(open().isRevoked(HASHES.of(lost)), "also after a restart");
        assertFalse(book.isRevoked(HASHES.of(fresh)));
        assertFalse(book.isRevoked(HASHES.of(robot)));
        assertEquals(ZoneRefusal.CODE_USED, refusal(book.redeem(lost, _ -> Optional.empty())));
    }

    @Test
    void ofWhoReadsCasesTheDeviceWithTheNewestCodeIsTheOnlyOne() { // APP-I G2.7
        Holder chair = new Holder("demo", Role.FAIR_PLAY_CHAIR, "chair", "Cora", "", "", "", "");
        Holder other = new Holder("demo", Role.FAIR_PLAY_PANEL, "panel", "Pia", "", "", "", "");
        String first = in(chair);
        String member = in(other);
        String arbiter = in(CA);
        String second = in(chair);
        in(CA);
        assertTrue(book.isRevoked(first), "the chair sees that somebody came in");
        for (String stays : List.of(second, member, arbiter)) assertFalse(book.isRevoked(stays));
    }

    @Test
    void aLostDeviceIsShutOutWithAllOfItsPlaceAndNobodyElse() {
        CodeText lost = book.issue(CA).code();
        book.redeem(lost, _ -> Optional.empty());
        CodeText kept = book.issue(CA).code();
        book.redeem(kept, _ -> Optional.empty());
        CodeText unused = book.issue(CA).code();
        CodeText white = book.issue(WHITE).code();
        book.redeem(white, _ -> Optional.empty());
        book.shutOut(CA);
        assertTrue(book.isRevoked(HASHES.of(lost)) && book.isRevoked(HASHES.of(kept)));
        assertTrue(open().isRevoked(HASHES.of(lost)), "also after a restart");
        assertEquals(ZoneRefusal.CODE_LAPSED, refusal(book.redeem(unused, _ -> Optional.empty())));
        assertFalse(book.isRevoked(HASHES.of(white)));
        CodeText fresh = book.issue(CA).code();
        assertEquals(new Redeemed.Granted(CA, HASHES.of(fresh)), book.redeem(fresh, _ -> Optional.empty()));
        assertFalse(book.isRevoked(HASHES.of(fresh)));
    }

    @Test
    void whoLogsOutEndsHisOwnSessionOnly() { // OCR 16.6
        String mine = in(CA);
        String other = in(CA);
        book.logOut(mine);
        book.logOut(mine);
        book.logOut("nobody's");
        assertTrue(book.isRevoked(mine));
        assertTrue(open().isRevoked(mine), "also after a restart");
        assertFalse(book.isRevoked(other));
    }

    @Test
    void aDismissedAssistantHasNoTokenAndNoCodeAnyMoreWhereverHeSat() { // APP-III 1
        Holder ada = WHITE.assistedBy("assistant:1", "Ada");
        CodeText used = book.issue(ada).code();
        book.redeem(used, _ -> Optional.empty());
        CodeText unused = book.issue(ada).code();
        CodeText players = book.issue(WHITE).code();
        book.redeem(players, _ -> Optional.empty());
        CodeText others = book.issue(BLACK.assistedBy("assistant:2", "Bea")).code();
        book.redeem(others, _ -> Optional.empty());
        CodeText elsewhere = book.issue(
                        new Holder("cup", Role.ASSISTANT, "assistant:1", "Ada", "rome", "Rome", "cup/1/1", "WHITE"))
                .code();
        book.dismiss("demo", "assistant:1");
        assertTrue(book.isRevoked(HASHES.of(used)));
        assertTrue(open().isRevoked(HASHES.of(used)), "at every service, which read the same records");
        assertEquals(
                ZoneRefusal.CODE_OF_DISMISSED,
                refusal(book.redeem(unused, _ -> Optional.of(ZoneRefusal.CODE_OF_DISMISSED))),
                "nobody will give him a newer one");
        assertEquals(
                ZoneRefusal.CODE_OF_OTHER_PAIRING,
                refusal(book.redeem(unused, _ -> Optional.of(ZoneRefusal.CODE_OF_OTHER_PAIRING))));
        assertEquals(
                ZoneRefusal.CODE_LAPSED,
                refusal(book.redeem(unused, _ -> Optional.of(ZoneRefusal.DEVICE_NOT_REGISTERED))));
        assertFalse(book.isRevoked(HASHES.of(players)));
        assertFalse(book.isRevoked(HASHES.of(others)));
        assertInstanceOf(Redeemed.Granted.class, book.redeem(elsewhere, _ -> Optional.empty()));
        book.dismiss("demo", "assistant:1");
        CodeText next = book.issue(WHITE.assistedBy("assistant:3", "Cleo")).code();
        assertInstanceOf(Redeemed.Granted.class, book.redeem(next, _ -> Optional.empty()));
    }

    @Test
    void anotherCompetitionsCodesDoNotLapse() {
        Holder other = new Holder("cup", Role.CHIEF_ARBITER, "ca", "Carla", "", "", "", "");
        CodeText code =
                book.renew("cup", List.of(other), Purpose.PEOPLE).getFirst().code();
        book.renew("demo", List.of(CA), Purpose.PEOPLE);
        assertEquals(new Redeemed.Granted(other, HASHES.of(code)), book.redeem(code, _ -> Optional.empty()));
    }

    @Test
    void aNewCodeForASeatMakesOnlyThatSeatsLapse() {
        List<Issued> all = book.renew("demo", List.of(CA, WHITE, BLACK), Purpose.PEOPLE);
        CodeText fresh = book.issue(WHITE).code();
        assertEquals(ZoneRefusal.CODE_LAPSED, refusal(book.redeem(all.get(1).code(), _ -> Optional.empty())));
        assertEquals(
                new Redeemed.Granted(BLACK, HASHES.of(all.get(2).code())),
                book.redeem(all.get(2).code(), _ -> Optional.empty()));
        assertEquals(
                new Redeemed.Granted(CA, HASHES.of(all.getFirst().code())),
                book.redeem(all.getFirst().code(), _ -> Optional.empty()));
        assertEquals(new Redeemed.Granted(WHITE, HASHES.of(fresh)), book.redeem(fresh, _ -> Optional.empty()));
    }

    @Test
    void aLateEchoOfAnEarlierStateDoesNotOpenAUsedCodeAgain() {
        CodeText code = book.issue(WHITE).code();
        CodeEntry open = Json.read(topic.get(HASHES.of(code)), CodeEntry.class);
        book.redeem(code, _ -> Optional.empty());
        book.fold(HASHES.of(code), open);
        assertEquals(ZoneRefusal.CODE_USED, refusal(book.redeem(code, _ -> Optional.empty())));
    }

    @Test
    void nobodyIsLetInWhileTheStoreIsAway() {
        CodeText code = book.issue(WHITE).code();
        away = true;
        assertThrows(IllegalStateException.class, () -> book.redeem(code, _ -> Optional.empty()));
        assertThrows(IllegalStateException.class, () -> book.issue(BLACK));
        away = false;
        assertEquals(new Redeemed.Granted(WHITE, HASHES.of(code)), book.redeem(code, _ -> Optional.empty()));
    }

    @Test
    void ofManyWhoPresentOneCodeAtOnceOneIsLetIn() throws InterruptedException {
        CodeText code = book.issue(WHITE).code();
        AtomicInteger granted = new AtomicInteger();
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> threads = java.util.stream.IntStream.range(0, 16)
                .mapToObj(_ -> Thread.ofVirtual().start(() -> {
                    try {
                        start.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    if (book.redeem(code, _ -> Optional.empty()) instanceof Redeemed.Granted) granted.incrementAndGet();
                }))
                .toList();
        start.countDown();
        for (Thread thread : threads) thread.join();
        assertEquals(1, granted.get());
    }

    @Test
    void codesHaveTheirShapeAndDoNotRepeat() {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 2_000; i++) {
            String text = CodeText.random(random).text();
            assertTrue(text.matches("[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}"), text);
            assertTrue(seen.add(text));
        }
        assertNotEquals(HASHES.of(CodeText.random(new Random(1))), HASHES.of(CodeText.random(new Random(2))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"K7QF-3M2P", "k7qf3m2p", " K7QF 3M2P ", "K7QF-3m2p\n", "k7-qf-3m-2p"})
    void aCodeIsReadHoweverItIsTyped(String typed) {
        assertEquals(Optional.of(new CodeText("K7QF-3M2P")), CodeText.parse(typed));
    }

    @Test
    void lettersThatLookLikeDigitsAreReadAsDigits() {
        assertEquals(Optional.of(new CodeText("0110-0110")), CodeText.parse("OIlo-oLiO"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "K7QF-3M2", "K7QF-3M2PX", "K7QF-3M2U", "K7QF_3M2P", "ÄÄÄÄ-ÄÄÄÄ", "١٢٣٤-٥٦٧٨"})
    void whatIsNoCodeIsNone(String typed) {
        assertEquals(Optional.empty(), CodeText.parse(typed));
    }

    @Test
    void aCodeStaysGoodForWhoMayNotEnterOnThisDevice() { // OCR 16.6
        CodeText code = book.issue(WHITE).code();
        assertEquals(
                ZoneRefusal.DEVICE_NOT_REGISTERED,
                refusal(book.redeem(
                        code,
                        holder -> holder.equals(WHITE)
                                ? Optional.of(ZoneRefusal.DEVICE_NOT_REGISTERED)
                                : Optional.empty())));
        assertEquals(new Redeemed.Granted(WHITE, HASHES.of(code)), book.redeem(code, _ -> Optional.empty()));
    }

    @Test
    void aPlayersDeviceGoesOnToHisNextGameAndAskingTwiceIsTheSame() { // ENG-1
        String first = in(WHITE);
        String second = movesOn(first, WHITE_NEXT);
        assertNotEquals(first, second);
        assertEquals(second, movesOn(first, WHITE_NEXT), "whose answer was lost asks again");
        assertFalse(book.isRevoked(first), "what he did there stays his");
        assertFalse(book.isRevoked(second));
        String third = movesOn(second, WHITE_THIRD);
        staysBecause(ZoneRefusal.NEWER_DEVICE, first, WHITE_NEXT);
        assertEquals(third, movesOn(second, WHITE_THIRD));
        assertTrue(open().moveOn(second, WHITE_THIRD) instanceof MovedOn.Granted, "also after a restart");
    }

    @Test
    void aDeviceGoesToNobodyElsesSeat() { // DEC-21
        String white = in(WHITE);
        for (Holder other : List.of(
                BLACK,
                seat("p3", "demo/2/3", "BLACK"),
                WHITE_NEXT.assistedBy("p1", "Anna"),
                new Holder("cup", Role.PLAYER, "p1", "Anna", "rome", "Rome", "cup/2/3", "BLACK")))
            assertThrows(IllegalArgumentException.class, () -> book.moveOn(white, other), other.toString());
        String assistant = in(WHITE.assistedBy("p1", "Ada"));
        assertThrows(IllegalArgumentException.class, () -> book.moveOn(assistant, WHITE_NEXT));
    }

    @Test
    void whetherASessionIsEndedIsKnownAlsoWhileTheStoreDoesNotAnswer() {
        var answers = new ArrayList<Boolean>();
        var opened = new AtomicReference<EnrolmentCodes>();
        opened.set(new EnrolmentCodes(
                _ -> answers.add(CompletableFuture.supplyAsync(
                                () -> opened.get().isRevoked("any"),
                                asking -> Thread.ofPlatform().daemon().start(asking))
                        .orTimeout(30, TimeUnit.SECONDS)
                        .join()),
                HASHES,
                random,
                () -> Instant.ofEpochMilli(now)));
        opened.get().issue(WHITE);
        assertEquals(List.of(false), answers);
    }

    @Test
    void anEndedSessionGoesNowhere() { // DEC-21
        String lost = in(WHITE);
        in(WHITE);
        assertTrue(book.isRevoked(lost));
        staysBecause(ZoneRefusal.TOKEN_NEEDED, lost, WHITE_NEXT);
        staysBecause(ZoneRefusal.TOKEN_NEEDED, "nobody's", WHITE_NEXT);
        staysBecause(ZoneRefusal.TOKEN_NEEDED, HASHES.of(book.issue(BLACK).code()), seat("p2", "demo/2/1", "WHITE"));
        String shutOut = in(BLACK);
        book.shutOut(BLACK);
        staysBecause(ZoneRefusal.TOKEN_NEEDED, shutOut, seat("p2", "demo/2/1", "WHITE"));
    }

    @Test
    void aNewerDeviceEndsTheOneThatWentOnAndAnOldOneTakesNoSeatBack() { // DEC-21
        String first = in(WHITE);
        String second = movesOn(first, WHITE_NEXT);
        String newer = in(WHITE_NEXT);
        assertTrue(book.isRevoked(second));
        assertTrue(open().isRevoked(second), "at every service, which read the same records");
        for (Holder to : List.of(WHITE_NEXT, WHITE_THIRD)) staysBecause(ZoneRefusal.NEWER_DEVICE, first, to);
        assertFalse(book.isRevoked(newer));
        String third = movesOn(newer, WHITE_THIRD);
        staysBecause(ZoneRefusal.NEWER_DEVICE, first, WHITE_THIRD);
        assertFalse(book.isRevoked(third));
    }

    @Test
    void whoComesInAtTheNextBoardWithACodeKeepsItsSeatFromTheOldDevice() { // DEC-21
        String forgotten = in(WHITE);
        String fresh = in(WHITE_NEXT);
        staysBecause(ZoneRefusal.NEWER_DEVICE, forgotten, WHITE_NEXT);
        assertFalse(book.isRevoked(fresh));
        String again = in(WHITE);
        staysBecause(ZoneRefusal.NEWER_DEVICE, again, WHITE_NEXT);
        assertFalse(book.isRevoked(fresh), "only an arbiter's code ends a device that is in");
    }

    @Test
    void aCodeOfTheNextBoardThatNobodyUsedLapsesWhenItsPlayerGoesThereByHimself() { // DEC-21
        String first = in(WHITE);
        CodeText slip = book.issue(WHITE_NEXT).code();
        String there = movesOn(first, WHITE_NEXT);
        assertEquals(new Redeemed.Refused(ZoneRefusal.CODE_LAPSED), book.redeem(slip, _ -> Optional.empty()));
        assertFalse(book.isRevoked(there));
    }

    @Test
    void aRobotsDeviceTakesNoPlayersPlace() {
        CodeText robot =
                book.renew("demo", List.of(WHITE), Purpose.ROBOTS).getFirst().code();
        book.redeem(robot, _ -> Optional.empty());
        String person = movesOn(in(WHITE), WHITE_NEXT);
        String machine = movesOn(HASHES.of(robot), WHITE_NEXT);
        assertFalse(book.isRevoked(person));
        assertFalse(book.isRevoked(machine));
    }

    @Test
    void nobodyGoesOnWhileTheStoreIsAway() {
        String first = in(WHITE);
        away = true;
        assertThrows(IllegalStateException.class, () -> book.moveOn(first, WHITE_NEXT));
        away = false;
        movesOn(first, WHITE_NEXT);
    }

    @Test
    void codesOfARoundAreForThoseWhoHaveNoDeviceInThereAndEndNone() {
        Holder black = seat("p9", "demo/2/3", "WHITE");
        String gone = movesOn(in(WHITE), WHITE_NEXT);
        CodeText before = book.issue(black).code();
        CodeText elsewhere = book.issue(BLACK).code();
        List<Issued> made = book.issueToAbsent(List.of(black, WHITE_NEXT));
        assertEquals(List.of(black), made.stream().map(Issued::holder).toList());
        assertFalse(book.isRevoked(gone));
        assertEquals(ZoneRefusal.CODE_LAPSED, refusal(book.redeem(before, _ -> Optional.empty())));
        assertEquals(
                new Redeemed.Granted(BLACK, HASHES.of(elsewhere)),
                book.redeem(elsewhere, _ -> Optional.empty()),
                "a seat that was not asked for");
        assertEquals(
                new Redeemed.Granted(black, HASHES.of(made.getFirst().code())),
                book.redeem(made.getFirst().code(), _ -> Optional.empty()));
        assertEquals(List.of(), book.issueToAbsent(List.of(black, WHITE_NEXT)));
        Holder exchanged = seat("p1", "demo/2/3", "WHITE");
        assertEquals(
                List.of(exchanged),
                book.issueToAbsent(List.of(exchanged)).stream()
                        .map(Issued::holder)
                        .toList(),
                "another player's device is at the seat");
        now += Duration.ofHours(12).plusSeconds(1).toMillis();
        assertEquals(2, book.issueToAbsent(List.of(black, WHITE_NEXT)).size(), "their tokens have run out");
        assertFalse(book.isRevoked(gone));
    }

    @Test
    void anEntryFromBeforeTimesWereRecordedIsRead() {
        CodeText code = book.issue(WHITE).code();
        byte[] old = new String(topic.get(HASHES.of(code)), StandardCharsets.UTF_8)
                .replaceFirst(",\"usedAt\":\\d+", "")
                .replace("OPEN", "USED")
                .getBytes(StandardCharsets.UTF_8);
        assertEquals(Optional.of(0L), CodeLog.read(old).map(CodeEntry::usedAt));
        topic.put(HASHES.of(code), old);
        assertTrue(open().moveOn(HASHES.of(code), WHITE_NEXT) instanceof MovedOn.Granted);
    }

    @Test
    void anUnreadableEntryIsPassedOver() {
        CodeText code = book.issue(WHITE).code();
        assertEquals(
                Optional.of(WHITE), CodeLog.read(topic.get(HASHES.of(code))).map(CodeEntry::holder));
        for (String unreadable : List.of("{", "", "[]", "{}", "{\"state\":\"USED\"}"))
            assertEquals(Optional.empty(), CodeLog.read(unreadable.getBytes(StandardCharsets.UTF_8)), unreadable);
    }

    @Test
    void aSignInOpensOneSessionThatEndsAsThatOfACode() {
        Holder fairPlay = new Holder("demo", Role.FAIR_PLAY_CHAIR, "fpc", "Fay", "", "", "", "");
        String byCode = in(fairPlay);
        CodeText unused = book.issue(fairPlay).code();
        now++;
        String session = assertInstanceOf(Redeemed.Granted.class, book.signIn("state", fairPlay, _ -> Optional.empty()))
                .session();
        assertTrue(book.isRevoked(byCode), "one device of who reads cases"); // APP-I G2.7
        assertEquals(ZoneRefusal.CODE_LAPSED, refusal(book.redeem(unused, _ -> Optional.empty())));
        assertEquals(ZoneRefusal.SIGN_IN_LAPSED, refusal(book.signIn("state", fairPlay, _ -> Optional.empty())));
        assertEquals(
                ZoneRefusal.SIGN_IN_LAPSED,
                refusal(open().signIn("state", fairPlay, _ -> Optional.empty())),
                "after a restart");
        assertEquals(
                ZoneRefusal.PLAYER_EXCLUDED,
                refusal(book.signIn("other", CA, _ -> Optional.of(ZoneRefusal.PLAYER_EXCLUDED))));
        book.shutOut(fairPlay);
        assertTrue(book.isRevoked(session) && open().isRevoked(session));
    }
}
