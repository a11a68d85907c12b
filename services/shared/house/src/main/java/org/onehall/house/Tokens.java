package org.onehall.house;

import io.quarkus.runtime.StartupEvent;
import io.smallrye.jwt.auth.principal.JWTParser;
import io.smallrye.jwt.auth.principal.ParseException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jboss.logging.Logger;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;

/** Reads signed tokens (own issuer or an OpenID Connect provider's) into actors, and holds this service's own. */
@ApplicationScoped
public class Tokens {
    /**
     * A token whose signature was verified, with the second in which it expires; checking a signature costs more than a
     * move.
     */
    private record Known(Actor actor, String session, String device, long expires) {}

    /** The current validity of a token. */
    public sealed interface Shown {
        record Valid(Actor actor) implements Shown {}

        /** Not signed by our issuer, expired, without a known role, or its session has ended. */
        record Invalid() implements Shown {}

        /** It is not yet known whether its session has ended. */
        record Undecided() implements Shown {}
    }

    private static final Logger LOG = Logger.getLogger(Tokens.class);
    private static final int REMEMBERED = 10_000;
    private static final Duration OWN_KEPT = Duration.ofSeconds(5);

    private final JWTParser parser;
    private final HouseConfig config;
    private final Sessions sessions;
    private final LongSupplier nanos;
    private final Map<String, Known> known = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > REMEMBERED;
        }
    };
    private volatile Optional<String> own = Optional.empty();
    private volatile long ownReadAt;

    @Inject
    public Tokens(JWTParser parser, HouseConfig config, Sessions sessions) {
        this(parser, config, sessions, System::nanoTime);
    }

    /** @param nanos a clock that never goes back */
    Tokens(JWTParser parser, HouseConfig config, Sessions sessions, LongSupplier nanos) {
        this.parser = parser;
        this.config = config;
        this.sessions = sessions;
        this.nanos = nanos;
    }

    /**
     * Checks a first signature at the start: this loads classes for a second on a busy machine, and no call should wait
     * for that.
     */
    void start(@Observes StartupEvent event) {
        own().ifPresent(this::known);
    }

    /** The actor of a token; empty unless the token is valid, see {@link #shown}. */
    public Optional<Actor> actor(String token) {
        return shown(token) instanceof Shown.Valid(Actor actor) ? Optional.of(actor) : Optional.empty();
    }

    /** Whether a token is valid now, and for which actor. */
    public Shown shown(String token) {
        Optional<Known> read = known(token);
        if (read.isEmpty()) return new Shown.Invalid();
        String session = read.get().session();
        if (!session.isEmpty() && !sessions.areKnown()) return new Shown.Undecided();
        return sessions.isEnded(session)
                ? new Shown.Invalid()
                : new Shown.Valid(read.get().actor());
    }

    /**
     * The device that a token was given to: the session with which its holder first signed in, whatever seats the
     * holder moved to afterwards; "" if there is none or the token is not signed by our issuer.
     */
    public String device(String token) {
        return known(token).map(Known::device).orElse("");
    }

    private Optional<Known> known(String token) {
        synchronized (known) {
            Known before = known.get(token);
            if (before != null && before.expires() > System.currentTimeMillis() / 1000) return Optional.of(before);
        }
        try {
            JsonWebToken parsed = parser.parse(token);
            Known read = new Known(
                    actor(parsed),
                    claim(parsed, "sid"),
                    claim(parsed, "device").isEmpty() ? claim(parsed, "sid") : claim(parsed, "device"),
                    parsed.getExpirationTime());
            synchronized (known) {
                known.put(token, read);
            }
            return Optional.of(read);
        } catch (ParseException | IllegalArgumentException | NullPointerException notOurs) {
            return Optional.empty();
        }
    }

    public static Actor actor(JsonWebToken token) {
        return new Actor(
                Objects.requireNonNull(token.getSubject()),
                Role.valueOf(token.getClaim("role").toString()),
                claim(token, "competition"),
                claim(token, "venue"),
                claim(token, "board"),
                claim(token, "side"));
    }

    private static String claim(JsonWebToken token, String name) {
        Object value = token.getClaim(name);
        return value == null ? "" : value.toString();
    }

    /**
     * This service's own token, read again every few seconds so that a renewed file takes effect. While the file cannot
     * be read, the token read last is used.
     */
    public Optional<String> own() {
        long now = nanos.getAsLong();
        if (own.isEmpty() || now - ownReadAt > OWN_KEPT.toNanos()) {
            ownReadAt = now;
            Optional<String> before = own;
            own = config.serviceTokenFile().flatMap(Tokens::read).or(() -> before);
        }
        return own;
    }

    private static Optional<String> read(Path file) {
        try {
            return Optional.of(Files.readString(file).strip()).filter(token -> !token.isEmpty());
        } catch (IOException e) {
            LOG.warnf("this service's own token in %s cannot be read now: %s", file, e);
            return Optional.empty();
        }
    }
}
