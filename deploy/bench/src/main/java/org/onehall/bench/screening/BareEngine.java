package org.onehall.bench.screening;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.onehall.engine.Effort;

/**
 * An engine that gets the same work as ours, and whose answers nobody reads: it shows how fast the work can be done.
 */
final class BareEngine implements AutoCloseable {
    private final Process process;
    private final BufferedReader in;
    private final PrintStream out;
    private final Effort effort;

    BareEngine(List<String> command, Effort effort) throws IOException {
        this.effort = effort;
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        in = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
        out = new PrintStream(process.getOutputStream(), true, StandardCharsets.US_ASCII);
        out.println("uci");
        until("uciok");
        out.println("setoption name Threads value 1");
        out.println("setoption name Hash value " + effort.hashMb());
        out.println("setoption name MultiPV value " + effort.multiPv());
    }

    void analyse(String fen) throws IOException {
        out.println("ucinewgame");
        out.println("isready");
        until("readyok");
        out.println("position fen " + fen);
        out.println("go nodes " + effort.nodes());
        until("bestmove");
    }

    private void until(String beginning) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) if (line.startsWith(beginning)) return;
        throw new IOException("the engine has ended");
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
