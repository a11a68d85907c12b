package org.onehall.proto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Duration;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import com.google.protobuf.UnknownFieldSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;

/**
 * One stored event per released shape: bytes written once are read for ever. A new shape, or one that has got a field
 * more, gets its file by running this test with {@code -Donehall.golden.write=true}: {@code move_played.hex}, then
 * {@code move_played.2.hex} with the new field, and so on; an existing file is never rewritten.
 */
class GoldenEventsTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final List<Message> ENVELOPES = List.of(
            GameEvent.getDefaultInstance(),
            ClockEvent.getDefaultInstance(),
            ConnectivityEvent.getDefaultInstance(),
            AdjudicationEvent.getDefaultInstance(),
            FairPlayEvent.getDefaultInstance(),
            CompetitionEvent.getDefaultInstance(),
            CaseEvent.getDefaultInstance());

    @TestFactory
    Stream<DynamicTest> storedBytesOfEveryShapeAreStillRead() {
        return shapes().map(shape -> DynamicTest.dynamicTest(name(shape), () -> {
            Message today = example(shape);
            List<Message> stored = stored(shape);
            if (!stored.contains(today) && Boolean.getBoolean("onehall.golden.write")) {
                Files.writeString(file(shape, stored.size() + 1), HexFormat.of().formatHex(today.toByteArray()) + "\n");
                stored = stored(shape);
            }
            for (Message read : stored)
                assertEquals(
                        common(today, read),
                        read,
                        "the stored event reads differently now: a released shape was broken");
            assertTrue(
                    stored.contains(today),
                    "no golden bytes for " + name(shape) + " as it is now; run once with -Donehall.golden.write=true");
        }));
    }

    private static List<Message> stored(FieldDescriptor shape) throws IOException {
        List<Message> stored = new ArrayList<>();
        for (int version = 1; Files.exists(file(shape, version)); version++) {
            byte[] bytes = HexFormat.of()
                    .parseHex(Files.readString(file(shape, version)).strip());
            Message read = envelope(shape).getParserForType().parseFrom(bytes);
            assertEquals(UnknownFieldSet.getDefaultInstance(), read.getUnknownFields());
            stored.add(read);
        }
        return stored;
    }

    private static Path file(FieldDescriptor shape, int version) {
        return GOLDEN.resolve(name(shape) + (version == 1 ? "" : "." + version) + ".hex");
    }

    /** What of today's example an event had when it was stored, before fields were added. */
    private static Message common(Message today, Message then) {
        Message.Builder common = today.toBuilder();
        today.getAllFields().forEach((field, value) -> {
            if (field.isRepeated()) {
                if (then.getRepeatedFieldCount(field) == 0) common.clearField(field);
                else if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE)
                    common.setRepeatedField(field, 0, common((Message) ((List<?>) value).getFirst(), (Message)
                            then.getRepeatedField(field, 0)));
            } else if (field.hasPresence()
                    ? !then.hasField(field)
                    : !then.getAllFields().containsKey(field)) common.clearField(field);
            else if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE)
                common.setField(field, common((Message) value, (Message) then.getField(field)));
        });
        return common.build();
    }

    @Test
    void noReleasedShapeHasGone() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            Set<String> gone = files.map(file -> file.getFileName().toString().replaceAll("(\\.\\d+)?\\.hex", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
            shapes().map(GoldenEventsTest::name).forEach(gone::remove);
            assertEquals(Set.of(), gone);
        }
    }

    private static Stream<FieldDescriptor> shapes() {
        return ENVELOPES.stream()
                .flatMap(envelope -> envelope.getDescriptorForType().getOneofs().getFirst().getFields().stream());
    }

    private static String name(FieldDescriptor shape) {
        return shape.getContainingType().getName() + "." + shape.getName();
    }

    private static Message envelope(FieldDescriptor shape) {
        return ENVELOPES.stream()
                .filter(e -> e.getDescriptorForType().equals(shape.getContainingType()))
                .findFirst()
                .orElseThrow();
    }

    /** An event with every field set to something that its name and number decide. */
    private static Message example(FieldDescriptor shape) {
        Message.Builder builder = envelope(shape).newBuilderForType();
        FieldDescriptor header = shape.getContainingType().findFieldByName("header");
        return builder.setField(header, filled(builder.newBuilderForField(header)))
                .setField(shape, filled(builder.newBuilderForField(shape)))
                .build();
    }

    private static Message filled(Message.Builder builder) {
        for (FieldDescriptor field : builder.getDescriptorForType().getFields()) {
            Object value = value(field, builder);
            if (field.isRepeated()) builder.addRepeatedField(field, value);
            else builder.setField(field, value);
        }
        return builder.build();
    }

    private static Object value(FieldDescriptor field, Message.Builder owner) {
        return switch (field.getJavaType()) {
            case STRING -> field.getName();
            case INT -> field.getNumber();
            case LONG -> (long) field.getNumber();
            case DOUBLE -> field.getNumber() + 0.5;
            case FLOAT -> field.getNumber() + 0.5f;
            case BOOLEAN -> true;
            case BYTE_STRING -> com.google.protobuf.ByteString.copyFromUtf8(field.getName());
            case ENUM -> first(field.getEnumType().getValues());
            case MESSAGE ->
                switch (field.getMessageType().getFullName()) {
                    case "google.protobuf.Timestamp" ->
                        Timestamp.newBuilder()
                                .setSeconds(1_777_647_600L + field.getNumber())
                                .setNanos(7_000_000)
                                .build();
                    case "google.protobuf.Duration" ->
                        Duration.newBuilder()
                                .setSeconds(field.getNumber())
                                .setNanos(5_000_000)
                                .build();
                    default -> filled(owner.newBuilderForField(field));
                };
        };
    }

    private static EnumValueDescriptor first(List<EnumValueDescriptor> values) {
        return values.get(1);
    }
}
