package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PlayerTest {
    @Test
    void aRatingIsFrom100To4000AndAnythingElseIsNone() {
        for (int rating : new int[] {100, 2500, 4000}) assertEquals(OptionalInt.of(rating), Player.ratingOf(rating));
        for (int none : new int[] {-1, 0, 99, 4001, Integer.MAX_VALUE})
            assertEquals(OptionalInt.empty(), Player.ratingOf(none));
    }

    @Test
    void aPlayerWithARatingThatIsNoneIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Player("Anna", 99));
        assertThrows(IllegalArgumentException.class, () -> new Player("Anna", 4001));
    }
}
