package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;

/** Enrolment codes. Prefix {@code onehall.codes}. */
@ConfigMapping(prefix = "onehall.codes")
public interface CodesConfig {
    /**
     * File with the secret for the hashes of stored codes. The first start creates it, and only its owner can read it.
     * Every instance of the playing zone needs the same file; without it, existing codes are not recognised.
     */
    @WithDefault("${onehall.data-dir:target/data}/codes.secret")
    Path secretFile();
}
