package org.onehall.local;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.apache.kafka.clients.CommonClientConfigs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall identity}. */
@Command(
        name = "identity",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Make the keys, tokens and passwords of a hall whose services run without ./onehall up.",
            "Existing files are kept; only the owner of a file can read it.",
            "A service reads a renewed token by itself within seconds."
        })
final class IdentityCommand implements Callable<Integer> {
    private static final int SECRET_BYTES = 32;
    private static final int MOST_DAYS = 366;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    /** How services connect to the brokers. */
    enum Security {
        SASL_PLAINTEXT,
        SASL_SSL
    }

    @Spec
    private CommandSpec spec;

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Folder of the identity.")
    private Path out;

    @Option(
            names = "--rotate",
            description = {
                "Renew all tokens before the old ones end; both are valid until then.",
                "The keys must exist: a hall does not accept tokens signed with other keys."
            })
    private boolean rotate;

    @Option(
            names = "--days",
            paramLabel = "N",
            defaultValue = "7",
            description = "How long a new token is valid, 1 to " + MOST_DAYS + " days; ${DEFAULT-VALUE} by default.")
    private int days;

    @Option(
            names = "--security",
            paramLabel = "PROTOCOL",
            defaultValue = "SASL_PLAINTEXT",
            description = {
                "How services speak with the brokers: SASL_PLAINTEXT by default,",
                "SASL_SSL where the brokers have certificates. Applies only to files that are made now."
            })
    private Security security;

    @Option(
            names = "--containers",
            paramLabel = "1|3",
            description = {
                "Also write a folder for each container of a hall with this many brokers: only what that",
                "container may read, in DIR/containers/<name>, which deploy/compose mounts. Needs root, who can give",
                "the files to the users of the containers."
            })
    private Optional<Integer> brokers = Optional.empty();

    @Option(
            names = "--certificates",
            description = {
                "Also make certificates with which services speak gRPC over TLS with each other, each for the",
                "name of its service; --rotate renews them, not their authority. Each is valid for 13 months."
            })
    private boolean certificates;

    @Mixin
    private HelpOption help;

    private interface Made {
        void make(Path file) throws IOException;
    }

    /** An existing folder keeps its permissions, because other things in it may belong to others. */
    @Override
    public Integer call() throws Exception {
        PosixFileAttributeView there = Files.getFileAttributeView(out, PosixFileAttributeView.class);
        if (there == null || !Files.isDirectory(out)) return make();
        Set<PosixFilePermission> before = there.readAttributes().permissions();
        try {
            return make();
        } finally {
            there.setPermissions(before);
        }
    }

    private int make() throws Exception {
        if (days < 1 || days > MOST_DAYS) {
            throw new ParameterException(
                    spec.commandLine(), "the days a token is valid must be from 1 to " + MOST_DAYS + ", not " + days);
        }
        Path key = out.resolve("issuer-private.pem");
        Path shown = out.resolve("issuer-public.pem");
        if (Files.exists(key) != Files.exists(shown)) {
            throw new Complaint(
                    Complaint.NO,
                    (Files.exists(key) ? shown : key) + " is missing, and the other half of"
                            + " the key is there: put it back, or remove both to have a new key made"
                            + " (everybody must enrol again then)");
        }
        if (brokers.filter(number -> number != 1 && number != 3).isPresent()) {
            throw new ParameterException(
                    spec.commandLine(), "--containers takes the number of brokers, 1 or 3, not " + brokers.get());
        }
        boolean isNew = !Files.exists(key);
        if (isNew && rotate) {
            throw new Complaint(
                    Complaint.USAGE,
                    "there are no keys in " + out + " whose tokens could be renewed:"
                            + " name the folder the hall's identity was made in, or leave out --rotate to make a "
                            + "new one");
        }
        rotate |= isNew; // a token signed with another key is invalid
        Identity identity = Identity.in(out);
        row(isNew ? "made" : "kept", key, "SMALLRYE_JWT_SIGN_KEY_LOCATION of playing-zone, as file:…");
        row(isNew ? "made" : "kept", shown, "MP_JWT_VERIFY_PUBLICKEY_LOCATION of every service, as file:…");
        once(
                identity.codesSecret(),
                "ONEHALL_CODES_SECRET_FILE of playing-zone",
                false,
                file -> Identity.write(file, HexFormat.of().formatHex(random()) + "\n"));
        int ending = 0;
        for (String subject : Identity.subjects()) {
            ending += token(identity, subject) ? 1 : 0;
        }
        Path secret = out.resolve("broker.secret");
        boolean newSecret = !Files.exists(secret);
        once(
                secret,
                "the passwords below are made from this file; only ./onehall needs the file",
                false,
                BrokerCredentials::made);
        BrokerCredentials credentials = BrokerCredentials.read(secret);
        Map<String, String> protocol = Map.of(CommonClientConfigs.SECURITY_PROTOCOL_CONFIG, security.name());
        for (Part part : Part.values()) {
            once(
                    out.resolve(BrokerCredentials.clientFile(part.service())),
                    "ONEHALL_KAFKA_CLIENT_FILE of " + part.service(),
                    newSecret,
                    file -> Identity.write(
                            file, BrokerCredentials.text(credentials.service(part.service(), ""), protocol)));
        }
        once(
                out.resolve(BrokerCredentials.clientFile(Identity.OPERATOR)),
                "./onehall topics --config, where the brokers are the hall's own",
                newSecret,
                file -> Identity.write(file, BrokerCredentials.text(credentials.operator(""), protocol)));
        if (certificates) {
            certificates();
        }
        if (brokers.isPresent()) {
            Path folders = ContainerFolders.write(out, credentials, brokers.get());
            row("written", folders, "a folder for each container, given to its user");
        }
        if (ending > 0) {
            System.out.println("WARNING: " + ending + (ending == 1 ? " token ends" : " tokens end")
                    + " within a day or " + (ending == 1 ? "has" : "have") + " ended; --rotate renews all");
        }
        return 0;
    }

