package org.onehall.competition.rest;

import com.google.protobuf.Message;
import io.grpc.StatusRuntimeException;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionRefusal;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Event;
import org.onehall.decider.Actor;
import org.onehall.decider.Refusal;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.house.Tokens;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** Who asks over HTTP, and how a command is given and its refusal told. */
@Singleton
class Entrance {
    private static final String BEARER = "Bearer ";
    private static final String UNCHANGED = "Nothing was changed";
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @Inject
    SealedLog<Command, Event, CompetitionState> log;

    @Inject
    Tokens tokens;

    /** Answers the person whose token it is; otherwise 401, or 503 while ended sessions are not known. */
    Response as(String authorization, Function<Actor, Response> answer) {
        Tokens.Shown shown = authorization == null || !authorization.startsWith(BEARER)
                ? new Tokens.Shown.Invalid()
                : tokens.shown(authorization.substring(BEARER.length()));
        try {
            return switch (shown) {
                case Tokens.Shown.Valid(Actor actor) -> answer.apply(actor);
                case Tokens.Shown.Invalid _ ->
                    Problem.of(401, "Unauthenticated", "A valid token is needed.", "UNAUTHENTICATED", "");
                case Tokens.Shown.Undecided _ ->
                    Problem.of(
                            503, "Not answered", "The service is starting. Ask again in a second.", "UNAVAILABLE", "");
            };
        } catch (StatusRuntimeException e) {
            return Refused.read(e)
                    .map(Entrance::refused)
                    .orElseGet(() -> Problem.of(
                            503, "Not answered", String.valueOf(e.getStatus().getDescription()), "UNAVAILABLE", ""));
        }
    }

    /** The same, if the person may keep this competition; "" for a list of all. */
    Response asKeeper(String authorization, String competition, Function<Actor, Response> answer) {
        return as(
                authorization,
                actor ->
                        mayKeep(actor, competition) ? answer.apply(actor) : refused(CompetitionRefusal.FORBIDDEN_ROLE));
    }

    static boolean mayKeep(Actor actor, String competition) {
        return Rights.allows(actor, Action.KEEP_EVENTS, List.of(), competition, "");
    }

    /** Gives a command; a refusal is thrown, and told by {@link #as}. */
    <T extends Message> T submit(Message request, T response, Actor actor, String requestId) {
        return GrpcRequests.submit(log, request, response, actor, requestId)
                .await()
                .atMost(PATIENCE);
    }

    static Response refused(Refusal refusal) {
        return refused(RefusalDetail.newBuilder()
                .setCode(refusal.name())
                .setRule(refusal.rule())
                .setText(refusal.text())
                .setKind(refusal.kind().name())
                .build());
    }

    private static Response refused(RefusalDetail refusal) {
        int status = Refused.http(Refusal.Kind.valueOf(refusal.getKind()));
        return Problem.of(status, UNCHANGED, refusal.getText(), refusal.getCode(), refusal.getRule());
    }
}
