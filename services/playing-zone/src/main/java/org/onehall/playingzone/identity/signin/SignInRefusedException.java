package org.onehall.playingzone.identity.signin;

import java.util.Map;
import org.onehall.playingzone.ZoneRefusal;

/** Nobody came in by the provider, and why. */
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

    /** What the refusal's text names. */
    public Map<String, String> details() {
        return details;
    }
}
