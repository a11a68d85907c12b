package org.onehall.house;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Duration;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The limits of every request, whatever it is about: no times and durations with which nobody can calculate afterwards.
 */
final class Bounds {
    private static final long EARLIEST = Instant.parse("2000-01-01T00:00:00Z").getEpochSecond();
    private static final long LATEST = Instant.parse("2100-01-01T00:00:00Z").getEpochSecond();
    private static final long LONGEST_SECONDS = java.time.Duration.ofDays(366).toSeconds();
    private static final int MOST_NANOS = 999_999_999;

    private Bounds() {}

    /** What is wrong, and what is allowed; empty if nothing is. */
    static Optional<String> fault(Message request) {
        for (Map.Entry<FieldDescriptor, Object> entry : request.getAllFields().entrySet()) {
            FieldDescriptor field = entry.getKey();
            if (field.getJavaType() != JavaType.MESSAGE) continue;
            List<?> values = field.isRepeated() ? (List<?>) entry.getValue() : List.of(entry.getValue());
            for (Object value : values) {
                Optional<String> fault = fault(field, (Message) value);
                if (fault.isPresent()) return fault;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> fault(FieldDescriptor field, Message value) {
        return switch (value) {
            case Timestamp time ->
                time.getSeconds() >= EARLIEST
                                && time.getSeconds() < LATEST
                                && time.getNanos() >= 0
                                && time.getNanos() <= MOST_NANOS
                        ? Optional.empty()
                        : Optional.of(field.getName() + " must be a time from 2000 to 2099");
            case Duration span ->
                span.getSeconds() >= -LONGEST_SECONDS
                                && span.getSeconds() <= LONGEST_SECONDS
                                && Math.abs((long) span.getNanos()) <= MOST_NANOS
                        ? Optional.empty()
                        : Optional.of(field.getName() + " must be a span of at most 366 days");
            default -> fault(value);
        };
    }
}
