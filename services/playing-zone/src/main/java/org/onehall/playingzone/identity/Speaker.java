package org.onehall.playingzone.identity;

import java.util.Objects;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.onehall.house.Tokens;
import org.onehall.playingzone.rights.Viewer;

/** Reads from a verified token which person it stands for. */
public final class Speaker {
    private Speaker() {}

    /** The person; throws IllegalArgumentException or NullPointerException if the token lacks required claims. */
    public static Viewer of(JsonWebToken token) {
        return new Viewer(Tokens.actor(token), claim(token, "name"));
    }

    /** A claim of the token; "" if it has none of this name. */
    public static String claim(JsonWebToken token, String name) {
        return Objects.toString(token.getClaim(name), "");
    }
}
