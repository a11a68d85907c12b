package org.onehall.playingzone.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.decider.Role;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.identity.CodeBook.Issued;
import org.onehall.playingzone.identity.CodeBook.Redeemed;
import org.onehall.playingzone.identity.CodeEntry.Purpose;
import org.onehall.playingzone.query.Holder;

class CodeBookTest {
    private static final Holder CA = new Holder("demo", Role.CHIEF_ARBITER, "ca", "Carla", "", "", "", "");
    private static final Holder WHITE = new Holder("demo", Role.PLAYER, "p1", "Anna", "rome", "Rome", "demo/1/1", "WHITE");
    private static final Holder BLACK = new Holder("demo", Role.PLAYER, "p2", "Bruno", "milan", "Milan", "demo/1/1", "BLACK");

    /** The compacted topic: bytes, as they would be read back. */
    private final Map<String, byte[]> topic = new LinkedHashMap<>();
    private boolean away;
    private final Random random = new Random(7);
    private final CodeBook book = open();

    private CodeBook open() {
        CodeBook opened = new CodeBook(entries -> {
            if (away) throw new IllegalStateException("away");
            entries.forEach((hash, entry) -> topic.put(hash, Json.bytes(entry)));
        }, random);
        topic.forEach((hash, bytes) -> opened.fold(hash, Json.read(bytes, CodeEntry.class)));
        return opened;
    }

    private static ZoneRefusal refusal(Redeemed redeemed) {
        return assertInstanceOf(Redeemed.Refused.class, redeemed).why();
    }

    @Test void aCodeIsGoodForOneEnrolment() {
        CodeText code = book.issue(WHITE).code();
        assertEquals(new Redeemed.Granted(WHITE), book.redeem(code, _ -> true));
        assertEquals(ZoneRefusal.CODE_USED, refusal(book.redeem(code, _ -> true)));
    }

    @Test void aCodeNobodyMadeIsUnknown() {
        book.issue(WHITE);
        assertEquals(ZoneRefusal.CODE_UNKNOWN, refusal(book.redeem(CodeText.parse("0000-0000").orElseThrow(), _ -> true)));
    }

    @Test void openAndUsedCodesSurviveARestart() {
        CodeText used = book.issue(WHITE).code();
        CodeText unused = book.issue(BLACK).code();
        book.redeem(used, _ -> true);
        CodeBook again = open();
        assertEquals(ZoneRefusal.CODE_USED, refusal(again.redeem(used, _ -> true)));
        assertEquals(new Redeemed.Granted(BLACK), again.redeem(unused, _ -> true));
    }

    @Test void onlyHashesAreStored() {
        CodeText code = book.issue(WHITE).code();
        topic.forEach((hash, bytes) -> assertFalse((hash + new String(bytes, java.nio.charset.StandardCharsets.UTF_8)).contains(code.text())));
        assertEquals(64, topic.keySet().iterator().next().length());
        assertFalse(code.toString().contains(code.text()));
    }

    @Test void newCodesOfACompetitionMakeTheUnusedEarlierOnesLapse() {
        List<Issued> first = book.renew("demo", List.of(CA, WHITE), Purpose.PEOPLE);
        book.redeem(first.getFirst().code(), _ -> true);
        List<Issued> second = book.renew("demo", List.of(CA, WHITE), Purpose.PEOPLE);
        assertEquals(ZoneRefusal.CODE_USED, refusal(book.redeem(first.getFirst().code(), _ -> true)));
        assertEquals(ZoneRefusal.CODE_LAPSED, refusal(book.redeem(first.get(1).code(), _ -> true)));
        assertEquals(ZoneRefusal.CODE_LAPSED, refusal(open().redeem(first.get(1).code(), _ -> true)));
        assertEquals(new Redeemed.Granted(CA), book.redeem(second.getFirst().code(), _ -> true));
    }

    @Test void theRobotsSetLeavesThePeoplesAlone() {
        List<Issued> people = book.renew("demo", List.of(WHITE), Purpose.PEOPLE);
        List<Issued> robots = book.renew("demo", List.of(WHITE), Purpose.ROBOTS);
        assertEquals(new Redeemed.Granted(WHITE), book.redeem(people.getFirst().code(), _ -> true));
        assertEquals(new Redeemed.Granted(WHITE), book.redeem(robots.getFirst().code(), _ -> true));
    }

