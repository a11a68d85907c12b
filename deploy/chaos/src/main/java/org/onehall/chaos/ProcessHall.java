package org.onehall.chaos;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.local.OwnHall;

/** A hall of processes on this machine, which the launcher restarts. */
record ProcessHall(OwnHall hall) implements TriedHall {
    @Override
    public String url(String venue) {
        return hall.url();
    }

    @Override
    public BrokerAccess access() throws IOException {
        return hall.access();
    }

    @Override
    public String operatorToken() throws IOException {
        return hall.operatorToken();
    }

    @Override
    public void load(Path yaml, Map<String, String> files) throws IOException, InterruptedException {
        hall.load(yaml, files);
    }

    @Override
    public Map<String, ProcessHandle> parts() throws IOException {
        return hall.parts();
    }

    @Override
    public boolean ready(String part) throws InterruptedException {
        return hall.ready(part);
    }

    @Override
    public void gone(String part) {
        hall.gone(part);
    }

    @Override
    public Set<String> away() {
        return hall.away();
    }

    @Override
    public boolean runs() {
        return hall.runs();
    }

    @Override
    public void close() {
        hall.close();
    }
}
