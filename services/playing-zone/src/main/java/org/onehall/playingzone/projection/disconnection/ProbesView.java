package org.onehall.playingzone.projection.disconnection;

import java.util.Optional;

/** What answered the venue's node when a link was lost: "ANSWERED" or "SILENT"; empty if nothing is known. */
public record ProbesView(
        Optional<String> device,
        Optional<String> gateway,
        Optional<String> provider,
        Optional<String> zone,
        Optional<String> node,
        Optional<String> communication) {}