    private void certificates() throws IOException {
        ServiceCertificates all = new ServiceCertificates(out);
        boolean isNew = !Files.exists(all.authority());
        once(all.authority(), "ONEHALL_GRPC_TLS_AUTHORITIES of every service", false, _ -> all.makeAuthority());
        for (Part part : Part.values()) {
            if (part != Part.PLAYING_ZONE) { // the playing zone serves no gRPC
                once(
                        all.certificate(part.service()),
                        "ONEHALL_GRPC_TLS_CERTIFICATE of " + part.service() + ", and beside it ONEHALL_GRPC_TLS_KEY",
                        rotate || isNew,
                        _ -> all.make(part.service()));
            }
        }
    }

    /** Creates, renews or keeps a token; returns whether it ends soon. */
    private boolean token(Identity identity, String subject) throws IOException {
        Path file = identity.token(subject);
        boolean old = Files.exists(file);
        Duration valid = Duration.ofDays(days);
        if (rotate || !old) {
            identity.renewToken(subject, valid);
        }
        Optional<Instant> end = end(file);
        String use =
                subject.equals(Identity.OPERATOR) ? "the operator's token" : "ONEHALL_SERVICE_TOKEN_FILE of " + subject;
        row(
                !old ? "made" : rotate ? "renewed" : "kept",
                file,
                use
                        + end.map(at -> ", good until " + TIME.format(at))
                                .orElse(", which cannot be read; --rotate makes a new one"));
        Instant soon = Instant.now().plus(days > 1 ? Duration.ofDays(1) : Duration.ZERO);
        return end.map(at -> at.isBefore(soon)).orElse(true);
    }

    /** When a token ends; empty if the token cannot be read. */
    static Optional<Instant> end(Path token) throws IOException {
        String[] parts = Files.readString(token).strip().split("\\.");
        try {
            var claims = new ObjectMapper().readTree(Base64.getUrlDecoder().decode(parts.length == 3 ? parts[1] : ""));
            return claims.path("exp").canConvertToLong() && claims.path("exp").isNumber()
                    ? Optional.of(Instant.ofEpochSecond(claims.path("exp").asLong()))
                    : Optional.empty();
        } catch (IOException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /** @param renew whether an existing file is replaced */
    private static void once(Path file, String use, boolean renew, Made made) throws IOException {
        boolean old = Files.exists(file);
        if (renew || !old) {
            made.make(file);
        }
        row(!old ? "made" : renew ? "renewed" : "kept", file, use);
    }

    private static void row(String state, Path file, String use) {
        System.out.printf(Locale.ROOT, "%-8s %-45s %s%n", state, file, use);
    }

    private static byte[] random() {
        byte[] bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        return bytes;
    }
}
