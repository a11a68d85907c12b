package org.onehall.e2e;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Sends bytes unchanged to a port of this machine, and reads the answer as HTTP/1.1. Not thread-safe. */
final class RawHttp {
    private static final int PATIENCE_MS = 30_000;
    private static final int LONGEST_LINE = 100_000;

    private final int port;
    private Socket socket;
    private InputStream in;

    /** @param status 0 if the connection was closed without an answer */
    record Answer(int status, Map<String, String> headers, byte[] body) {
        String header(String name) {
            return headers.getOrDefault(name, "");
        }

        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    RawHttp(int port) {
        this.port = port;
    }

    /** Sends a request on the kept connection, or on a new one if the other end has closed it. */
    Answer ask(byte[] request) throws IOException {
        try {
            if (socket == null) connect();
            socket.getOutputStream().write(request);
            Answer answer = answer(in, request);
            if (answer.status() == 0 || answer.header("connection").equalsIgnoreCase("close")) close();
            if (answer.status() == 0) throw new EOFException("closed without an answer");
            return answer;
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    /** Sends on a separate connection and closes the sending side. */
    static Answer once(int port, byte[] request) {
        var one = new RawHttp(port);
        try {
            one.connect();
            one.socket.getOutputStream().write(request);
            one.socket.shutdownOutput();
            return answer(one.in, request);
        } catch (IOException _) {
            return new Answer(0, Map.of(), new byte[0]);
        } finally {
            one.close();
        }
    }

    private void connect() throws IOException {
        socket = new Socket();
        socket.setTcpNoDelay(true);
        socket.connect(new InetSocketAddress("127.0.0.1", port), PATIENCE_MS);
        socket.setSoTimeout(PATIENCE_MS);
        in = new BufferedInputStream(socket.getInputStream());
    }

    /** Closes the connection that is kept; the next request opens a new one. */
    void close() {
        try {
            if (socket != null) socket.close();
        } catch (IOException _) {
            // already closed
        }
        socket = null;
    }

    private static Answer answer(InputStream in, byte[] request) throws IOException {
        String first = line(in);
        while (first.startsWith("HTTP/1.1 100")) {
            while (!line(in).isEmpty()) continue;
            first = line(in);
        }
        if (!first.matches("HTTP/1\\.[01] \\d{3}.*")) return new Answer(0, Map.of(), new byte[0]);
        int status = Integer.parseInt(first.substring(9, 12));
        Map<String, String> headers = new TreeMap<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, Math.max(0, colon)).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        String verb = new String(request, 0, Math.min(5, request.length), StandardCharsets.ISO_8859_1);
        boolean none = status == 204 || status == 304 || verb.equals("HEAD ");
        return new Answer(status, headers, none ? new byte[0] : body(in, headers));
    }

    private static byte[] body(InputStream in, Map<String, String> headers) throws IOException {
        if (headers.containsKey("content-length"))
            return in.readNBytes(Integer.parseInt(headers.get("content-length")));
        if (!headers.getOrDefault("transfer-encoding", "").equals("chunked")) return in.readAllBytes();
        var body = new ByteArrayOutputStream();
        for (int size = Integer.parseInt(line(in), 16); size > 0; size = Integer.parseInt(line(in), 16)) {
            body.write(in.readNBytes(size));
            line(in);
        }
        line(in);
        return body.toByteArray();
    }

    private static String line(InputStream in) throws IOException {
        var line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n' && line.length() < LONGEST_LINE; next = in.read())
            line.append((char) next);
        return line.toString().strip();
    }
}
