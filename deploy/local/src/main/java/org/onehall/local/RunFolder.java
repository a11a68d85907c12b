package org.onehall.local;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** What a data folder records about the processes that run on it: a lock, process ids, ports. */
final class RunFolder {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String LAUNCHER = "launcher";
    /**
     * Present in the command line of every process started for a data folder; it is not one of the services' own
     * settings (onehall.…).
     */
    static final String MARK = "-Dhall.data=";

    private final Path data;
    private final Path run;

    RunFolder(Path data) {
        this.data = absolute(data);
        this.run = this.data.resolve("run");
    }

    Path data() {
        return data;
    }

    /** The option that marks a process as belonging to this data folder. */
    String mark() {
        return MARK + data;
    }

    /**
     * Marks the folder as a hall's; only its owner may enter it. Refused, before anything in it is changed, if it is
     * not empty and was never a hall's.
     */
    void own() throws IOException {
        if (Files.exists(data) && !Files.isDirectory(data))
            throw new Complaint(Complaint.NO, data + " is a file, not a folder; choose another with --data");
        try {
            if (!isHalls() && !isEmpty()) {
                throw new Complaint(
                        Complaint.USAGE,
                        data + " is not the data folder of a hall, and it is not empty;"
                                + " choose an empty or a new folder with --data");
            }
            Identity.ownFolder(data);
            Files.createDirectories(run);
            FileChannel.open(lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                    .close();
        } catch (AccessDeniedException e) {
            throw noPermission(e);
        }
    }

    private Path lock() {
        return run.resolve("lock");
    }

    private static Complaint noPermission(AccessDeniedException e) {
        return new Complaint(
                Complaint.NO, "no permission to write in " + e.getFile() + "; choose another data folder with --data");
    }

    /**
     * Whether the folder contains the files that every hall leaves; other programs may have folders with these names,
     * but not these files in them.
     */
    private boolean isHalls() {
        return Stream.of(lock(), data.resolve("identity/issuer-private.pem"), data.resolve("broker/meta.properties"))
                .anyMatch(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS));
    }

    /** Whether the folder is new: it does not exist, or contains only what a system puts on a new disk. */
    private boolean isEmpty() throws IOException {
        if (!Files.exists(data)) return true;
        try (Stream<Path> files = Files.list(data)) {
            return files.allMatch(file -> file.getFileName().toString().equals("lost+found"));
        }
    }

