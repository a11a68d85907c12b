package org.onehall.playingzone.edge.rest;

import io.quarkus.runtime.StartupEvent;
import io.smallrye.jwt.auth.principal.JWTParser;
import io.smallrye.jwt.auth.principal.ParseException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.onehall.house.Tokens;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.identity.Speaker;
import org.onehall.playingzone.rights.Viewer;

/** Identifies the caller by the Authorization header. */
@ApplicationScoped
public class Bearer {
    private static final String PREFIX = "Bearer ";

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
     * Ends the request with 401 if it has no token of ours or if the token's session has ended, and with 503 as long as
     * this is not known.
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
                throw new RefusedException(ZoneRefusal.TOKEN_NEEDED, 401);
            return new Caller(Speaker.of(read), token, Speaker.claim(read, "sid"));
        } catch (ParseException | IllegalArgumentException | NullPointerException notOurs) {
            throw new RefusedException(ZoneRefusal.TOKEN_NEEDED, 401);
        }
    }
}
