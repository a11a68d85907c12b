package org.onehall.playingzone.edge.rest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.zip.GZIPOutputStream;

/**
 * A document that many people read, as the bytes that are sent.
 *
 * @param type media type
 * @param plain its bytes
 * @param packed the same, compressed with gzip
 * @param tag a name of exactly these bytes, without quotation marks
 */
record PublicDocument(String type, byte[] plain, byte[] packed, String tag) {
    private static final int TAG_BYTES = 12;

    static PublicDocument of(String type, byte[] bytes) {
        return new PublicDocument(type, bytes, packed(bytes), tag(bytes));
    }

    private static byte[] packed(byte[] bytes) {
        var out = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static String tag(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(java.util.Arrays.copyOf(hash, TAG_BYTES));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
