package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StateCodecTest {
    sealed interface Light {
        record Off() implements Light {}

        record On(Instant since, Duration left, Optional<String> colour, List<Lamp> lamps, Map<String, Integer> counts)
                implements Light {}
    }

    record Lamp(String name, Light nested) {}

    private final StateCodec<Light> codec = new StateCodec.Builder().build(Light.class);

    @Test
    void alternativesComeBackAsThemselves() {
        var on = new Light.On(
                Instant.parse("2026-05-01T15:00:00.123Z"),
                Duration.ofMillis(1_234),
                Optional.empty(),
                List.of(new Lamp("a", new Light.Off())),
                Map.of("x", 3));
        assertEquals(on, codec.read(codec.write(on)));
        assertEquals(new Light.Off(), codec.read(codec.write(new Light.Off())));
    }

    @Test
    void smallStatesTakeFewBytes() {
        var on = new Light.On(Instant.EPOCH, Duration.ofSeconds(90), Optional.of("red"), List.of(), Map.of());
        assertEquals(13, codec.write(on).length);
    }

    @Test
    void anotherFormIsToldApartByItsNumber() {
        assertEquals(codec.form(), new StateCodec.Builder().build(Light.class).form());
        assertNotEquals(codec.form(), new StateCodec.Builder().build(Lamp.class).form());
    }

    @Test
    void aTypeThatCannotBeStoredIsRefusedAtOnce() {
        record Odd(Thread thread) {}
        assertThrows(IllegalArgumentException.class, () -> new StateCodec.Builder().build(Odd.class));
    }

    @Test
    void brokenBytesAreNoState() {
        byte[] bytes = codec.write(new Light.On(Instant.EPOCH, Duration.ZERO, Optional.empty(), List.of(), Map.of()));
        assertThrows(UncheckedIOException.class, () -> codec.read(Arrays.copyOf(bytes, 3)));
    }
}
