package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import java.util.Optional;

/**
 * The secrets with which the communication system signs its webhooks (OCR 18.8). Prefix {@code onehall.communication}.
 */
@ConfigMapping(prefix = "onehall.communication")
public interface CommunicationConfig {
    /** The secret for Zoom's webhooks; without it they are refused. */
    Optional<String> zoomSecret();

    /** The secret for the webhooks of Jitsi as a Service; without it they are refused. */
    Optional<String> jitsiSecret();
}
