package org.onehall.playingzone.identity;

import io.smallrye.jwt.build.Jwt;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;
import org.onehall.playingzone.query.Holder;

/** Signs tokens with the house's own key (RS256). */
@ApplicationScoped
public class Issuer {
    private static final Duration LIFE = Duration.ofHours(12);

    /** A token for whoever presented a code; each has a session id of its own. */
    public String token(Holder holder) {
        return Jwt.claims().issuer("onehall").subject(holder.subject()).groups(Set.of(holder.role().name()))
                .claim("role", holder.role().name()).claim("venue", holder.venue()).claim("board", holder.board()).claim("side", holder.side())
                .claim("name", holder.name()).claim("competition", holder.competition()).claim("sid", UUID.randomUUID().toString())
                .expiresIn(LIFE).sign();
    }
}