    /**
     * Locks the data folder for this process until it ends; the operating system releases the lock even after SIGKILL.
     * Refused while another process holds it.
     */
    FileLock take() throws IOException {
        own();
        try {
            FileChannel channel = FileChannel.open(lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = tryLock(channel);
            if (lock == null) {
                channel.close();
                throw new Complaint(
                        Complaint.NO,
                        "the data folder " + data + " is in use by "
                                + launcher()
                                        .map(hall -> "a running hall (process " + hall.pid()
                                                + "); stop it with ./onehall stop --data " + quoted(data))
                                        .orElse("another command, such as an import or a restore; wait until it ends")
                                + ", or choose another folder with --data");
            }
            return lock;
        } catch (AccessDeniedException e) {
            throw noPermission(e);
        }
    }

    private static FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException _) {
            return null;
        }
    }

    /** Whether a hall is running on this folder now. */
    boolean taken() throws IOException {
        if (!Files.exists(lock())) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(lock(), StandardOpenOption.WRITE)) {
            FileLock lock = tryLock(channel);
            if (lock != null) {
                lock.release();
            }
            return lock == null;
        }
    }

    /** The process that holds the folder, if it is alive. */
    Optional<ProcessHandle> launcher() {
        return process(LAUNCHER);
    }

    void noteLauncher() throws IOException {
        note(LAUNCHER, ProcessHandle.current().pid());
    }

    void note(String name, long pid) throws IOException {
        Identity.write(run.resolve(name + ".pid"), pid + "\n");
    }

    /**
     * Removes a note. A note that remains does no harm: its process is gone, and another process with the same id is
     * not mistaken for it.
     */
    void forget(String name) {
        try {
            Files.deleteIfExists(run.resolve(name + ".pid"));
        } catch (IOException _) {
            // harmless, see above
        }
    }

    void forgetLauncher() {
        forget(LAUNCHER);
    }

    /**
     * The live process noted under a name, if it is still one of this folder's and not another process with the same
     * id.
     */
    Optional<ProcessHandle> process(String name) {
        try {
            long pid =
                    Long.parseLong(Files.readString(run.resolve(name + ".pid")).strip());
            return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).filter(this::ours);
        } catch (IOException | NumberFormatException _) {
            return Optional.empty();
        }
    }

    private boolean ours(ProcessHandle process) {
        return process.pid() == ProcessHandle.current().pid()
                || process.info()
                        .arguments()
                        .map(List::of)
                        .map(arguments -> arguments.contains(mark()) || arguments.contains("org.onehall.local.Onehall"))
                        .orElse(false);
    }

    /** Every live process noted here except the launcher, by name. */
    Map<String, ProcessHandle> children() throws IOException {
        Map<String, ProcessHandle> children = new TreeMap<>();
        if (Files.isDirectory(run)) {
            try (var files = Files.newDirectoryStream(run, "*.pid")) {
                for (Path file : files) {
                    String name = file.getFileName().toString().replaceFirst("\\.pid$", "");
                    if (!name.equals(LAUNCHER)) {
                        process(name).ifPresent(process -> children.put(name, process));
                    }
                }
            }
        }
        return children;
    }

    /**
     * Ends processes that an earlier launcher left running, brokers last. Must be called while holding the lock.
     *
     * @return names of the processes that were ended
     */
    List<String> endLeftovers() throws IOException, InterruptedException {
        Map<String, ProcessHandle> left = children();
        List<String> brokers = left.keySet().stream().filter(Launcher::isBroker).toList();
        List<String> ended = new ArrayList<>(left.keySet());
        ended.removeAll(brokers);
        end(ended.stream().map(left::get).toList());
        end(brokers.stream().map(left::get).toList());
        ended.addAll(brokers);
        return ended;
    }

    private static void end(List<ProcessHandle> processes) throws InterruptedException {
        processes.forEach(ProcessHandle::destroy);
        for (ProcessHandle process : processes) {
            try {
                process.onExit().get(6, TimeUnit.SECONDS);
            } catch (TimeoutException | java.util.concurrent.ExecutionException _) {
                process.destroyForcibly();
            }
        }
    }

    void noteState(Ports ports, Scale scale, String started) throws IOException {
        Map<String, Integer> instances = new TreeMap<>();
        scale.instances().forEach((part, number) -> instances.put(part.service(), number));
        Doors doors = ports.doors();
        Optional<Doors.Certificate> certificate = doors.certificate();
        Identity.write(
                run.resolve("state.json"),
                JSON.writerWithDefaultPrettyPrinter()
                                .writeValueAsString(Map.of(
                                        "port",
                                        ports.base(),
                                        "started",
                                        started,
                                        "data",
                                        data.toString(),
                                        "brokers",
                                        scale.brokers(),
                                        "instances",
                                        instances,
                                        "host",
                                        doors.host().getHostAddress(),
                                        "publicUrl",
                                        doors.publicUrl().map(URI::toString).orElse(""),
                                        "chain",
                                        certificate
                                                .map(one ->
                                                        absolute(one.chain()).toString())
                                                .orElse(""),
                                        "key",
                                        certificate
                                                .map(one -> absolute(one.key()).toString())
                                                .orElse("")))
                        + "\n");
    }

    /** The ports of the last or present run; empty if there was none. */
    Optional<Ports> ports() throws IOException {
        try {
            return state().map(state -> new Ports(state.path("port").asInt()));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /** The same, with the addresses and the certificate by which people reach the hall. */
    Optional<Ports> portsWithDoors() throws IOException {
        Optional<JsonNode> state = state();
        return ports().map(ports -> new Ports(ports.base(), doors(state.orElseThrow())));
    }

    private static Doors doors(JsonNode state) {
        String chain = state.path("chain").asText("");
        return new Doors(
                InetAddress.ofLiteral(state.path("host").asText("127.0.0.1")),
                Optional.of(state.path("publicUrl").asText(""))
                        .filter(url -> !url.isEmpty())
                        .map(URI::create),
                chain.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Doors.Certificate(
                                Path.of(chain), Path.of(state.path("key").asText()))),
                List.of(),
                Optional.empty());
    }

    /** How many of each part the last or present run has; one if nothing is recorded. */
    Scale scale() throws IOException {
        Map<Part, Integer> instances = new EnumMap<>(Part.class);
        JsonNode state = state().orElseGet(JSON::createObjectNode);
        for (Part part : Part.values()) {
            instances.put(part, state.path("instances").path(part.service()).asInt(1));
        }
        return new Scale(state.path("brokers").asInt(1), instances);
    }

    /** How many brokers have their log here: the number at the first start of a hall on this folder; 0 before that. */
    int brokers() {
        return (int) new Scale(3, Map.of())
                .brokerNames().stream()
                        .filter(name -> Files.isDirectory(data.resolve(name)))
                        .count();
    }

    private Optional<JsonNode> state() throws IOException {
        try {
            return Optional.of(JSON.readTree(Files.readString(run.resolve("state.json"))));
        } catch (NoSuchFileException | JsonProcessingException _) {
            return Optional.empty();
        }
    }

    static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }

    /** Where a path leads when all links are followed, even if nothing exists there yet. */
    static Path real(Path path) throws IOException {
        Path there = absolute(path);
        while (there.getParent() != null && !Files.exists(there)) there = there.getParent();
        return there.toRealPath().resolve(there.relativize(absolute(path))).normalize();
    }

    static String quoted(Path path) {
        return path.toString().contains(" ") ? "'" + path + "'" : path.toString();
    }
}
