package org.onehall.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.onehall.broker.EmbeddedBroker;

/** The log of a data folder on which no hall runs, opened to be read: its brokers start in this process. */
final class KeptLog implements AutoCloseable {
    private final List<EmbeddedBroker> brokers;

    private KeptLog(List<EmbeddedBroker> brokers) {
        this.brokers = List.copyOf(brokers);
    }

    /** To be called while holding the folder. */
    static KeptLog open(RunFolder run) throws IOException, InterruptedException {
        List<String> folders = new Scale(run.brokers(), java.util.Map.of()).brokerNames();
        List<EmbeddedBroker.Node> nodes = new ArrayList<>();
        for (int id = 1; id <= folders.size(); id++) {
            nodes.add(new EmbeddedBroker.Node(id, Ports.anyFree(), Ports.anyFree()));
        }
        // Each waits for most of the others.
        try (ExecutorService starting = Executors.newCachedThreadPool()) {
            List<EmbeddedBroker> brokers = new ArrayList<>();
            for (Future<EmbeddedBroker> one : starting.invokeAll(nodes.stream().map(node -> start(
                    run.data().resolve(folders.get(node.id() - 1)), node.id(), nodes)).toList())) {
                brokers.add(one.get());
            }
            return new KeptLog(brokers);
        } catch (ExecutionException e) {
            throw new IOException("the log of " + run.data() + " cannot be opened: " + e.getCause().getMessage(), e.getCause());
        }
    }

    private static Callable<EmbeddedBroker> start(Path folder, int id, List<EmbeddedBroker.Node> nodes) {
        return () -> EmbeddedBroker.start(folder, id, nodes);
    }

    String bootstrap() {
        return brokers.stream().map(EmbeddedBroker::bootstrap).collect(Collectors.joining(","));
    }

    @Override
    public void close() {
        // At once: the last one alone could not do what needs a majority.
        try (ExecutorService ending = Executors.newCachedThreadPool()) {
            brokers.forEach(broker -> ending.execute(broker::close));
        }
    }
}
