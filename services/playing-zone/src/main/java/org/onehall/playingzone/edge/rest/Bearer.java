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

/** Who speaks, from the Authorization header. */
@ApplicationScoped
public class Bearer {
    private static final String PREFIX = "Bearer ";

    @Inject
    JWTParser parser;

    @Inject
    Tokens tokens;

    @Inject
    CodeLog codes;

    /** The first verification loads much; it should not hold up all the screens that come back after a restart. */
    void warmUp(@Observes StartupEvent event) {
        tokens.own().ifPresent(tokens::actor);
    }

    /**
     * @param token as it came, to be shown to other services
     * @param session the token's; "" if it has none
     */
    public record Caller(Viewer viewer, String token, String session) {}

    /**
     * Ends the request with 401 if there is no token of ours, or its session is ended; with 503 as long as that is not
     * known.
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
