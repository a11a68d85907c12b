package org.onehall.eventlog;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.common.config.SaslConfigs;

/**
 * Where the brokers are and how a client authenticates.
 *
 * @param bootstrap "host:port,…"
 * @param properties further settings of Kafka clients, such as "security.protocol"; none for a broker that requires no
 *     credentials
 */
public record BrokerAccess(String bootstrap, Map<String, String> properties) {
    public BrokerAccess {
        properties = Map.copyOf(properties);
    }

    /** A broker that requires no credentials. */
    public static BrokerAccess open(String bootstrap) {
        return new BrokerAccess(bootstrap, Map.of());
    }

    /**
     * With the settings from a file in the format of Kafka's own tools ({@code --command-config}).
     *
     * @throws IOException if it cannot be read
     */
    public static BrokerAccess of(String bootstrap, Path file) throws IOException {
        Properties read = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            read.load(reader);
        }
        Map<String, String> properties = new HashMap<>();
        read.stringPropertyNames().forEach(name -> properties.put(name, read.getProperty(name)));
        return new BrokerAccess(bootstrap, properties);
    }

    /**
     * The settings of a client with a user name and a password.
     *
     * @param mechanism "SCRAM-SHA-512" or "PLAIN"
     * @param user letters, digits and hyphens
     * @param password without quotes and backslashes
     */
    public static Map<String, String> login(String mechanism, String user, String password) {
        String jaas = "%s required username=\"%s\" password=\"%s\";".formatted(module(mechanism), user, password);
        return Map.of(
                CommonClientConfigs.SECURITY_PROTOCOL_CONFIG,
                "SASL_PLAINTEXT",
                SaslConfigs.SASL_MECHANISM,
                mechanism,
                SaslConfigs.SASL_JAAS_CONFIG,
                jaas);
    }

    private static String module(String mechanism) {
        return "org.apache.kafka.common.security."
                + (mechanism.equals("PLAIN") ? "plain.PlainLoginModule" : "scram.ScramLoginModule");
    }

    /** Never contains the properties, because one of them is a password. */
    @Override
    public String toString() {
        return bootstrap;
    }

    /** Settings for a client of these brokers; more can be added. */
    public Map<String, Object> client() {
        Map<String, Object> settings = new HashMap<>(properties);
        settings.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, bootstrap);
        return settings;
    }
}
