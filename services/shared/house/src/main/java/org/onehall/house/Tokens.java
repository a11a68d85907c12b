package org.onehall.house;

import io.smallrye.jwt.auth.principal.JWTParser;
import io.smallrye.jwt.auth.principal.ParseException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;

/** Reads signed tokens (own issuer or an OpenID Connect provider's) into actors, and holds this service's own. */
@ApplicationScoped
public class Tokens {
    private final JWTParser parser;
    private final HouseConfig config;

    @Inject
    public Tokens(JWTParser parser, HouseConfig config) {
        this.parser = parser;
        this.config = config;
    }

    /** The actor a token speaks for; empty if it is not signed by our issuer, out of date or lacks a known role. */
    public Optional<Actor> actor(String token) {
        try {
            return Optional.of(actor(parser.parse(token)));
        } catch (ParseException | IllegalArgumentException | NullPointerException notOurs) {
            return Optional.empty();
        }
    }

    public static Actor actor(JsonWebToken token) {
        return new Actor(Objects.requireNonNull(token.getSubject()), Role.valueOf(token.getClaim("role").toString()),
                claim(token, "venue"), claim(token, "board"), claim(token, "side"));
    }

    private static String claim(JsonWebToken token, String name) {
        Object value = token.getClaim(name);
        return value == null ? "" : value.toString();
    }

    /** This service's own token, read afresh so that a renewed file counts. */
    public Optional<String> own() {
        return config.serviceTokenFile().filter(Files::isReadable).map(file -> {
            try {
                return Files.readString(file).strip();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
