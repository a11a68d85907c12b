package org.onehall.playingzone.identity.signin;

import com.nimbusds.jose.EncryptionMethod;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWEAlgorithm;
import com.nimbusds.jose.JWEHeader;
import com.nimbusds.jose.crypto.DirectDecrypter;
import com.nimbusds.jose.crypto.DirectEncrypter;
import com.nimbusds.jwt.EncryptedJWT;
import com.nimbusds.jwt.JWTClaimsSet;
import java.text.ParseException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Date;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Data that the zone gives a browser to keep between two requests of a sign-in, encrypted and valid for a few minutes.
 * The zone itself therefore stores nothing about people who never return, and any instance can continue what another
 * began.
 */
final class Tickets {
    private static final String KIND = "kind";
    private static final String EXPIRY = "exp";

    private final byte[] key;
    private final InstantSource clock;

    /** The purpose of a ticket; one kind is never accepted as another. */
    enum Kind {
        /** The browser was sent to the provider. */
        BEGUN(Duration.ofMinutes(10)),
        /** The browser has returned, and the page has not yet asked for the outcome. */
        BACK(Duration.ofMinutes(5));

        private final Duration life;

        Kind(Duration life) {
            this.life = life;
        }

        Duration life() {
            return life;
        }
    }

    /** @param key 32 bytes that only the hall knows */
    Tickets(byte[] key, InstantSource clock) {
        this.key = key.clone();
        this.clock = clock;
    }

    String write(Kind kind, Map<String, String> values) {
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .claim(KIND, kind.name())
                .expirationTime(Date.from(clock.instant().plus(kind.life())));
        values.forEach(claims::claim);
        var ticket = new EncryptedJWT(new JWEHeader(JWEAlgorithm.DIR, EncryptionMethod.A256GCM), claims.build());
        try {
            ticket.encrypt(new DirectEncrypter(key));
            return ticket.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException("a ticket could not be encrypted", e);
        }
    }

    /** The content of a ticket; empty if it is not ours, is of another kind or is too old. */
    Optional<Map<String, String>> read(Kind kind, String text) {
        try {
            EncryptedJWT ticket = EncryptedJWT.parse(text);
            ticket.decrypt(new DirectDecrypter(key));
            JWTClaimsSet claims = ticket.getJWTClaimsSet();
            if (!kind.name().equals(claims.getStringClaim(KIND))
                    || claims.getExpirationTime() == null
                    || !claims.getExpirationTime().toInstant().isAfter(clock.instant())) return Optional.empty();
            Map<String, String> values = new TreeMap<>();
            claims.getClaims().forEach((name, value) -> values.put(name, String.valueOf(value)));
            values.keySet().removeIf(name -> name.equals(KIND) || name.equals(EXPIRY));
            return Optional.of(values);
        } catch (ParseException | JOSEException | IllegalArgumentException | IllegalStateException notOurs) {
            return Optional.empty();
        }
    }
}
