package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;

/** Enrolment codes. Prefix {@code onehall.codes}. */
@ConfigMapping(prefix = "onehall.codes")
public interface CodesConfig {
    /**
     * File with the secret for the hashes of stored codes. The first start makes it, readable by its owner only. Every
     * instance of the playing zone needs the same file; without it, codes made before are unknown.
     */
    @WithDefault("${onehall.data-dir:target/data}/codes.secret")
    Path secretFile();
}
