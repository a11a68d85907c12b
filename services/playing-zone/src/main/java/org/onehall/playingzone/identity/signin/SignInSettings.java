package org.onehall.playingzone.identity.signin;

import com.nimbusds.openid.connect.sdk.Prompt;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.onehall.decider.Role;
import org.onehall.playingzone.config.OidcConfig;

/**
 * The checked settings of a provider.
 *
 * @param discovery address of the provider's metadata
 * @param hall the address that people open, without a slash at the end
 */
record SignInSettings(
        String name,
        URI discovery,
        String clientId,
        Optional<String> secret,
        Set<String> scopes,
        Optional<Prompt> prompt,
        Duration patience,
        URI hall,
        List<Offices.Office> offices) {
    private static final String WELL_KNOWN = "/.well-known/openid-configuration";
    private static final String PATH = "/api/sign-in/callback";
    private static final String NO_PROMPT = "none";
    /** The roles of officials that a competition file may name; everybody else enters with a code or has a token. */
    private static final Set<Role> OFFICIALS =
            EnumSet.complementOf(EnumSet.of(Role.PLAYER, Role.ASSISTANT, Role.SPECTATOR, Role.SERVICE, Role.OPERATOR));

    /**
     * The settings; empty if there is no provider. Throws IllegalArgumentException, with a sentence for the operator,
     * if a setting is missing or invalid.
     */
    static Optional<SignInSettings> of(OidcConfig config) {
        if (config.discoveryUrl().isEmpty()) return Optional.empty();
        URI given = config.discoveryUrl().get();
        checkPlace("onehall.oidc.discovery-url", given);
        String client = config.clientId()
                .filter(id -> !id.isBlank())
                .orElseThrow(() -> fault(
                        "onehall.oidc.client-id" + " is missing: the name by which the provider knows this hall"));
        URI hall = config.hallUrl()
                .orElseThrow(() ->
                        fault("onehall.doors.public-url is missing: the provider sends" + " officials back there"));
        checkPlace("onehall.doors.public-url", hall);
        if (config.officials().isEmpty())
            throw fault("onehall.oidc.officials is empty, so nobody could sign in: say which claim stands for which"
                    + " official");
        for (OidcConfig.Office office : config.officials())
            if (!OFFICIALS.contains(office.role())
                    || office.claim().isBlank()
                    || office.value().isBlank())
                throw fault("onehall.oidc.officials takes a claim, its value and one of the roles " + OFFICIALS
                        + ", not " + office.role() + " by '" + office.claim() + "'");
        Set<String> scopes = new TreeSet<>(config.scopes());
        scopes.add("openid");
        return Optional.of(new SignInSettings(
                config.name().orElse(given.getHost()),
                metadata(given),
                client,
                config.clientSecret().filter(secret -> !secret.isEmpty()),
                scopes,
                prompt(config.prompt()),
                config.patience(),
                URI.create(hall.toString().replaceAll("/+$", "")),
                config.officials().stream().map(Offices.Office::of).toList()));
    }

    private static Optional<Prompt> prompt(String text) {
        if (text.equals(NO_PROMPT)) return Optional.empty();
        try {
            return Optional.of(Prompt.parse(text));
        } catch (com.nimbusds.oauth2.sdk.ParseException e) {
            throw fault("onehall.oidc.prompt takes login, select_account, consent or none, not '" + text + "'");
        }
    }

    private static URI metadata(URI given) {
        String text = given.toString();
        return text.endsWith(WELL_KNOWN) ? given : URI.create(text.replaceAll("/+$", "") + WELL_KNOWN);
    }

    /** Otherwise tokens and codes would cross the network unencrypted. */
    private static void checkPlace(String setting, URI url) {
        String scheme = String.valueOf(url.getScheme()).toLowerCase(Locale.ROOT);
        boolean near = scheme.equals("http") && url.getHost() != null && isThisMachine(url.getHost());
        if (url.getHost() == null || !scheme.equals("https") && !near)
            throw fault(setting + " must begin with https:// where officials sign in (http:// only on this machine),"
                    + " not be '" + url + "'");
    }

    private static boolean isThisMachine(String host) {
        if (host.equals("localhost")) return true;
        try {
            return InetAddress.ofLiteral(host.replaceAll("[\\[\\]]", "")).isLoopbackAddress();
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private static IllegalArgumentException fault(String text) {
        return new IllegalArgumentException(text);
    }

    /** The address to which the provider sends people back. */
    URI callback() {
        return URI.create(hall + PATH);
    }

    /** Whether people open the hall over TLS, so that cookies can be limited to encrypted connections. */
    boolean isEncrypted() {
        return "https".equalsIgnoreCase(hall.getScheme());
    }
}
