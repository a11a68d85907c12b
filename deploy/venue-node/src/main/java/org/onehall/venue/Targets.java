package org.onehall.venue;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads what must be probed. Pure; an IllegalArgumentException says what is allowed. */
final class Targets {
    /** A host must not begin with a hyphen: it would be taken for an option. */
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9_:][A-Za-z0-9._:%-]{0,99}");

    private static final Pattern BOARD = Pattern.compile("\\S{1,20}");
    private static final String ANY_NETWORK = "00000000";
    private static final int GATEWAY_FLAG = 2;

    private Targets() {}

    /**
     * The devices of a file: {@code address} or {@code address board side} on each line, separated by blanks; {@code #}
     * begins a comment.
     *
     * @param file its name, for error messages
     */
    static List<Target> devices(String file, List<String> lines) {
        List<Target> devices = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            String at = file + ", line " + (i + 1) + ": ";
            String text = lines.get(i).replaceFirst("#.*", "").strip();
            if (text.isEmpty()) continue;
            Target device = device(text.split("\\s+"))
                    .orElseThrow(() -> new IllegalArgumentException(at + "\"" + text
                            + "\" is neither \"ADDRESS\" nor \"ADDRESS BOARD SIDE\", such as "
                            + "\"192.168.1.20 3 white\"; SIDE is white or black"));
            if (!known.add(device.address()))
                throw new IllegalArgumentException(at + device.address() + " has a line already; each device has one");
            devices.add(device);
        }
        return devices;
    }

    private static Optional<Target> device(String[] words) {
        if (!HOST.matcher(words[0]).matches()) return Optional.empty();
        if (words.length == 1) return Optional.of(Target.of(Segment.DEVICE, words[0]));
        if (words.length != 3
                || !BOARD.matcher(words[1]).matches()
                || !words[2].toLowerCase(Locale.ROOT).matches("white|black")) return Optional.empty();
        return Optional.of(new Target(Segment.DEVICE, words[0], words[1], words[2].toUpperCase(Locale.ROOT)));
    }

    /** A host as an option names it. */
    static String host(String option, String text) {
        if (!HOST.matcher(text).matches())
            throw new IllegalArgumentException(option + " takes the name or address of a host, such as 192.168.1.1");
        return text;
    }

    /** A host with a port, or -1 for none, as an option names it. */
    static URI hostAndPort(String option, String text) {
        try {
            // An IPv6 address without a port needs no brackets.
            URI address = URI.create(
                    "tcp://" + (text.matches("[0-9A-Fa-f]*:[0-9A-Fa-f:.]*:[0-9A-Fa-f.]*") ? "[" + text + "]" : text));
            String host = address.getHost();
            if (host != null
                    && address.getAuthority()
                            .equals(address.getRawSchemeSpecificPart().substring(2))
                    && address.getUserInfo() == null
                    && HOST.matcher(host.replaceAll("[\\[\\]]", "")).matches()
                    && address.getPort() != 0
                    && address.getPort() <= 65_535) return address;
        } catch (IllegalArgumentException _) {
            // Reported below.
        }
        throw new IllegalArgumentException(option + " takes HOST or HOST:PORT, such as 1.1.1.1 or dns.example.net:53");
    }

    /** The address of a zone: http or https, a host, no path. */
    static URI zone(String option, String text) {
        try {
            URI zone = URI.create(text.replaceFirst("/+$", ""));
            if (zone.getHost() != null && text.length() <= 100 && text.matches("https?://[^/?#@]+/*")) return zone;
        } catch (IllegalArgumentException _) {
            // Reported below.
        }
        throw new IllegalArgumentException(
                option + " takes the address the boards use, such as https://zone.example.org");
    }

    /**
     * The gateway of the default route with the lowest metric in Linux's {@code /proc/net/route}; empty if there is
     * none.
     */
    static Optional<String> gateway(List<String> routes) {
        // Interface, destination, gateway, flags, references, use, metric, mask; addresses in hexadecimal, last byte
        // first.
        return routes.stream()
                .skip(1)
                .map(line -> line.strip().split("\\s+"))
                .filter(field -> field.length > 7
                        && field[1].equals(ANY_NETWORK)
                        && field[7].equals(ANY_NETWORK)
                        && (Integer.parseInt(field[3], 16) & GATEWAY_FLAG) != 0)
                .min((a, b) -> Integer.compare(Integer.parseInt(a[6]), Integer.parseInt(b[6])))
                .map(field -> {
                    byte[] address = HexFormat.of().parseHex(field[2]);
                    return (address[3] & 0xff) + "." + (address[2] & 0xff) + "." + (address[1] & 0xff) + "."
                            + (address[0] & 0xff);
                });
    }
}
