package org.onehall.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.Any;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.rpc.ErrorInfo;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.protobuf.StatusProto;
import io.grpc.stub.MetadataUtils;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.onehall.decider.Role;
import org.onehall.e2e.Door.Where;

/** Calls RPCs and addresses of a running hall as any person, each with a request that is valid for the right one. */
final class DoorCaller implements AutoCloseable {
    private static final Metadata.Key<String> AUTHORIZATION = header("authorization");
    private static final Metadata.Key<String> THROUGH = header("x-through");
    private static final Map<String, Rpc> RPCS = Rpc.all().stream().collect(Collectors.toMap(Rpc::name, rpc -> rpc));

    private final RunningHall hall;
    private final Map<String, Object> ids;
    private final Supplier<String> files;
    private final Map<String, ManagedChannel> channels = new ConcurrentHashMap<>();

    /** A person, by the token he shows. */
    record Person(Role role, Where where, String token) {
        @Override
        public String toString() {
            return role + " " + where;
        }
    }

    /** @param code of a refusal; empty if the request was carried out */
    record Answer(Optional<Status.Code> refused, String code, String text) {
        boolean is(Status.Code status) {
            return refused.equals(Optional.of(status));
        }
    }

    /**
     * @param ids ids of known things by the names that requests use; it may still grow
     * @param files the competition as it was loaded, as the request that loads it
     */
    DoorCaller(RunningHall hall, Map<String, Object> ids, Supplier<String> files) {
        this.hall = hall;
        this.ids = ids;
        this.files = files;
    }

    private static Metadata.Key<String> header(String name) {
        return Metadata.Key.of(name, Metadata.ASCII_STRING_MARSHALLER);
    }

    /** A request in which the names of known things are replaced by their ids. */
    String named(String text) {
        return RequestFields.named(text, ids);
    }

    /** Calls an RPC with changes to its usual request, and returns the answer as text. It may not be refused. */
    String done(String rpc, Person person, String request) {
        try {
            return call(RPCS.get(rpc), person, RPCS.get(rpc).request(RunningHall.tree(request), ids))
                    .toString();
        } catch (StatusRuntimeException e) {
            throw new AssertionError(rpc + " by " + person, e);
        }
    }

    /**
     * Calls as the zone does for a person, also showing the zone's own token. Repeats the call with the same id if
     * there was no answer.
     */
    private Message call(Rpc rpc, Person person, Message request) {
        Metadata headers = new Metadata();
        headers.put(AUTHORIZATION, "Bearer " + person.token());
        headers.put(THROUGH, "Bearer " + hall.token("playing-zone"));
        ManagedChannel line = channels.computeIfAbsent(
                rpc.owner(),
                owner -> NettyChannelBuilder.forAddress("127.0.0.1", hall.port(owner))
                        .usePlaintext()
                        .build());
        Channel channel = ClientInterceptors.intercept(line, MetadataUtils.newAttachHeadersInterceptor(headers));
        for (int tries = 1; ; tries++)
            try {
                return rpc.call(channel, request);
            } catch (StatusRuntimeException e) {
                if (e.getStatus().getCode() != Status.Code.UNAVAILABLE || tries == 5) throw e;
            }
    }

    /** Asks for what a door needs, by RPC or at an address. */
    Answer ask(Door door, Person person) {
        Rpc rpc = RPCS.get(door.name());
        return rpc == null ? http(door, person) : grpc(rpc, door, person);
    }

    private Answer grpc(Rpc rpc, Door door, Person person) {
        try {
            Message answer = call(rpc, person, rpc.request(RunningHall.tree(named(door.request())), ids));
            return new Answer(Optional.empty(), "", answer.equals(rpc.nothing()) ? "" : answer.toString());
        } catch (StatusRuntimeException e) {
            String text = String.valueOf(e.getStatus().getDescription());
            return new Answer(Optional.of(e.getStatus().getCode()), reason(e), text);
        }
    }

    private static String reason(StatusRuntimeException e) {
        try {
            for (Any detail : StatusProto.fromThrowable(e).getDetailsList())
                if (detail.is(ErrorInfo.class))
                    return detail.unpack(ErrorInfo.class).getReason();
            return "";
        } catch (InvalidProtocolBufferException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private Answer http(Door door, Person person) {
        String verb = door.name().split(" ")[0];
        String path = door.name().split(" ")[1];
        String request = named(door.request());
        HttpResponse<String> answer = switch (verb) {
            case "GET" -> hall.get(hall.url() + "/api/" + request, person.token());
            case "POST", "PUT", "DELETE" -> {
                boolean step = path.contains("{");
                String place = step ? path.replaceFirst("\\{\\w+}", request.split(" ")[0]) : path;
                String body = request.equals("$files") ? files.get() : step ? request.split(" ", 2)[1] : request;
                yield hall.send(
                        verb,
                        hall.url(path.startsWith("/api/") ? "playing-zone" : "competition") + place,
                        person.token(),
                        body);
            }
            default -> throw new IllegalArgumentException("not asked yet: " + verb);
        };
        if (answer.statusCode() == 200) return new Answer(Optional.empty(), "", answer.body());
        JsonNode problem =
                answer.body().startsWith("{") ? RunningHall.tree(answer.body()) : RunningHall.JSON.createObjectNode();
        return new Answer(
                Optional.of(
                        switch (answer.statusCode()) {
                            case 400 -> Status.Code.INVALID_ARGUMENT;
                            case 401 -> Status.Code.UNAUTHENTICATED;
                            case 403 -> Status.Code.PERMISSION_DENIED;
                            case 404 -> Status.Code.NOT_FOUND;
                            case 409 -> Status.Code.FAILED_PRECONDITION;
                            case 412 -> Status.Code.ABORTED;
                            default -> Status.Code.UNKNOWN;
                        }),
                problem.path("code").asText("none"),
                answer.body());
    }

    @Override
    public void close() {
        channels.values().forEach(ManagedChannel::shutdownNow);
    }
}
