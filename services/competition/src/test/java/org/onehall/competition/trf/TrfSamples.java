package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Sample tournament reports. */
final class TrfSamples {
    private static final Path SAMPLES = Path.of("src/test/resources/trf");
    /** Two players and two teams, with every kind of line there is. */
    static final String EVERYTHING = """
            012 Every Kind of Line
            022 Rome
            032 ITA
            042 2026/05/01
            052 2026/05/02
            062 4
            072 3 (4)
            082 2
            092 Team: Swiss-System
            102 IA Uno, Ada (1234567)
            112 FA Due, Ada
            112 FA Tre, Ada
            122 90 minutes + 30 seconds
            132                                                                                        26/05/01  26/05/02
            142 2
            152 B
            162  W 3.0     D 1.0     L 0.0
            172 ITA FIDON
            182 Some Program 1.2
            192 FIDE_TEAM_TYPEA_MP_GP
            202 MP,GP
            212 PTS,BH
            222 40/6000+30:900+30
            352 WB
            362 TW  2.0   TD  1.0   TL  0.0
            ### a comment	with a tab
            001    1 m GM Uno,Bo                            2500 ITA      123456 1990/12/31  1.5    1     3 w 1  0000 - H               3 b
            001    2 w    Due,Bo                            2400 ITA             1991        1.0    2     4 b =     4 - +
            001    3 mWCM Tre,Bo                             900 ITA 12345678901 1990.00.00  0.0    4     1 b 0  0000 - U               1 w
            001    4      Quattro,Bo                                                         0.5    3     2 w =     2 - -
            ITA    1      Uno, Roberto                      2450 RM  A-77
            013 Old Team                           1    2
            310   1 Alpha                            ALF     2450   11.5   28.0   1     1    2
            310   2 Beta                                            10.0   27.5   2     3    4
            240 H 002    1
            250 00.0 02.0 001 002 0001 0002
            260 001 002    1    2
            299 W   3.0   1.0   1    1
            299          -0.5  002    2    3
            300   1   1   2    2 0000
            320  1.0  2.0 000   1
            330 +- 002   1   2
            801   1 whatever is here
            802   1 ALF     11.5   28.0    2 w  2.0
            XXR 9
            XXC white1

            DAT 0001 EMAIL someone
            """;

    private TrfSamples() {}

    static Trf read(String text) {
        TrfReading reading = Trf.read(text);
        return assertInstanceOf(TrfReading.Read.class, reading, reading::toString)
                .report();
    }

    static List<Path> samples() throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path folder : System.getProperty("onehall.trf") == null
                ? List.of(SAMPLES)
                : List.of(SAMPLES, Path.of(System.getProperty("onehall.trf"))))
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> file.toString().endsWith(".trf")).sorted().forEach(found::add);
            }
        return found;
    }

    static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
