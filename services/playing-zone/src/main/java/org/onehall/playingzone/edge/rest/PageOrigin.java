package org.onehall.playingzone.edge.rest;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Checks that the page that opens a screen belongs to this hall: a page of another site must not use a browser's
 * credentials (RFC 6455, 10.2). A page of the hall comes from the host of the request or from the public URL. Programs
 * send no origin.
 */
final class PageOrigin {
    private static final int HTTP = 80;
    private static final int HTTPS = 443;

    private PageOrigin() {}

    /**
     * Whether a screen may be opened.
     *
     * @param origins values of the header {@code Origin}
     * @param host the header {@code Host}; null if there is none
     * @param publicUrl the address that people open
     */
    static boolean isOwn(List<String> origins, String host, Optional<URI> publicUrl) {
        if (origins.isEmpty()) return true;
        if (origins.size() > 1) return false;
        Optional<URI> origin = read(origins.getFirst());
        if (origin.isEmpty()) return false;
        if (publicUrl.isPresent() && isOf(publicUrl.get(), origin.get())) return true;
        // A request to the public name accepts only the public page: http instead of https means that somebody is in
        // between.
        if (publicUrl
                .filter(url -> isSamePlace(url, origin.get())
                        || asked(url, host)
                                .filter(asked -> isSamePlace(url, asked))
                                .isPresent())
                .isPresent()) return false;
        return asked(origin.get(), host)
                .filter(url -> isSamePlace(origin.get(), url))
                .isPresent();
    }

    /** The host of the request, as a URI with the scheme of the page. */
    private static Optional<URI> asked(URI page, String host) {
        return Optional.ofNullable(host).flatMap(name -> read(page.getScheme() + "://" + name));
    }

    private static boolean isOf(URI site, URI origin) {
        return site.getScheme().equalsIgnoreCase(origin.getScheme()) && isSamePlace(site, origin);
    }

    private static boolean isSamePlace(URI one, URI other) {
        return one.getHost().equalsIgnoreCase(other.getHost()) && port(one) == port(other);
    }

    private static int port(URI url) {
        return url.getPort() >= 0 ? url.getPort() : url.getScheme().equalsIgnoreCase("https") ? HTTPS : HTTP;
    }

    private static Optional<URI> read(String text) {
        try {
            URI url = new URI(text.strip());
            String scheme = Objects.requireNonNullElse(url.getScheme(), "").toLowerCase(Locale.ROOT);
            return url.getHost() != null && (scheme.equals("http") || scheme.equals("https"))
                    ? Optional.of(url)
                    : Optional.empty();
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }
}
