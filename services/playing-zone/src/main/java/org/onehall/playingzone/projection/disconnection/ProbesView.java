package org.onehall.playingzone.projection.disconnection;

import java.util.Optional;

/**
 * What answered in the venue when a link was lost, seen from its node: "ANSWERED", "SILENT"; empty where nothing is
 * known.
 */
public record ProbesView(
        Optional<String> device,
        Optional<String> gateway,
        Optional<String> provider,
        Optional<String> zone,
        Optional<String> node,
        Optional<String> communication) {}
