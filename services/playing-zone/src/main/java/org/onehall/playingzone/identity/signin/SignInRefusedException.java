package org.onehall.playingzone.identity.signin;

import java.util.Map;
import org.onehall.playingzone.ZoneRefusal;

/** Reports why a sign-in with the provider failed. */
public final class SignInRefusedException extends Exception {
    private static final long serialVersionUID = 1L;
    private final ZoneRefusal why;
    private final transient Map<String, String> details;

    SignInRefusedException(ZoneRefusal why, Map<String, String> details) {
        super(why.name());
        this.why = why;
        this.details = Map.copyOf(details);
    }

    public ZoneRefusal why() {
        return why;
    }

    /** The values in the refusal's text. */
    public Map<String, String> details() {
        return details;
    }
}
