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
     * The provider's issuer, or the address of its metadata, {@code …/.well-known/openid-configuration}. It must use
     * HTTPS; plain HTTP is allowed only on this machine.
     */
    Optional<URI> discoveryUrl();

    /** The provider's name, which the page shows on its button; by default the provider's host. */
    Optional<String> name();

    /** The id under which the provider knows this hall. */
    Optional<String> clientId();

    /** The secret with which the hall proves its id; none for a public client, which has only PKCE. */
    Optional<String> clientSecret();

    /** The scopes that the hall requests from the provider; {@code openid} is always requested. */
    @WithDefault("openid,profile,email")
    List<String> scopes();

    /**
     * What the provider requires of a person who is already signed in there: by default a new sign-in, because
     * officials share computers; {@code none} for nothing.
     */
    @WithDefault("login")
    String prompt();

    /** How long the hall waits for an answer from the provider. */
    @WithDefault("5s")
    Duration patience();

    /** Name of the TLS registry configuration with the certificate authorities to trust; by default those of Java. */
    Optional<String> tlsConfigurationName();

    /**
     * The address that people open, without a path; the provider sends them back to {@code /api/sign-in/callback} there
     * and must know that address. By default the hall's public URL.
     */
    @WithDefault("${onehall.doors.public-url:}")
    Optional<URI> hallUrl();

    /** Which people sign in as which officials; the first match counts. At least one. */
    List<Office> officials();

    /** A value of a claim, and the official of the competition it stands for. */
    interface Office {
        /**
         * Name of a claim of the ID token; {@code realm_access/roles} is a claim inside another one. An {@code email}
         * counts only if the provider has verified it.
         */
        String claim();

        /** The value that the claim must have, or must contain if it is a list. */
        String value();

        /** The official's role in the competition file. */
        Role role();

        /** Id of the official's venue; none if the role has no venue. */
        Optional<String> venue();

        /** Id of the official, needed if several officials have this role at this venue. */
        Optional<String> official();

        /** Id of the competition; by default the one loaded last. */
        Optional<String> competition();
    }
}
