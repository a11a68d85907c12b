package org.onehall.playingzone.identity;

import io.smallrye.jwt.build.Jwt;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Set;
import org.onehall.playingzone.projection.Holder;

/** Signs tokens with the hall's own key (RS256). */
@ApplicationScoped
public class Issuer {
    static final Duration LIFE = Duration.ofHours(12);

    /**
     * A token for a person who presented a code. Its session id is the hash of the code, unless the person was moved
     * from another seat.
     *
     * @param device the session with which the person first signed in; it stays the same at all seats the person moves
     *     on to
     */
    public String token(Holder holder, String session, String device) {
        return Jwt.claims()
                .issuer("onehall")
                .subject(holder.subject())
                .groups(Set.of(holder.role().name()))
                .claim("role", holder.role().name())
                .claim("venue", holder.venue())
                .claim("board", holder.board())
                .claim("side", holder.side())
                .claim("name", holder.name())
                .claim("competition", holder.competition())
                .claim("sid", session)
                .claim("device", device)
                .expiresIn(LIFE)
                .sign();
    }
}