    @Test void aPlayerAndHisAssistantHaveCodesOfTheirOwn() { // APP-III 1
        Holder assistant = new Holder("demo", Role.ASSISTANT, "a1", "Ada", "rome", "Rome", "demo/1/1", "WHITE");
        CodeText players = book.issue(WHITE).code();
        CodeText assistants = book.issue(assistant).code();
        assertEquals(new Redeemed.Granted(WHITE), book.redeem(players, _ -> true));
        assertEquals(new Redeemed.Granted(assistant), book.redeem(assistants, _ -> true));
        assertFalse(book.isRevoked(players.hash()));
        assertEquals(new Redeemed.Granted(assistant), book.redeem(book.issue(new Holder("demo", Role.ASSISTANT, "a1", "Ada", "rome", "Rome", "demo/1/1", "WHITE")).code(), _ -> true));
        assertTrue(book.isRevoked(assistants.hash()), "a newer code of the same seat's assistant");
    }

    @Test void usingANewCodeOfASeatEndsTheTokenOfTheOlderOne() {
        CodeText robot = book.renew("demo", List.of(WHITE), Purpose.ROBOTS).getFirst().code();
        book.redeem(robot, _ -> true);
        CodeText lost = book.issue(WHITE).code();
        book.redeem(lost, _ -> true);
        CodeText fresh = book.issue(WHITE).code();
        assertFalse(book.isRevoked(lost.hash()), "a code that nobody has used yet ends nothing");
        assertEquals(new Redeemed.Granted(WHITE), book.redeem(fresh, _ -> true));
        assertTrue(book.isRevoked(lost.hash()));
        assertTrue(open().isRevoked(lost.hash()), "also after a restart");
        assertFalse(book.isRevoked(fresh.hash()));
        assertFalse(book.isRevoked(robot.hash()));
        assertEquals(ZoneRefusal.CODE_USED, refusal(book.redeem(lost, _ -> true)));
    }

    @Test void aLostDeviceIsShutOutWithAllOfItsPlaceAndNobodyElse() {
        CodeText lost = book.issue(CA).code();
        book.redeem(lost, _ -> true);
        CodeText kept = book.issue(CA).code();
        book.redeem(kept, _ -> true);
        CodeText unused = book.issue(CA).code();
        CodeText white = book.issue(WHITE).code();
        book.redeem(white, _ -> true);
        book.shutOut(CA);
        assertTrue(book.isRevoked(lost.hash()) && book.isRevoked(kept.hash()));
        assertTrue(open().isRevoked(lost.hash()), "also after a restart");
        assertEquals(ZoneRefusal.CODE_LAPSED, refusal(book.redeem(unused, _ -> true)));
        assertFalse(book.isRevoked(white.hash()));
        CodeText fresh = book.issue(CA).code();
        assertEquals(new Redeemed.Granted(CA), book.redeem(fresh, _ -> true));
        assertFalse(book.isRevoked(fresh.hash()));
    }

    @Test void anotherCompetitionsCodesDoNotLapse() {
        Holder other = new Holder("cup", Role.CHIEF_ARBITER, "ca", "Carla", "", "", "", "");
        CodeText code = book.renew("cup", List.of(other), Purpose.PEOPLE).getFirst().code();
        book.renew("demo", List.of(CA), Purpose.PEOPLE);
        assertEquals(new Redeemed.Granted(other), book.redeem(code, _ -> true));
    }

    @Test void aNewCodeForASeatMakesOnlyThatSeatsLapse() {
        List<Issued> all = book.renew("demo", List.of(CA, WHITE, BLACK), Purpose.PEOPLE);
        CodeText fresh = book.issue(WHITE).code();
        assertEquals(ZoneRefusal.CODE_LAPSED, refusal(book.redeem(all.get(1).code(), _ -> true)));
        assertEquals(new Redeemed.Granted(BLACK), book.redeem(all.get(2).code(), _ -> true));
        assertEquals(new Redeemed.Granted(CA), book.redeem(all.getFirst().code(), _ -> true));
        assertEquals(new Redeemed.Granted(WHITE), book.redeem(fresh, _ -> true));
    }

