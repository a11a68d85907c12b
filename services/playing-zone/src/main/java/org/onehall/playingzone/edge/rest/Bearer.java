package org.onehall.playingzone.edge.rest;

import io.quarkus.runtime.StartupEvent;
import io.smallrye.jwt.auth.principal.JWTParser;
import io.smallrye.jwt.auth.principal.ParseException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.onehall.house.Tokens;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.identity.Ending;
import org.onehall.playingzone.identity.Speaker;
import org.onehall.playingzone.rights.Viewer;

/** Identifies the caller by the Authorization header. */
@ApplicationScoped
public class Bearer {
    private static final String PREFIX = "Bearer ";
    /** Name of the detail with the {@link Ending} of a session. */
    private static final String ENDED = "ended";

    @Inject
    JWTParser parser;

    @Inject
    Tokens tokens;

    @Inject
    CodeLog codes;

    /**
     * The first verification loads many classes; done now, it does not delay the screens that return after a restart.
     */
    void warmUp(@Observes StartupEvent event) {
        tokens.own().ifPresent(tokens::actor);
    }

    /**
     * @param token as received, to be passed on to other services
     * @param session id of the token's session; "" if the token has none
     */
    public record Caller(Viewer viewer, String token, String session) {}

    /**
     * Ends the request with 401 if it has no token of ours or if the token's session has ended, naming the
     * {@link Ending}, and with 503 as long as this is not known.
     */
    Caller caller(String authorization) {
        if (authorization == null || !authorization.startsWith(PREFIX))
            throw new RefusedException(ZoneRefusal.TOKEN_NEEDED, 401);
        String token = authorization.substring(PREFIX.length()).strip();
        Tokens.Shown shown = tokens.shown(token);
        if (shown instanceof Tokens.Shown.Undecided) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        try {
            JsonWebToken read = parser.parse(token);
            if (shown instanceof Tokens.Shown.Invalid || codes.book().isRevoked(Speaker.claim(read, "sid")))
                throw new RefusedException(ended(codes.book().ending(Speaker.claim(read, "sid"))));
            return new Caller(Speaker.of(read), token, Speaker.claim(read, "sid"));
        } catch (ParseException | IllegalArgumentException | NullPointerException notOurs) {
            throw new RefusedException(ZoneRefusal.TOKEN_NEEDED, 401);
        }
    }

    /** The answer to one of our tokens that is no longer valid. Only its holder is told why. */
    static Problem ended(Optional<Ending> why) {
        return Problem.of(
                ZoneRefusal.TOKEN_NEEDED,
                401,
                why.map(one -> Map.of(ENDED, one.name())).orElse(Map.of()));
    }
}
