package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Timers.Timer;

class TimersTest {
    private static final Instant NOW = Instant.parse("2026-03-01T14:00:00Z");

    private final Timers timers = new Timers();
    private final List<Integer> tries = new ArrayList<>();

    private void set(String key, int partition, Instant due) {
        timers.set(key, partition, due, tried -> {
            tries.add(tried);
            return Answer.AGAIN;
        });
    }

    private List<String> due(Instant now) {
        return timers.due(now, _ -> true).stream().map(Timer::key).toList();
    }

    private Timer one(Instant now) {
        List<Timer> due = timers.due(now, _ -> true);
        assertEquals(1, due.size(), () -> "due at " + now);
        return due.getFirst();
    }

    @Test
    void workIsGivenOutOnceAtItsTime() {
        set("a", 0, NOW);
        assertEquals(List.of(), due(NOW.minusMillis(1)));
        assertEquals(List.of("a"), due(NOW));
        assertEquals(List.of(), due(NOW.plusSeconds(60)));
    }

    @Test
    void theEarliestComesFirstAndWhatIsSetAnewCountsAlone() {
        set("a", 0, NOW.plusSeconds(5));
        set("b", 1, NOW.plusSeconds(3));
        assertEquals(Optional.of(NOW.plusSeconds(3)), timers.next(_ -> true));
        set("b", 1, NOW.plusSeconds(9));
        assertEquals(Optional.of(NOW.plusSeconds(5)), timers.next(_ -> true));
        timers.clear("a");
        assertEquals(List.of("b"), due(NOW.plusSeconds(9)));
        assertEquals(Optional.empty(), timers.next(_ -> true));
    }

    @Test
    void onlyThePartitionsMeantAreWorkedOnAndWhoTakesOneOverDoesAtOnceWhatHasBecomeDue() {
        for (int i = 0; i < 40; i++) set("board " + i, i % 4, NOW.minusSeconds(i));
        assertEquals(20, timers.due(NOW, partition -> partition < 2).size());
        assertEquals(Optional.empty(), timers.next(partition -> partition < 2));
        assertEquals(20, timers.due(NOW, _ -> true).size());
    }

    @Test
    void noMoreIsOutThanAllowedAndNoPartitionWaitsForAnother() {
        for (int i = 0; i < 500; i++) set("stuck " + i, 0, NOW);
        set("other", 1, NOW.plusMillis(1));
        List<Timer> out = timers.due(NOW, _ -> true);
        assertEquals(Timers.MOST_OUT, out.size());
        assertEquals(List.of("other"), due(NOW.plusMillis(1)));
        timers.answered(out.getFirst(), Answer.DONE, NOW);
        assertEquals(1, due(NOW).size());
    }

    @Test
    void anAnswerIsFollowedByANewTryAfterAGrowingPauseUpToASecond() {
        set("a", 0, NOW);
        Instant now = NOW;
        List<Long> pauses = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            Timer timer = one(now);
            timers.answered(timer, timer.run(), now);
            Instant next = timers.next(_ -> true).orElseThrow();
            pauses.add(Duration.between(now, next).toMillis());
            now = next;
        }
        assertEquals(List.of(50L, 100L, 200L, 400L, 800L, 1000L, 1000L), pauses);
        assertEquals(List.of(0, 1, 2, 3, 4, 5, 6), tries);
    }

    @Test
    void withoutADefiniteAnswerTheSameIsTriedAgainForEver() {
        set("a", 0, NOW);
        Instant now = NOW;
        for (int i = 0; i < 1000; i++) {
            Timer timer = one(now);
            timer.run();
            timers.answered(timer, Answer.NONE, now);
            now = timers.next(_ -> true).orElseThrow();
        }
        assertTrue(tries.stream().allMatch(tried -> tried == 0));
    }

    @Test
    void anAnswerThatComesAfterItWasSetAnewOrClearedChangesNothing() {
        set("a", 0, NOW);
        Timer early = one(NOW);
        set("a", 0, NOW.plusSeconds(30));
        timers.answered(early, Answer.AGAIN, NOW.plusMillis(20));
        assertEquals(Optional.of(NOW.plusSeconds(30)), timers.next(_ -> true));
        Timer again = one(NOW.plusSeconds(30));
        timers.clear("a");
        timers.answered(again, Answer.AGAIN, NOW.plusSeconds(31));
        assertEquals(0, timers.size());
    }

    /** Going through all of them at every move would take minutes. */
    @Test
    void findingWhatIsDueDoesNotWalkAHundredThousandClocks() {
        for (int i = 0; i < 100_000; i++) set("board " + i, i % 4, NOW.plusSeconds(i));
        for (int move = 0; move < 300_000; move++) {
            set("board " + move % 100_000, move % 4, NOW.plusSeconds(100_000 + move));
            assertEquals(List.of(), due(NOW.minusMillis(1)));
        }
        assertEquals(100_000, timers.size());
    }
}
