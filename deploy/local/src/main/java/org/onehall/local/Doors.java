package org.onehall.local;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How venues reach the hall: where its playing zone listens, and the address that people open. All other parts, the
 * brokers, health and metrics always listen on 127.0.0.1 only.
 *
 * @param host address of this machine; a wildcard (0.0.0.0 or ::) for all of them
 * @param publicUrl the address that people open, without a slash at the end; empty if it is where the zone listens
 * @param certificate the zone's certificate if it speaks HTTPS itself; empty if it speaks HTTP
 * @param trustedProxies addresses and networks of reverse proxies, such as "192.0.2.1/32", which the zone trusts to
 *     report the client's address
 * @param signIn settings of the OpenID Connect provider by which officials may sign in
 */
record Doors(
        InetAddress host,
        Optional<URI> publicUrl,
        Optional<Certificate> certificate,
        List<String> trustedProxies,
        Optional<Path> signIn) {
    /** The doors without any option: reachable from this machine only. */
    static final Doors LOOPBACK = new Doors(
            InetAddress.ofLiteral("127.0.0.1"), Optional.empty(), Optional.empty(), List.of(), Optional.empty());
    /** The zone's name for its certificate in Quarkus' TLS registry. */
    private static final String TLS = "doors";

    Doors {
        trustedProxies = List.copyOf(trustedProxies);
    }

    /**
     * A certificate as PEM files.
     *
     * @param chain the certificate and those of the authorities between it and the root
     * @param key its private key, not encrypted
     */
    record Certificate(Path chain, Path key) {}

    /** The zone's address for programs on this machine. */
    String localUrl(int port) {
        InetAddress near = host.isAnyLocalAddress() ? LOOPBACK.host() : host;
        return scheme() + "://" + text(near) + ":" + port;
    }

    /** The zone's address for people. */
    String publicUrl(int port) {
        return publicUrl.map(URI::toString).orElseGet(() -> localUrl(port));
    }

    private String scheme() {
        return certificate.isPresent() ? "https" : "http";
    }

    /** An address as written in a URL, without a scope. */
    static String text(InetAddress address) {
        String text = address.getHostAddress().replaceFirst("%.*", "");
        return address instanceof Inet6Address ? "[" + text + "]" : text;
    }

    /**
     * A sentence for the person who starts the hall; empty if only this machine reaches it and no other option was
     * given.
     */
    Optional<String> announcement(int port) {
        if (host.equals(LOOPBACK.host()) && publicUrl.isEmpty() && certificate.isEmpty() && trustedProxies.isEmpty())
            return Optional.empty();
        String how = certificate.isPresent()
                ? "speaks HTTPS itself"
                : trustedProxies.isEmpty() ? "speaks HTTP without encryption" : "speaks HTTP";
        String proxies = trustedProxies.isEmpty()
                ? ""
                : "; it trusts the proxies " + String.join(", ", trustedProxies) + " to report who asks";
        return Optional.of("The hall is at " + publicUrl(port) + "/ for everybody. It listens on " + text(host) + ":"
                + port + " and " + how + proxies + ".");
    }

    /** Settings of the playing zone. */
    Map<String, String> zoneEnvironment(int port) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("QUARKUS_HTTP_HOST", host.getHostAddress());
        publicUrl.ifPresent(url -> settings.put("ONEHALL_DOORS_PUBLIC_URL", url.toString()));
        if (!trustedProxies.isEmpty()) settings.put("ONEHALL_DOORS_TRUSTED_PROXIES", String.join(",", trustedProxies));
        signIn.ifPresent(file -> {
            settings.put("SMALLRYE_CONFIG_LOCATIONS", file.toUri().toString());
            settings.put("ONEHALL_OIDC_HALL_URL", publicUrl(port));
        });
        if (certificate.isPresent()) {
            settings.put("QUARKUS_HTTP_INSECURE_REQUESTS", "disabled");
            settings.put("QUARKUS_HTTP_SSL_PORT", String.valueOf(port));
            settings.put("QUARKUS_HTTP_TLS_CONFIGURATION_NAME", TLS);
        }
        return settings;
    }

    /** Options of the playing zone's JVM: for keys whose names are not possible in an environment. */
    List<String> zoneOptions() {
        return certificate
                .map(one -> List.of(
                        "-Dquarkus.tls." + TLS + ".key-store.pem.zone.cert=" + one.chain(),
                        "-Dquarkus.tls." + TLS + ".key-store.pem.zone.key=" + one.key(),
                        // a renewed certificate is read without a restart
                        "-Dquarkus.tls." + TLS + ".reload-period=1h"))
                .orElse(List.of());
    }

    /**
     * Options of a JVM on this machine that speaks to the zone: it trusts only the zone's own certificate, whatever
     * name is in it.
     *
     * @param data the data folder, where the certificate is noted
     */
    List<String> clientOptions(Path data) {
        if (certificate.isEmpty()) return List.of();
        List<String> options = new ArrayList<>();
        options.add("-Djavax.net.ssl.trustStore="
                + OwnCertificate.note(certificate.get().chain(), data));
        options.add("-Djavax.net.ssl.trustStorePassword=" + OwnCertificate.PASSWORD);
        options.add("-Djdk.internal.httpclient.disableHostnameVerification=true");
        return options;
    }
}
