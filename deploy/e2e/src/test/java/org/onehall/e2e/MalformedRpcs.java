package org.onehall.e2e;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.UnknownFieldSet;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.MetadataUtils;
import io.grpc.stub.StreamObserver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.onehall.testkit.MalformedRun;
import org.onehall.testkit.Mutator;

/** Every RPC, called with messages whose fields are damaged, and with bytes that may not be a message. */
final class MalformedRpcs implements AutoCloseable {
    private static final Metadata.Key<String> AUTHORIZATION =
            Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER);
    private static final int AT_ONCE = 48;
    private static final long PATIENCE_SECONDS = 60;
    private static final int TRIES = 5;
    private static final int DEEPEST = 6;
    private static final Set<Status.Code> WRONG = Set.of(
            Status.Code.UNKNOWN,
            Status.Code.INTERNAL,
            Status.Code.DATA_LOSS,
            Status.Code.DEADLINE_EXCEEDED,
            Status.Code.UNAVAILABLE,
            Status.Code.UNIMPLEMENTED,
            Status.Code.CANCELLED);
    private static final Set<Status.Code> FORM =
            Set.of(Status.Code.INVALID_ARGUMENT, Status.Code.RESOURCE_EXHAUSTED, Status.Code.OUT_OF_RANGE);
    private static final MethodDescriptor.Marshaller<byte[]> BYTES = new MethodDescriptor.Marshaller<>() {
        @Override
        public InputStream stream(byte[] value) {
            return new ByteArrayInputStream(value);
        }

        @Override
        public byte[] parse(InputStream stream) {
            try {
                return stream.readAllBytes();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    };

    private final MalformedPeople people;
    private final Verdicts verdicts;
    private final Map<String, ManagedChannel> channels = new HashMap<>();
    private final Semaphore line = new Semaphore(AT_ONCE);
    private final List<Rpc> rpcs = Rpc.all();
    private final Map<String, Door> doors = new HashMap<>();

    MalformedRpcs(RunningHall hall, MalformedPeople people, Verdicts verdicts) {
        this.people = people;
        this.verdicts = verdicts;
        Door.all().forEach(door -> doors.put(door.name(), door));
        rpcs.stream()
                .map(Rpc::owner)
                .distinct()
                .forEach(owner -> channels.put(
                        owner,
                        NettyChannelBuilder.forAddress("127.0.0.1", hall.port(owner))
                                .usePlaintext()
                                .build()));
    }

    void run(MalformedRun run) throws InterruptedException {
        while (run.goesOn()) {
            Mutator mutator = run.next();
            Rpc rpc = mutator.one(rpcs);
            Door door = doors.get(rpc.name());
            Message sound = rpc.request(RunningHall.tree(people.named(door.request())), people.known());
            byte[] request = mutator.once(3)
                    ? mutator.bytes(sound.toByteArray())
                    : damaged(mutator, sound, 0).toByteArray();
            line.acquire();
            ask(rpc, people.token(mutator, door), request, run.last(), 1);
        }
        line.acquire(AT_ONCE);
        line.release(AT_ONCE);
    }

    private void ask(Rpc rpc, String token, byte[] request, String input, int attempt) {
        Metadata headers = new Metadata();
        if (!token.isEmpty()) headers.put(AUTHORIZATION, "Bearer " + token);
        Channel channel = ClientInterceptors.intercept(
                channels.get(rpc.owner()), MetadataUtils.newAttachHeadersInterceptor(headers));
        var method = MethodDescriptor.<byte[], byte[]>newBuilder(BYTES, BYTES)
                .setType(MethodDescriptor.MethodType.UNARY)
                .setFullMethodName(rpc.method().getFullMethodName())
                .build();
        var patient = CallOptions.DEFAULT.withDeadlineAfter(PATIENCE_SECONDS, TimeUnit.SECONDS);
        ClientCalls.asyncUnaryCall(channel.newCall(method, patient), request, new StreamObserver<>() {
            @Override
            public void onNext(byte[] answer) {
                verdicts.accepted("OK");
            }

            @Override
            public void onError(Throwable failure) {
                Status status = Status.fromThrowable(failure);
                if (status.getCode() == Status.Code.UNAVAILABLE && attempt < TRIES) {
                    ask(rpc, token, request, input, attempt + 1);
                    return;
                }
                if (WRONG.contains(status.getCode()))
                    verdicts.finding(
                            rpc.name() + " " + status.getCode() + " " + status.getDescription(),
                            input + ", " + HexFormat.of().formatHex(request));
                else if (FORM.contains(status.getCode()))
                    verdicts.refusedForm(status.getCode().name());
                else verdicts.refused(status.getCode().name());
                line.release();
            }

            @Override
            public void onCompleted() {
                line.release();
            }
        });
    }

    // ---- damage

    private static Message damaged(Mutator mutator, Message sound, int depth) {
        Message.Builder message = sound.toBuilder();
        List<FieldDescriptor> fields = sound.getDescriptorForType().getFields();
        if (fields.isEmpty() || mutator.once(12))
            return message.setUnknownFields(unknown(mutator)).build();
        for (int changes = 1 + mutator.random().nextInt(2); changes > 0; changes--)
            change(mutator, message, mutator.one(fields), depth);
        return message.build();
    }

    private static UnknownFieldSet unknown(Mutator mutator) {
        var field = UnknownFieldSet.Field.newBuilder();
        if (mutator.once(2)) field.addVarint(mutator.hostileNumber());
        else
            field.addLengthDelimited(ByteString.copyFromUtf8(mutator.hostileText()))
                    .addFixed32(7);
        return UnknownFieldSet.newBuilder()
                .addField(1 + mutator.random().nextInt(mutator.once(2) ? 20 : 500_000), field.build())
                .build();
    }

    private static void change(Mutator mutator, Message.Builder message, FieldDescriptor field, int depth) {
        if (mutator.once(6)) message.clearField(field);
        else if (field.isMapField()) message.setUnknownFields(unknown(mutator));
        else if (field.isRepeated())
            for (int more = mutator.once(8) ? 1_200 : 1 + mutator.random().nextInt(3); more > 0; more--)
                message.addRepeatedField(field, value(mutator, message, field, depth));
        else message.setField(field, value(mutator, message, field, depth));
    }

    private static Object value(Mutator mutator, Message.Builder of, FieldDescriptor field, int depth) {
        return switch (field.getJavaType()) {
            case STRING -> new String(mutator.hostileText().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
            case INT -> (int) mutator.hostileNumber();
            case LONG -> mutator.hostileNumber();
            case BOOLEAN -> mutator.once(2);
            case FLOAT -> mutator.one(List.of(Float.NaN, Float.NEGATIVE_INFINITY, -0f, 1e38f));
            case DOUBLE -> mutator.one(List.of(Double.NaN, Double.POSITIVE_INFINITY, -0d, 1e308));
            case BYTE_STRING -> ByteString.copyFrom(mutator.bytes(new byte[40]));
            case ENUM ->
                field.getEnumType().findValueByNumberCreatingIfUnknown((int)
                        (mutator.once(2) ? mutator.random().nextInt(12) : mutator.hostileNumber()));
            case MESSAGE -> {
                Message inner =
                        field.isRepeated() ? of.newBuilderForField(field).build() : (Message) of.getField(field);
                yield depth < DEEPEST ? damaged(mutator, inner, depth + 1) : inner;
            }
        };
    }

    @Override
    public void close() {
        channels.values().forEach(ManagedChannel::shutdownNow);
    }
}
