package org.onehall.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Duration;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.PrototypeMarshaller;
import io.grpc.ServiceDescriptor;
import io.grpc.stub.ClientCalls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.proto.types.v1.WriteContext;

/**
 * An RPC of an owner service, as declared in its proto.
 *
 * @param area last part of its package: "game", "cases", …
 */
record Rpc(String area, MethodDescriptor<Message, Message> method) {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package onehall\\.(\\w+)\\.v1;");
    private static final Pattern SERVICE = Pattern.compile("(?m)^service (\\w+) ");
    /** Services by the area they own, if the names differ. */
    private static final Map<String, String> OWNERS =
            Map.of("game", "game-state", "clock", "virtual-clock", "fairplay", "fair-play", "cases", "fair-play");

    private static final long PATIENCE_SECONDS = 60;

    /** All RPCs, from the protos of the checkout; a new service is included automatically. */
    static List<Rpc> all() {
        List<Rpc> all = new ArrayList<>();
        try (Stream<Path> protos = Files.walk(RunningHall.root().resolve("proto/src/main/proto"))) {
            for (Path proto : protos.filter(path -> path.toString().endsWith(".proto"))
                    .sorted()
                    .toList()) {
                String text = Files.readString(proto);
                Matcher area = PACKAGE.matcher(text);
                for (Matcher service = SERVICE.matcher(text); service.find(); ) {
                    if (!area.find(0)) throw new IllegalStateException(proto + " has no package");
                    for (var method :
                            descriptor(area.group(1), service.group(1)).getMethods())
                        all.add(of(area.group(1), method));
                }
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ServiceDescriptor descriptor(String area, String service) {
        try {
            Class<?> stubs = Class.forName("org.onehall.proto." + area + ".v1." + service + "Grpc");
            return (ServiceDescriptor) stubs.getMethod("getServiceDescriptor").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static Rpc of(String area, MethodDescriptor<?, ?> method) {
        return new Rpc(area, (MethodDescriptor<Message, Message>) method);
    }

    /** Its name in the table. */
    String name() {
        return area + " " + method.getBareMethodName();
    }

    /** The service that answers it. */
    String owner() {
        return OWNERS.getOrDefault(area, area);
    }

    /** The answer if nothing exists. */
    Message nothing() {
        return ((PrototypeMarshaller<Message>) method.getResponseMarshaller()).getMessagePrototype();
    }

    /** Calls the RPC; throws StatusRuntimeException if it is refused. */
    Message call(Channel channel, Message request) {
        CallOptions patient = CallOptions.DEFAULT.withDeadlineAfter(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return ClientCalls.blockingUnaryCall(channel, method, patient, request);
    }

    /**
     * A request that can be carried out: each field gets the given value, otherwise the known value of its name,
     * otherwise any value of its type.
     *
     * @param given JSON names and values
     * @param known values by JSON names: texts, numbers, and messages for requests that create something
     */
    Message request(JsonNode given, Map<String, ?> known) {
        return filled(
                ((PrototypeMarshaller<Message>) method.getRequestMarshaller()).getMessagePrototype(), given, known);
    }

    private static Message filled(Message empty, JsonNode given, Map<String, ?> known) {
        Message.Builder message = empty.newBuilderForType();
        for (FieldDescriptor field : empty.getDescriptorForType().getFields()) {
            JsonNode value = given.path(field.getJsonName());
            if (field.isRepeated() && !value.isMissingNode())
                value.forEach(one -> message.addRepeatedField(field, value(field, one, message, known)));
            else if (!value.isMissingNode()) message.setField(field, value(field, value, message, known));
            else known(field, known).or(() -> preset(field)).ifPresent(preset -> message.setField(field, preset));
        }
        return message.build();
    }

    private static Optional<Object> known(FieldDescriptor field, Map<String, ?> known) {
        Object value = known.get(field.getJsonName());
        boolean fits = switch (field.getJavaType()) {
            case STRING -> value instanceof String && !isOptional(field);
            case INT -> value instanceof Integer && !isOptional(field);
            case MESSAGE ->
                (!isOptional(field) || creates(field.getContainingType()))
                        && (field.isRepeated()
                                ? value instanceof List<?> many && fits(field, many.getFirst())
                                : fits(field, value));
            default -> false;
        };
        return fits ? Optional.of(value) : Optional.empty();
    }

    private static boolean fits(FieldDescriptor field, Object value) {
        return value instanceof Message message
                && message.getDescriptorForType().equals(field.getMessageType());
    }

    /** Whether a request creates a complete thing: a board, a competition. */
    private static boolean creates(Descriptor request) {
        return request.getName().equals("CreateRequest") || request.getName().equals("LoadRequest");
    }

    private static boolean isOptional(FieldDescriptor field) {
        return field.isRepeated() || field.toProto().getProto3Optional();
    }

    private static Optional<Object> preset(FieldDescriptor field) {
        if (isOptional(field)) return Optional.empty();
        return Optional.ofNullable(
                switch (field.getJavaType()) {
                    case STRING -> "x";
                    case ENUM -> field.getEnumType().findValueByNumber(1);
                    case MESSAGE ->
                        switch (field.getMessageType().getName()) {
                            case "WriteContext" ->
                                WriteContext.newBuilder()
                                        .setRequestId(UUID.randomUUID().toString())
                                        .build();
                            case "Timestamp" -> in(0);
                            case "Duration" ->
                                Duration.newBuilder().setSeconds(60).build();
                            default -> null;
                        };
                    default -> null;
                });
    }

    private static Object value(FieldDescriptor field, JsonNode given, Message.Builder of, Map<String, ?> known) {
        return switch (field.getJavaType()) {
            case STRING -> given.asText();
            case INT -> given.asInt();
            case LONG -> given.asLong();
            case BOOLEAN -> given.asBoolean();
            case ENUM -> field.getEnumType().findValueByName(given.asText());
            case MESSAGE ->
                switch (field.getMessageType().getName()) {
                    case "Timestamp" -> in(given.asLong());
                    case "Duration" ->
                        Duration.newBuilder().setSeconds(given.asLong()).build();
                    default -> filled(of.newBuilderForField(field).build(), given, known);
                };
            case FLOAT, DOUBLE, BYTE_STRING -> throw new IllegalArgumentException("not known: " + field.getFullName());
        };
    }

    private static Timestamp in(long seconds) {
        return Timestamp.newBuilder()
                .setSeconds(Instant.now().getEpochSecond() + seconds)
                .build();
    }
}
