package org.onehall.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options of {@code ./onehall up} that open the hall to other machines. */
final class DoorOptions {
    private static final int IPV4_BITS = 32;
    private static final int IPV6_BITS = 128;
    private static final int IPV4_BYTES = 4;
    private static final int HIGHEST_PORT = 65_535;
    /** An address with all its parts. */
    private static final Pattern WHOLE = Pattern.compile(".*:.*|\\d+(?:\\.\\d+){3}");

    private static final String TLS_FILES = "--tls-cert FILE --tls-key FILE";
    private static final String PROPERTIES = ".properties";
    private static final String DISCOVERY = "onehall.oidc.discovery-url";
    private static final String PLAIN = "--plain-http";
    private static final String WAYS = TLS_FILES + " (the hall itself speaks HTTPS with this certificate),"
            + " --trusted-proxy CIDR,… (a reverse proxy at these addresses speaks HTTPS with the venues and reports"
            + " who asks) or " + PLAIN + " (nothing is encrypted: anybody on the way can read codes and moves, so only"
            + " inside a VPN or a network that you trust)";

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = {
                "Address of this machine where the hall's pages listen, or 0.0.0.0 for all;",
                "127.0.0.1 by default. Any other needs --tls-cert and --tls-key, --trusted-proxy or --plain-http."
            })
    private Optional<String> host = Optional.empty();

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            description = "The address that people open, such as https://hall.example.org; links and slips show it.")
    private Optional<String> publicUrl = Optional.empty();

    @Option(
            names = "--tls-cert",
            paramLabel = "FILE",
            description = "The hall itself speaks HTTPS: its certificate and the intermediate certificates (PEM).")
    private Optional<Path> certificate = Optional.empty();

    @Option(
            names = "--tls-key",
            paramLabel = "FILE",
            description = "The private key of --tls-cert (PEM, not encrypted).")
    private Optional<Path> key = Optional.empty();

    @Option(
            names = "--trusted-proxy",
            paramLabel = "CIDR",
            description = {
                "Addresses or networks of the reverse proxy in front of the hall, such as 127.0.0.1 or",
                "10.0.0.0/24; only its X-Forwarded-For is believed."
            })
    private List<String> proxies = List.of();

    @Option(
            names = PLAIN,
            description = "Let other machines connect without encryption: only inside a VPN or a network you trust.")
    private boolean plain;

    @Option(
            names = "--oidc",
            paramLabel = "FILE",
            description = {
                "Officials may also sign in through the OpenID Connect provider that this file describes",
                "(onehall.oidc.discovery-url=…; see docs/operations.md). Codes remain valid."
            })
    private Optional<Path> signIn = Optional.empty();

    /**
     * The doors that the options ask for. Throws IllegalArgumentException, with a sentence for people, if the options
     * do not fit together.
     */
    Doors doors() {
        InetAddress address = host.map(DoorOptions::ownAddress).orElse(Doors.LOOPBACK.host());
        Optional<Doors.Certificate> tls = tls();
        if (plain && address.isLoopbackAddress())
            throw new IllegalArgumentException(
                    PLAIN + " alone does not let other machines in; pass an address with " + "--host too");
        // split here, because otherwise an empty one would not be noticed
        List<String> trusted = proxies.stream()
                .flatMap(some -> Stream.of(some.split(",", -1)))
                .map(DoorOptions::network)
                .toList();
        if (!address.isLoopbackAddress() && tls.isEmpty() && trusted.isEmpty() && !plain)
            throw new IllegalArgumentException(
                    "--host " + host.orElseThrow() + " lets other machines reach the hall;" + " also say how: " + WAYS);
        boolean direct = trusted.isEmpty() && !address.isLoopbackAddress();
        Optional<URI> url = publicUrl.map(text -> url(text, tls.isPresent(), direct));
        if (url.isEmpty() && address.isAnyLocalAddress())
            throw new IllegalArgumentException("--host " + host.orElseThrow() + " is not an address people can open;"
                    + " pass the one they open with --public-url" + example(tls.isPresent()));
        if (url.isEmpty() && !trusted.isEmpty())
            throw new IllegalArgumentException("with --trusted-proxy, people open the address of the proxy; pass this "
                    + "address with --public-url, such as --public-url https://hall.example.org");
        return new Doors(address, url, tls, trusted, signIn.map(DoorOptions::provider));
    }

    /** A file of settings in the zone's format; the zone itself checks each of them. */
    private static Path provider(Path given) {
        Path file = RunFolder.absolute(given);
        if (!file.toString().endsWith(PROPERTIES))
            throw new IllegalArgumentException(
                    "--oidc takes a file of settings whose name ends in " + PROPERTIES + ", not " + given);
        Properties settings = new Properties();
        try (var text = Files.newBufferedReader(file)) {
            settings.load(text);
        } catch (IOException | IllegalArgumentException e) {
            throw new IllegalArgumentException("the file " + given + " of --oidc cannot be read: " + e, e);
        }
        if (settings.getProperty(DISCOVERY, "").isBlank())
            throw new IllegalArgumentException(
                    "the file " + given + " of --oidc names no provider; it needs a line " + DISCOVERY + "=https://…");
        return file;
    }

    private Optional<Doors.Certificate> tls() {
        if (certificate.isEmpty() && key.isEmpty()) return Optional.empty();
        if (certificate.isEmpty() || key.isEmpty())
            throw new IllegalArgumentException("--tls-cert and --tls-key belong together: a certificate and its key");
        if (plain)
            throw new IllegalArgumentException("choose " + TLS_FILES + " or " + PLAIN + ", not both: with a certificate"
                    + " the hall speaks HTTPS only");
        Path chain = RunFolder.absolute(certificate.get());
        Path secret = RunFolder.absolute(key.get());
        OwnCertificate.check(chain, secret);
        return Optional.of(new Doors.Certificate(chain, secret));
    }

    /** An address of this machine. */
    private static InetAddress ownAddress(String text) {
        try {
            InetAddress address = text.equals("localhost") ? Doors.LOOPBACK.host() : InetAddress.ofLiteral(text);
            if (address.isAnyLocalAddress()
                    || address.isLoopbackAddress()
                    || NetworkInterface.getByInetAddress(address) != null) return address;
            throw new IllegalArgumentException("this machine does not have the address " + text + " of --host; it has "
                    + String.join(", ", addresses()) + ", and 0.0.0.0 stands for all");
        } catch (SocketException e) {
            throw new UncheckedIOException(e);
        } catch (IllegalArgumentException e) {
            if (e.getMessage().startsWith("this machine")) throw e;
            throw new IllegalArgumentException("--host takes an IP address of this machine, not '" + text + "'; it has "
                    + String.join(", ", addresses()) + ", and 0.0.0.0 stands for all");
        }
    }

    private static List<String> addresses() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(one -> !one.isLinkLocalAddress())
                    .map(one -> one.getHostAddress().replaceFirst("%.*", ""))
                    .sorted()
                    .toList();
        } catch (SocketException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String example(boolean encrypted) {
        Stream<String> reachable =
                addresses().stream().filter(one -> !InetAddress.ofLiteral(one).isLoopbackAddress());
        String scheme = encrypted ? "https://" : "http://";
        String some = reachable
                .map(one -> scheme + Doors.text(InetAddress.ofLiteral(one)))
                .collect(Collectors.joining(" or "));
        return some.isEmpty() ? "" : ", such as " + some + " with the port";
    }

    /** "192.0.2.1" becomes "192.0.2.1/32". */
    private static String network(String text) {
        String[] parts = text.strip().split("/", -1);
        try {
            if (!WHOLE.matcher(parts[0]).matches()) throw new IllegalArgumentException("10 would be 0.0.0.10");
            InetAddress address = InetAddress.ofLiteral(parts[0]);
            int bits = address.getAddress().length == IPV4_BYTES ? IPV4_BITS : IPV6_BITS;
            int prefix = parts.length == 1 ? bits : Integer.parseInt(parts[1]);
            if (parts.length <= 2 && prefix >= 1 && prefix <= bits) return address.getHostAddress() + "/" + prefix;
        } catch (IllegalArgumentException _) {
            // reported below
        }
        throw new IllegalArgumentException("--trusted-proxy takes addresses or networks of proxies, such as 127.0.0.1"
                + " or 10.0.0.0/24, not '" + text.strip() + "'; the whole internet (/0) cannot be trusted");
    }

    /**
     * @param encrypted whether the hall itself speaks HTTPS
     * @param direct whether other machines reach it without a proxy
     */
    private static URI url(String text, boolean encrypted, boolean direct) {
        try {
            URI url = new URI(text);
            String scheme = url.getScheme() == null ? "" : url.getScheme().toLowerCase(Locale.ROOT);
            boolean bare = (url.getRawPath() == null
                            || url.getRawPath().isEmpty()
                            || url.getRawPath().equals("/"))
                    && url.getRawQuery() == null
                    && url.getRawFragment() == null
                    && url.getRawUserInfo() == null;
            if (url.getPort() == 0 || url.getPort() > HIGHEST_PORT) throw new URISyntaxException(text, "port");
            if (url.getHost() == null || !bare || !scheme.equals("http") && !scheme.equals("https"))
                throw new URISyntaxException(text, "form");
            if (direct && encrypted != scheme.equals("https"))
                throw new IllegalArgumentException(
                        encrypted
                                ? "the hall speaks HTTPS with --tls-cert: --public-url must begin with https://, "
                                        + "unless a"
                                        + " --trusted-proxy stands in front of it"
                                : "nobody would answer at " + text + ": the hall speaks HTTP. Use " + TLS_FILES
                                        + ", or --trusted-proxy if a reverse proxy speaks HTTPS");
            return new URI(scheme, null, url.getHost().toLowerCase(Locale.ROOT), url.getPort(), null, null, null);
        } catch (URISyntaxException _) {
            throw new IllegalArgumentException("--public-url takes an address such as https://hall.example.org or"
                    + " http://192.0.2.10:8080, with nothing after it, not '" + text + "'");
        }
    }
}
