package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.onehall.decider.Role;

/**
 * How officials sign in by an OpenID Connect provider. Prefix {@code onehall.oidc}. Without {@link #discoveryUrl()}
 * there is no provider, and everybody enters with a code.
 */
@ConfigMapping(prefix = "onehall.oidc")
public interface OidcConfig {
    /**
     * The provider's issuer, or the address of its metadata, {@code …/.well-known/openid-configuration}. HTTPS; plain
     * HTTP only on this machine.
     */
    Optional<URI> discoveryUrl();

    /** What people call the provider: the page shows it on its button. Its host unless told otherwise. */
    Optional<String> name();

    /** As the provider knows this hall. */
    Optional<String> clientId();

    /** What the hall proves that with; none for a public client, which has PKCE only. */
    Optional<String> clientSecret();

    /** What the provider is asked for; {@code openid} is always asked for. */
    @WithDefault("openid,profile,email")
    List<String> scopes();

    /**
     * What the provider demands of somebody who is signed in there already: by default a new proof, as officials share
     * computers; {@code none} for nothing.
     */
    @WithDefault("login")
    String prompt();

    /** How long the provider may take for an answer. */
    @WithDefault("5s")
    Duration patience();

    /** Name of a configuration of the TLS registry with the authorities to trust; by default those of Java. */
    Optional<String> tlsConfigurationName();

    /**
     * What people open, without a path; the provider sends them back to {@code /api/sign-in/callback} there and must
     * know that address. By default the hall's public URL.
     */
    @WithDefault("${onehall.doors.public-url:}")
    Optional<URI> hallUrl();

    /** Which people sign in as which officials; the first match counts. At least one. */
    List<Office> officials();

    /** A value of a claim, and the official of the competition it stands for. */
    interface Office {
        /**
         * Name of a claim of the ID token; {@code realm_access/roles} is a claim within another one. An {@code email}
         * counts only if the provider has verified it.
         */
        String claim();

        /** What it must be, or contain if it is a list. */
        String value();

        /** The official's role in the competition file. */
        Role role();

        /** Id of the official's venue; none where the role has no venue. */
        Optional<String> venue();

        /** Id of the official, where several have this role at this venue. */
        Optional<String> official();

        /** Id of the competition; by default the one loaded last. */
        Optional<String> competition();
    }
}
