package org.onehall.eventlog;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.Decider;
import org.onehall.decider.Lost;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.WriteContext;

/**
 * One context of the hall: its name, its pure decider, and the wire form of its records. A command envelope has a
 * {@code CommandHeader header} and a oneof of requests, an event envelope an {@code EventHeader header} and a oneof of
 * past-tense messages; each oneof field is named after its record: {@code Command.OfferDraw} is {@code offer_draw}.
 *
 * @param name "game": the middle of the topic names
 * @param keyFields field of every request that holds the key, "board_id"; several fields if a log contains several
 *     kinds of things
 * @param commandType sealed interface of commands
 * @param eventType sealed interface of events
 * @param commands default instance of the command envelope
 * @param events default instance of the event envelope
 * @param internal commands that are never sent (made by this library itself)
 */
public record LogContext<C, E, S>(
        String name,
        List<String> keyFields,
        Decider<C, E, S> decider,
        Class<C> commandType,
        Class<E> eventType,
        Message commands,
        Message events,
        RecordMapper mapper,
        StateCodec<S> states,
        Optional<SignsOfLife<C>> signsOfLife,
        List<Class<? extends C>> internal) {

    private static final String LOSS = "lost-";
    /** The record type of every payload field and the field of every record type; found once. */
    private static final Map<FieldDescriptor, Class<?>> RECORDS = new ConcurrentHashMap<>();

    private static final Map<Class<?>, FieldDescriptor> FIELDS = new ConcurrentHashMap<>();
    private static final Map<Descriptor, FieldDescriptor> REQUESTS = new ConcurrentHashMap<>();

    public LogContext {
        keyFields = List.copyOf(keyFields);
        internal = List.copyOf(internal);
    }

    /** A context whose log contains one kind of thing. */
    public LogContext(
            String name,
            String keyField,
            Decider<C, E, S> decider,
            Class<C> commandType,
            Class<E> eventType,
            Message commands,
            Message events,
            RecordMapper mapper,
            StateCodec<S> states,
            Optional<SignsOfLife<C>> signsOfLife,
            List<Class<? extends C>> internal) {
        this(
                name,
                List.of(keyField),
                decider,
                commandType,
                eventType,
                commands,
                events,
                mapper,
                states,
                signsOfLife,
                internal);
    }

    public String commandTopic() {
        return TopicCatalogue.commands(name);
    }

    public String eventTopic() {
        return TopicCatalogue.events(name);
    }

    public String replyTopic() {
        return TopicCatalogue.replies(name);
    }

    /** Wraps a request of the gRPC API as a record of the command log. */
    public Message envelope(Message request, CommandHeader header) {
        FieldDescriptor field = REQUESTS.computeIfAbsent(request.getDescriptorForType(), this::fieldOf);
        return commands.newBuilderForType()
                .setField(header(commands.getDescriptorForType()), header)
                .setField(field, request)
                .build();
    }

    private FieldDescriptor fieldOf(Descriptor request) {
        return payloadFields(commands.getDescriptorForType()).stream()
                .filter(field -> field.getMessageType().equals(request))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " has no command " + request.getName()));
    }

    /** Key the request is for; "" if the client left it out. */
    public String key(Message request) {
        return keyFields.stream()
                .map(request.getDescriptorForType()::findFieldByName)
                .filter(Objects::nonNull)
                .findFirst()
                .map(field -> (String) request.getField(field))
                .orElse("");
    }

    /** The request's own header part; empty for requests without one. */
    public Optional<WriteContext> write(Message request) {
        FieldDescriptor field = request.getDescriptorForType().findFieldByName("write");
        return field == null || !request.hasField(field)
                ? Optional.empty()
                : Optional.of((WriteContext) request.getField(field));
    }

    /**
     * Reads the domain command from an envelope; {@link RecordMapper.MissingFieldException} or another
     * IllegalArgumentException on bad input.
     */
    public C command(Message envelope) {
        FieldDescriptor field = payload(envelope);
        return commandType.cast(mapper.read((Message) envelope.getField(field), recordOf(commandType, field)));
    }

    /** Why a command that {@link #command} cannot read is refused. */
    Refusal refusal(RuntimeException unreadable, Actor actor) {
        Optional<Refusal> misnamed =
                unreadable instanceof RecordMapper.NotAnIdException ? decider.misnamed(actor) : Optional.empty();
        return misnamed.orElseGet(() -> LogRefusal.malformed(unreadable));
    }

    public Message parseCommand(byte[] bytes) throws InvalidProtocolBufferException {
        return commands.getParserForType().parseFrom(bytes);
    }

    public Message parseEvent(byte[] bytes) {
        try {
            return events.getParserForType().parseFrom(bytes);
        } catch (InvalidProtocolBufferException e) {
            throw new IllegalStateException("unreadable event in " + eventTopic(), e);
        }
    }

    public CommandHeader commandHeader(Message envelope) {
        return (CommandHeader) envelope.getField(header(commands.getDescriptorForType()));
    }

    public static EventHeader eventHeader(Message envelope) {
        return (EventHeader) envelope.getField(header(envelope.getDescriptorForType()));
    }

    /** Id of the request, made by the log itself, that records that events are lost. */
    static String lossRequest(Lost lost) {
        return LOSS + lost.first() + "-" + lost.last();
    }

    /** Whether an event records that the events before it, whose numbers are missing, are lost. */
    public static boolean tellsLoss(EventHeader header) {
        return header.getCausationId().startsWith(LOSS)
                && header.getActor().getRole() == org.onehall.proto.types.v1.Role.ROLE_SERVICE;
    }

    /** Only the header of an event. */
    EventHeader headerOf(byte[] event) {
        try {
            CodedInputStream in = CodedInputStream.newInstance(event);
            int wanted = header(events.getDescriptorForType()).getNumber();
            for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
                if (WireFormat.getTagFieldNumber(tag) == wanted) return EventHeader.parseFrom(in.readBytes());
                in.skipField(tag);
            }
            return EventHeader.getDefaultInstance();
        } catch (IOException e) {
            throw new IllegalStateException("unreadable event in " + eventTopic(), e);
        }
    }

    /** Wraps an event for the wire. */
    public Message envelope(E event, EventHeader header) {
        FieldDescriptor field = payloadField(events.getDescriptorForType(), event.getClass());
        Message.Builder envelope = events.newBuilderForType();
        Message payload =
                mapper.write((Record) event, envelope.newBuilderForField(field)).build();
        return envelope.setField(header(events.getDescriptorForType()), header)
                .setField(field, payload)
                .build();
    }

    /** The domain event in an envelope; empty if it may be skipped; throws {@link UnknownEvent} if it may not. */
    public Optional<E> event(Message envelope) {
        FieldDescriptor field = payloadOrNull(envelope);
        if (field == null) {
            UnknownEvent.check(envelope, eventTopic());
            return Optional.empty();
        }
        return Optional.of(eventType.cast(mapper.read((Message) envelope.getField(field), recordOf(eventType, field))));
    }

    /** Oneof name of a command's or event's payload, "move_played": a metric's tag. */
    public static String payloadName(Message envelope) {
        FieldDescriptor field = payloadOrNull(envelope);
        return field == null ? "unknown" : field.getName();
    }

    public static Actor actor(org.onehall.proto.types.v1.Actor actor) {
        String role = actor.getRole().name().substring("ROLE_".length());
        return new Actor(
                actor.getSubject(),
                Role.valueOf(role),
                actor.getCompetition(),
                actor.getVenue(),
                actor.getBoard(),
                actor.getSide());
    }

    public static org.onehall.proto.types.v1.Actor actor(Actor actor) {
        return org.onehall.proto.types.v1.Actor.newBuilder()
                .setSubject(actor.subject())
                .setRole(org.onehall.proto.types.v1.Role.valueOf("ROLE_" + actor.role()))
                .setCompetition(actor.competition())
                .setVenue(actor.venue())
                .setBoard(actor.board())
                .setSide(actor.side())
                .build();
    }

    /**
     * All differences between records and wire format; empty if the context is consistent. Checked at start and in
     * tests.
     */
    public List<String> gaps() {
        List<String> gaps = new ArrayList<>();
        Map<String, Class<?>> commandRecords = records(commandType);
        internal.forEach(type -> commandRecords.remove(RecordMapper.snake(type.getSimpleName())));
        gaps(
                gaps,
                commandRecords,
                commands.getDescriptorForType(),
                Stream.concat(Stream.of("write"), keyFields.stream()).toList());
        gaps(gaps, records(eventType), events.getDescriptorForType(), List.of());
        return gaps;
    }

    private void gaps(List<String> gaps, Map<String, Class<?>> records, Descriptor envelope, List<String> ignored) {
        for (FieldDescriptor field : payloadFields(envelope)) {
            Class<?> record = records.remove(field.getName());
            if (record == null) gaps.add("no record for " + envelope.getName() + "." + field.getName());
            else gaps.addAll(mapper.gaps(record, field.getMessageType(), ignored));
        }
        records.keySet().forEach(left -> gaps.add(envelope.getName() + " has no field " + left));
    }

    private static Map<String, Class<?>> records(Class<?> family) {
        Map<String, Class<?>> records = new HashMap<>();
        subtypes(family).forEach(type -> records.put(RecordMapper.snake(type.getSimpleName()), type));
        return records;
    }

    private static Stream<Class<?>> subtypes(Class<?> family) {
        return Arrays.stream(family.getPermittedSubclasses())
                .flatMap(type -> type.isSealed() ? subtypes(type) : Stream.of(type));
    }

    private static Class<?> recordOf(Class<?> family, FieldDescriptor field) {
        Class<?> known = RECORDS.get(field);
        return known != null ? known : RECORDS.computeIfAbsent(field, wanted -> find(family, wanted));
    }

    private static Class<?> find(Class<?> family, FieldDescriptor field) {
        return subtypes(family)
                .filter(type -> RecordMapper.snake(type.getSimpleName()).equals(field.getName()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no record for " + field.getFullName()));
    }

    private static FieldDescriptor payloadField(Descriptor envelope, Class<?> record) {
        FieldDescriptor known = FIELDS.get(record);
        return known != null ? known : FIELDS.computeIfAbsent(record, wanted -> find(envelope, wanted));
    }

    private static FieldDescriptor find(Descriptor envelope, Class<?> record) {
        FieldDescriptor field = envelope.findFieldByName(RecordMapper.snake(record.getSimpleName()));
        if (field == null)
            throw new IllegalArgumentException(envelope.getName() + " has no field for " + record.getSimpleName());
        return field;
    }

    private static List<FieldDescriptor> payloadFields(Descriptor envelope) {
        return envelope.getOneofs().getFirst().getFields();
    }

    private static FieldDescriptor payload(Message envelope) {
        FieldDescriptor field = payloadOrNull(envelope);
        if (field == null) throw new RecordMapper.MissingFieldException("payload");
        return field;
    }

    private static FieldDescriptor payloadOrNull(Message envelope) {
        return envelope.getOneofFieldDescriptor(
                envelope.getDescriptorForType().getOneofs().getFirst());
    }

    private static FieldDescriptor header(Descriptor envelope) {
        return envelope.findFieldByName("header");
    }
}