    @Test void aLateEchoOfAnEarlierStateDoesNotOpenAUsedCodeAgain() {
        CodeText code = book.issue(WHITE).code();
        CodeEntry open = Json.read(topic.get(code.hash()), CodeEntry.class);
        book.redeem(code, _ -> true);
        book.fold(code.hash(), open);
        assertEquals(ZoneRefusal.CODE_USED, refusal(book.redeem(code, _ -> true)));
    }

    @Test void nobodyIsLetInWhileTheStoreIsAway() {
        CodeText code = book.issue(WHITE).code();
        away = true;
        assertThrows(IllegalStateException.class, () -> book.redeem(code, _ -> true));
        assertThrows(IllegalStateException.class, () -> book.issue(BLACK));
        away = false;
        assertEquals(new Redeemed.Granted(WHITE), book.redeem(code, _ -> true));
    }

    @Test void ofManyWhoPresentOneCodeAtOnceOneIsLetIn() throws InterruptedException {
        CodeText code = book.issue(WHITE).code();
        AtomicInteger granted = new AtomicInteger();
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> threads = java.util.stream.IntStream.range(0, 16).mapToObj(_ -> Thread.ofVirtual().start(() -> {
            try {
                start.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            if (book.redeem(code, _ -> true) instanceof Redeemed.Granted) granted.incrementAndGet();
        })).toList();
        start.countDown();
        for (Thread thread : threads) thread.join();
        assertEquals(1, granted.get());
    }

    @Test void codesHaveTheirShapeAndDoNotRepeat() {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 2_000; i++) {
            String text = CodeText.random(random).text();
            assertTrue(text.matches("[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}"), text);
            assertTrue(seen.add(text));
        }
        assertNotEquals(CodeText.random(new Random(1)).hash(), CodeText.random(new Random(2)).hash());
    }

    @ParameterizedTest
    @ValueSource(strings = {"K7QF-3M2P", "k7qf3m2p", " K7QF 3M2P ", "K7QF-3m2p\n", "k7-qf-3m-2p"})
    void aCodeIsReadHoweverItIsTyped(String typed) {
        assertEquals(Optional.of(new CodeText("K7QF-3M2P")), CodeText.parse(typed));
    }

    @Test void lettersThatLookLikeDigitsAreReadAsDigits() {
        assertEquals(Optional.of(new CodeText("0110-0110")), CodeText.parse("OIlo-oLiO"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "K7QF-3M2", "K7QF-3M2PX", "K7QF-3M2U", "K7QF_3M2P", "ÄÄÄÄ-ÄÄÄÄ", "١٢٣٤-٥٦٧٨"})
    void whatIsNoCodeIsNone(String typed) {
        assertEquals(Optional.empty(), CodeText.parse(typed));
    }

    @Test void aCodeStaysGoodForWhoMayNotEnterOnThisDevice() { // OCR 16.6
        CodeText code = book.issue(WHITE).code();
        assertEquals(ZoneRefusal.DEVICE_NOT_REGISTERED, refusal(book.redeem(code, holder -> !holder.equals(WHITE))));
        assertEquals(new Redeemed.Granted(WHITE), book.redeem(code, _ -> true));
    }

    @Test void theEleventhWrongCodeWithinAMinuteWaits() {
        BadCodes bad = new BadCodes();
        Instant start = Instant.EPOCH;
        for (int i = 0; i < 10; i++) {
            assertTrue(bad.mayTry("a", start.plusSeconds(i)));
            bad.failed("a", start.plusSeconds(i));
        }
        assertFalse(bad.mayTry("a", start.plusSeconds(59)));
        assertTrue(bad.mayTry("b", start.plusSeconds(59)));
        assertTrue(bad.mayTry("a", start.plusSeconds(60)));
        bad.failed("a", start.plusSeconds(60));
        assertFalse(bad.mayTry("a", start.plusSeconds(60)));
    }
}
