package org.onehall.playingzone.communication;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.communication.Webhook.Visit;

/** OCR 18.8: presence by signed webhook. */
class WebhookTest {
    private static final Instant NOW = Instant.parse("2026-03-01T14:00:00Z");
    private static final String BODY = "{\"event\":\"x\"}";

    private static byte[] mac(String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec("secret".getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (java.security.GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String zoom(String timestamp, String body) {
        return "v0=" + HexFormat.of().formatHex(mac("v0:" + timestamp + ":" + body));
    }

    private static String jitsi(String timestamp, String body) {
        return "t=" + timestamp + ",v1=" + Base64.getEncoder().encodeToString(mac(timestamp + "." + body));
    }

    private static boolean zoomTakes(String timestamp, String signature, String body) {
        return Webhook.ZOOM.isSigned("secret", timestamp, signature, body, NOW);
    }

    private static boolean jitsiTakes(String signature) {
        return Webhook.JITSI.isSigned("secret", null, signature, BODY, NOW);
    }

    /** RFC 4231, test case 2. */
    @Test
    void theSignatureIsHmacSha256() {
        assertEquals(
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
                Webhook.answer("Jefe", "what do ya want for nothing?"));
    }

    @Test
    void zoomSignsBodyAndTime() {
        String time = "" + NOW.getEpochSecond();
        assertTrue(zoomTakes(time, zoom(time, BODY), BODY));
        assertFalse(zoomTakes(time, zoom(time, BODY), BODY + " "));
        assertFalse(zoomTakes("" + (NOW.getEpochSecond() + 1), zoom(time, BODY), BODY));
        assertFalse(Webhook.ZOOM.isSigned("another", time, zoom(time, BODY), BODY, NOW));
        assertFalse(zoomTakes(time, null, BODY));
        assertFalse(zoomTakes(null, zoom("null", BODY), BODY));
        assertFalse(zoomTakes("soon", zoom("soon", BODY), BODY));
    }

    @Test
    void jitsiSignsBodyAndTimeInOneHeader() {
        String time = "" + NOW.getEpochSecond();
        assertTrue(jitsiTakes(jitsi(time, BODY)));
        assertTrue(jitsiTakes(jitsi(time, BODY).replace(",v1=", ",v1=AAAA,v1=")), "one of several signatures");
        assertTrue(jitsiTakes(jitsi(time + "000", BODY)), "in milliseconds");
        assertFalse(jitsiTakes(jitsi(time, BODY).replace("v1=", "v0=")));
        assertFalse(jitsiTakes(jitsi(time, "{}")));
        assertFalse(jitsiTakes(""));
        assertFalse(jitsiTakes(null));
    }

    @Test
    void anOldOneSentAgainIsNotTaken() {
        String old = "" + NOW.minusSeconds(301).getEpochSecond();
        assertFalse(zoomTakes(old, zoom(old, BODY), BODY));
        assertFalse(jitsiTakes(jitsi(old, BODY)));
        String young = "" + NOW.minusSeconds(299).getEpochSecond();
        assertTrue(zoomTakes(young, zoom(young, BODY), BODY));
    }

    private static Optional<Visit> visit(Webhook of, String json) {
        return of.visit(Json.object(json.replace('\'', '"')).orElseThrow());
    }

    @Test
    void whoComesAndGoesInZoom() {
        assertEquals(
                Optional.of(new Visit(
                        "uuid-1", "Anna Bianchi", "p1", true, Optional.of(Instant.parse("2026-03-01T13:59:58Z")))),
                visit(
                        Webhook.ZOOM,
                        "{'event':'meeting.participant_joined','event_ts':1772373600000,"
                                + "'payload':{'object':{'id':'1','participant':{'user_name':'Anna Bianchi',"
                                + "'participant_uuid':'uuid-1','customer_key':'p1',"
                                + "'join_time':'2026-03-01T13:59:58Z'}}}}"));
        assertEquals(
                Optional.of(new Visit("16778", "Anna", "", false, Optional.of(NOW))),
                visit(
                        Webhook.ZOOM,
                        "{'event':'meeting.participant_left','event_ts':" + NOW.toEpochMilli()
                                + ",'payload':{'object':{'participant':{'user_name':'Anna','user_id':'16778'}}}}"));
        assertEquals(Optional.empty(), visit(Webhook.ZOOM, "{'event':'meeting.started','payload':{'object':{}}}"));
        assertEquals(Optional.empty(), visit(Webhook.ZOOM, "{'event':'meeting.participant_left'}"));
    }

    @Test
    void whoComesAndGoesInJitsi() {
        assertEquals(
                Optional.of(new Visit("room/1", "Anna Bianchi", "p1", true, Optional.of(NOW))),
                visit(
                        Webhook.JITSI,
                        "{'eventType':'PARTICIPANT_JOINED','timestamp':" + NOW.toEpochMilli()
                                + ",'data':{'name':'Anna Bianchi','id':'p1','participantJid':'room/1'}}"));
        assertEquals(
                Optional.of(new Visit("p1", "", "p1", false, Optional.empty())),
                visit(Webhook.JITSI, "{'eventType':'PARTICIPANT_LEFT','data':{'id':'p1'}}"));
        assertEquals(Optional.empty(), visit(Webhook.JITSI, "{'eventType':'ROOM_CREATED','data':{}}"));
        assertEquals(Optional.empty(), visit(Webhook.JITSI, "{}"));
    }
}
