package org.onehall.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ScramCredentialInfo;
import org.apache.kafka.clients.admin.ScramMechanism;
import org.apache.kafka.clients.admin.UserScramCredentialAlteration;
import org.apache.kafka.clients.admin.UserScramCredentialUpsertion;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclBindingFilter;
import org.apache.kafka.common.errors.RetriableException;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.eventlog.TopicRights;

/**
 * The users of the hall's brokers: each service with the rights of the topic catalogue, and the operator, who may do
 * everything. Their passwords are derived from one secret, which is in the data folder's {@code identity/}, readable by
 * its owner only.
 */
public final class BrokerCredentials {
    /**
     * The user with every right, signed in by password only; used by the launcher, the tools and the brokers
     * themselves.
     */
    private static final String OPERATOR = Identity.OPERATOR;

    private static final String SCRAM = "SCRAM-SHA-512";
    /** The least that Kafka accepts; passwords have 256 random bits, and more rounds would not make them safer. */
    private static final int ROUNDS = 4096;

    private static final int SECRET_BYTES = 32;
    private static final long LOOK_AGAIN_MS = 50;

    private final byte[] secret;

    private BrokerCredentials(byte[] secret) {
        this.secret = secret;
    }

    /** The credentials of a data folder; created if there are none. */
    public static BrokerCredentials of(Path data) throws IOException {
        return made(file(data));
    }

    /** The credentials of a file; created if there is none. */
    static BrokerCredentials made(Path file) throws IOException {
        if (!Files.exists(file)) {
            Identity.ownFolder(file.getParent());
            Identity.write(file, HexFormat.of().formatHex(random()) + "\n");
        }
        return read(file);
    }

    /** The credentials of an existing file, as named by {@link #file}. */
    static BrokerCredentials read(Path file) throws IOException {
        try {
            byte[] secret = HexFormat.of().parseHex(Files.readString(file).strip());
            if (secret.length == SECRET_BYTES) {
                return new BrokerCredentials(secret);
            }
        } catch (IllegalArgumentException _) {
            // reported below
        }
        throw new Complaint(
                Complaint.NO,
                file + " is damaged; remove it while the hall is stopped, and the next start makes a new one");
    }

    /** Credentials known to nobody else and stored nowhere: for brokers that run in this process. */
    static BrokerCredentials passing() {
        return new BrokerCredentials(random());
    }

    /** The file in which a data folder keeps the secret. */
    public static Path file(Path data) {
        return data.resolve("identity").resolve("broker.secret");
    }

    private static byte[] random() {
        byte[] bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        return bytes;
    }

    private String password(String user) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            byte[] made = mac.doFinal(user.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(made);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What a broker needs to check its clients. */
    public EmbeddedBroker.Guard guard() {
        return new EmbeddedBroker.Guard(OPERATOR, password(OPERATOR));
    }

    /** Access as the operator, who may do everything. */
    public BrokerAccess operator(String bootstrap) {
        return new BrokerAccess(bootstrap, BrokerAccess.login("PLAIN", OPERATOR, password(OPERATOR)));
    }

    /** Access as a service, with its rights. */
    BrokerAccess service(String service, String bootstrap) {
        return new BrokerAccess(bootstrap, BrokerAccess.login(SCRAM, service, password(service)));
    }

    /**
     * Writes the client settings of a service, in the format of Kafka's own tools, into a data folder's
     * {@code identity/}.
     *
     * @return the file, readable by its owner only
     */
    public Path clientFile(Path data, String service) throws IOException {
        Path file = file(data).resolveSibling(clientFile(service));
        Identity.write(file, text(service(service, ""), Map.of()));
        return file;
    }

    /** The name of the file with a user's client settings. */
    static String clientFile(String user) {
        return "kafka-" + user + ".properties";
    }

    /**
     * Client settings in the format of Kafka's own tools.
     *
     * @param instead settings that replace those of the access
     */
    static String text(BrokerAccess access, Map<String, String> instead) {
        Map<String, String> settings = new TreeMap<>(access.properties());
        settings.putAll(instead);
        StringJoiner lines = new StringJoiner("\n", "", "\n");
        settings.forEach((key, value) -> lines.add(key + "=" + value));
        return lines.toString();
    }

    /** The change that makes a service known to the brokers, with its password. */
    UserScramCredentialUpsertion user(String service) {
        return new UserScramCredentialUpsertion(
                service, new ScramCredentialInfo(ScramMechanism.SCRAM_SHA_512, ROUNDS), password(service));
    }

    /**
     * Makes the services known to the brokers, with the rights of the topic catalogue and no others.
     *
     * @param patience how long each answer may take, in milliseconds
     * @return how many rights were missing
     */
    public int grant(String bootstrap, int patience) throws InterruptedException {
        List<UserScramCredentialAlteration> users = new ArrayList<>();
        TopicCatalogue.services().forEach(service -> users.add(user(service)));
        Set<AclBinding> rights = TopicRights.all();
        try (Admin admin = Topics.admin(operator(bootstrap), patience)) {
            admin.alterUserScramCredentials(users).all().get(patience, TimeUnit.MILLISECONDS);
            var kept = admin.describeAcls(AclBindingFilter.ANY).values().get(patience, TimeUnit.MILLISECONDS);
            Set<AclBinding> stale = new HashSet<>(kept);
            Set<AclBinding> missing = new HashSet<>(rights);
            missing.removeAll(stale);
            stale.removeAll(rights);
            admin.createAcls(missing).all().get(patience, TimeUnit.MILLISECONDS);
            admin.deleteAcls(stale.stream().map(AclBinding::toFilter).toList())
                    .all()
                    .get(patience, TimeUnit.MILLISECONDS);
            awaitKnown(admin, rights, bootstrap, patience);
            return missing.size();
        } catch (ExecutionException e) {
            String why = "the broker did not accept the services' rights: "
                    + e.getCause().getMessage();
            throw e.getCause() instanceof RetriableException ? new NotYet(why) : new Complaint(Complaint.NO, why);
        } catch (TimeoutException _) {
            throw new NotYet("the broker at " + bootstrap + " does not answer");
        }
    }

    /** Waits until the brokers know what the controller has accepted, because until then they reject the services. */
    private static void awaitKnown(Admin admin, Set<AclBinding> rights, String bootstrap, int patience)
            throws ExecutionException, InterruptedException, TimeoutException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patience);
        while (!knows(admin, rights, patience)) {
            if (System.nanoTime() - deadline > 0) {
                throw new NotYet("the broker at " + bootstrap + " does not know the services and their rights yet");
            }
            Thread.sleep(LOOK_AGAIN_MS);
        }
    }

    private static boolean knows(Admin admin, Set<AclBinding> rights, int patience)
            throws ExecutionException, InterruptedException, TimeoutException {
        return admin.describeUserScramCredentials()
                        .all()
                        .get(patience, TimeUnit.MILLISECONDS)
                        .keySet()
                        .containsAll(TopicCatalogue.services())
                && admin.describeAcls(AclBindingFilter.ANY)
                        .values()
                        .get(patience, TimeUnit.MILLISECONDS)
                        .containsAll(rights);
    }
}
