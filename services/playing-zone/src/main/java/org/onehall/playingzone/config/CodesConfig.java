package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;

/** Enrolment codes. Prefix {@code onehall.codes}. */
@ConfigMapping(prefix = "onehall.codes")
public interface CodesConfig {
    /**
     * File with the secret that stored codes are hashed with, made at the first start, readable by its owner only.
     * Every instance of the playing zone needs the same; without it no code that was made before is known any more.
     */
    @WithDefault("${onehall.data-dir:target/data}/codes.secret")
    Path secretFile();
}
