package org.onehall.playingzone.identity;

import io.smallrye.jwt.build.Jwt;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Set;
import org.onehall.playingzone.projection.Holder;

/** Signs tokens with the house's own key (RS256). */
@ApplicationScoped
public class Issuer {
    static final Duration LIFE = Duration.ofHours(12);

    /**
     * A token for whoever presented a code; the hash of his code is its session id, unless he came from another seat.
     *
     * @param device the session he first came in with: the same at all seats he goes on to
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
