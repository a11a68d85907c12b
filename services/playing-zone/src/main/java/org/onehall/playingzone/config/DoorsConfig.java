package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** How other machines reach the zone. Prefix {@code onehall.doors}. */
@ConfigMapping(prefix = "onehall.doors")
public interface DoorsConfig {
    /**
     * The address that people open, such as {@code https://hall.example.org}, without a path: slips show it, and its
     * pages may open screens. Without it, slips show the address at which the arbiter's own page was opened.
     */
    Optional<URI> publicUrl();

    /**
     * Reverse proxies in front of the zone, as addresses or networks ({@code 192.0.2.1}, {@code 10.0.0.0/24},
     * {@code 2001:db8::/64}). The client's address is taken only from their {@code X-Forwarded-For} header.
     */
    Optional<List<String>> trustedProxies();
}
