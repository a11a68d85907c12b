package org.onehall.local;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.StringJoiner;
import org.onehall.broker.EmbeddedBroker;

/**
 * The part of an identity that each container of a hall may read, in a separate folder for each: a compromised
 * container does not reveal the secrets of others. Only the user that the container runs as can read the folder.
 */
final class ContainerFolders {
    /** The user of the hall's images. */
    static final int OURS = 10001;
    /** The user of Kafka's official image. */
    static final int BROKERS = 1000;

    private ContainerFolders() {}

    /**
     * Writes {@code containers/<service>}, {@code containers/operator} and {@code containers/broker} into the folder of
     * an identity, whose files must exist; certificates only if some were created. Refused if the files cannot be given
     * to the containers' users.
     *
     * @param brokers how many brokers there are
     * @return the folder that contains all of them
     */
    static Path write(Path identity, BrokerCredentials credentials, int brokers) throws IOException {
        Path all = identity.resolve("containers");
        Files.createDirectories(all);
        ServiceCertificates certificates = new ServiceCertificates(identity);
        for (Part part : Part.values()) {
            Path own = folder(all, part.service());
            copy(identity.resolve("issuer-public.pem"), own, "issuer-public.pem");
            copy(identity.resolve(part.service() + ".jwt"), own, "service.jwt");
            copy(identity.resolve(BrokerCredentials.clientFile(part.service())), own, "kafka.properties");
            if (part == Part.PLAYING_ZONE) {
                copy(identity.resolve("issuer-private.pem"), own, "issuer-private.pem");
                copy(identity.resolve("codes.secret"), own, "codes.secret");
            }
            if (Files.exists(certificates.authority())) {
                copy(certificates.authority(), own, ServiceCertificates.AUTHORITY);
            }
            if (Files.exists(certificates.certificate(part.service()))) {
                copy(certificates.certificate(part.service()), own, "grpc.crt");
                copy(certificates.key(part.service()), own, "grpc.key");
            }
            own(own, OURS);
        }
        Path operator = folder(all, Identity.OPERATOR);
        copy(identity.resolve("operator.jwt"), operator, "operator.jwt");
        copy(identity.resolve("broker.secret"), operator, "broker.secret");
        if (Files.exists(certificates.authority())) {
            copy(certificates.authority(), operator, ServiceCertificates.AUTHORITY);
        }
        copy(identity.resolve(BrokerCredentials.clientFile(Identity.OPERATOR)), operator, "kafka.properties");
        own(operator, OURS);
        Path broker = folder(all, "broker");
        Identity.write(
                broker.resolve("server.properties"),
                properties(EmbeddedBroker.settings(brokers, credentials.guard())),
                file -> own(file, BROKERS));
        own(broker, BROKERS);
        return all;
    }

    private static Path folder(Path all, String name) throws IOException {
        return Identity.ownFolder(all.resolve(name));
    }

    /**
     * Copies a file; the new file gets its owner before it replaces the old one, so that every reader of the old file
     * can read it.
     */
    private static void copy(Path from, Path folder, String name) throws IOException {
        Identity.write(folder.resolve(name), Files.readString(from), file -> own(file, OURS));
    }

    private static String properties(Map<String, String> settings) {
        StringJoiner lines = new StringJoiner("\n", "", "\n");
        settings.forEach((key, value) -> lines.add(key + "=" + value));
        return lines.toString();
    }

    private static void own(Path file, int user) throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            throw new Complaint(
                    Complaint.NO,
                    "files cannot be given to other users here; run this command in the"
                            + " container of the tools, as deploy/compose does");
        }
        if (Files.getAttribute(file, "unix:uid").equals(user)) return;
        try {
            Files.setAttribute(file, "unix:uid", user);
        } catch (FileSystemException denied) {
            throw new Complaint(
                    Complaint.NO,
                    file + " could not be given to user " + user + ": only root can do that;"
                            + " run this command as root, or in the container of the tools, as deploy/compose does");
        }
    }
}
