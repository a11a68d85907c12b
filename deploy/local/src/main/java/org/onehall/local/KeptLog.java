package org.onehall.local;

import java.io.IOException;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.apache.kafka.common.utils.Exit;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.DiskRoom;

/** The log of a data folder on which no hall is running, opened for reading; its brokers run in this process. */
public final class KeptLog implements AutoCloseable {
    private final FileLock lock;
    /** Without these, anybody on this machine could read the log while it is open. */
    private final BrokerCredentials credentials;

    private final List<EmbeddedBroker> brokers;

    private KeptLog(FileLock lock, BrokerCredentials credentials, List<EmbeddedBroker> brokers) {
        this.lock = lock;
        this.credentials = credentials;
        this.brokers = List.copyOf(brokers);
    }

    /** Opens the log of a data folder and prevents a hall from starting on it in the meantime. */
    public static KeptLog open(Path data) throws IOException, InterruptedException {
        RunFolder run = new RunFolder(data);
        if (run.brokers() == 0) {
            throw new Complaint(Complaint.USAGE, "nothing is recorded in " + run.data());
        }
        return open(run);
    }

    static KeptLog open(RunFolder run) throws IOException, InterruptedException {
        FileLock lock = run.take();
        sayWhenTheDiskFails(run.data());
        List<String> folders = new Scale(run.brokers(), Map.of()).brokerNames();
        BrokerCredentials credentials = BrokerCredentials.passing();
        List<EmbeddedBroker.Node> nodes = new ArrayList<>();
        for (int id = 1; id <= folders.size(); id++) {
            nodes.add(new EmbeddedBroker.Node(id, Ports.anyFree(), Ports.anyFree()));
        }
        // started together, because each waits for a majority
        try (ExecutorService starting = Executors.newCachedThreadPool()) {
            List<EmbeddedBroker> brokers = new ArrayList<>();
            for (Future<EmbeddedBroker> one : starting.invokeAll(nodes.stream()
                    .map(node -> start(run.data().resolve(folders.get(node.id() - 1)), node.id(), nodes, credentials))
                    .toList())) {
                brokers.add(one.get());
            }
            return new KeptLog(lock, credentials, brokers);
        } catch (ExecutionException e) {
            throw new IOException(
                    "the log of " + run.data() + " cannot be opened: "
                            + e.getCause().getMessage(),
                    e.getCause());
        }
    }

    /**
     * Reports a full disk: a broker that cannot write ends its process, which is this one, and otherwise nobody would
     * learn why.
     */
    private static void sayWhenTheDiskFails(Path data) {
        Exit.setHaltProcedure((code, _) -> {
            System.err.println("onehall: the disk of " + data + " is full or cannot be written"
                    + DiskRoom.of(data).map(room -> " (" + room.text() + ")").orElse("")
                    + "; make room there and try again");
            Runtime.getRuntime().halt(code);
        });
    }

    private static Callable<EmbeddedBroker> start(
            Path folder, int id, List<EmbeddedBroker.Node> nodes, BrokerCredentials credentials) {
        return () -> EmbeddedBroker.start(folder, id, nodes, Optional.of(credentials.guard()));
    }

    /** How to connect to the brokers to read the log. */
    public BrokerAccess access() {
        return credentials.operator(
                brokers.stream().map(EmbeddedBroker::bootstrap).collect(Collectors.joining(",")));
    }

    /** The end of each log as its brokers last noted it before they were started here; offset by "topic-partition". */
    public Map<String, Long> notedEnds() {
        Map<String, Long> ends = new HashMap<>();
        brokers.forEach(broker -> broker.notedEnds().forEach((log, end) -> ends.merge(log, end, Math::max)));
        return ends;
    }

    @Override
    public void close() throws IOException {
        // ended together, because the last one alone could not do what needs a majority
        try (ExecutorService ending = Executors.newCachedThreadPool()) {
            brokers.forEach(broker -> ending.execute(broker::close));
        }
        lock.acquiredBy().close();
    }
}
