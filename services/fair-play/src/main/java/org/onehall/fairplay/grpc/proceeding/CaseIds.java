package org.onehall.fairplay.grpc.proceeding;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Ids of cases ("cup/case-" and twenty letters and digits) and of recordings ("recording-" and as many). An id is
 * derived from the caller and the request's own id, so a repeat gives the same one. Nobody else can guess it, and no id
 * shows how many there are (APP-I G2.7).
 */
final class CaseIds {
    private static final int BYTES = 10;

    private CaseIds() {}

    static String of(String competition, String subject, String requestId) {
        return competition + "/case-" + letters(competition, subject, requestId);
    }

    static String ofRecording(String registerKey, String subject, String requestId) {
        return "recording-" + letters(registerKey, subject, requestId);
    }

    private static String letters(String key, String subject, String requestId) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest((key + "\n" + subject + "\n" + requestId).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
