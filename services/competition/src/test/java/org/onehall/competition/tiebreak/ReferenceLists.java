package org.onehall.competition.tiebreak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The lists of tie-breaks by which every generated tournament is ranked, here and by the reference. */
final class ReferenceLists {
    /** Each is one list after PTS. */
    private static final String PLAYERS = """
            DE|DE/P|WIN|WON|BPG|BWG|PS|PS/C1|PS/C2|REP|STD|TPN|TPN/R
            BH|BH/C1|BH/C2|BH/C3|BH/M1|BH/M2|BH/P|BH/C1/P|BH/C2/P|BH/M1/P|BH/V2024|BH/V2026|BH/C1/V2024|BH/C1/V2026
            AOB|AOB/F|FB|FB/C1|FB/C2|FB/M1|FB/M2|FB/P|FB/C1/P|BH/F
            SB|SB/C1|SB/C2|SB/P|SB/C1/P|SB/C1/V2024|SB/C1/V2026|KS|KS/L+1|KS/L-1|KS/L+3
            ARO|ARO/C1|ARO/C2|ARO/M1|ARO/M2|TPR|PTP|APRO|APPO|RTNG|RTNG/R
            ARO/U1400|ARO/C1/U1400|ARO/M1/U1400|TPR/U1400|PTP/U1400|APRO/U1400|APPO/U1400|RTNG/U1400
            DE BH/C1 BH SB|WIN DE BH/C1 BH SB BWG TPN|BH/C1 BH DE WON ARO|DE WIN DE/P SB KS PS DE
            BWG BPG WON DE REP AOB DE
            """;

    private static final String TEAMS = """
            DE|DE/P|DE:GP|DE:GP/P|WIN|WON|REP|STD|BPG|BWG|PS|PS/C1|PS:GP|PS:GP/C1|PS:GP/C2|TPN|TPN/R|MPVGP|MPTS
            GPTS
            BH|BH/C1|BH/C2|BH/M1|BH/M2|BH/P|BH/C1/P|BH:GP|BH:GP/C1|BH:GP/C2|BH:GP/M1|BH:GP/P|BH/V2024|BH/V2026
            AOB|AOB:GP|AOB/F|AOB:GP/F|FB|FB/C1|FB/M1|FB/P|FB:GP|FB:GP/C1|FB:GP/P|SB|SB:GP|SB/C1
            KS|KS:GP|KS/L+1|KS:GP/L-2|EMMSB|EMGSB|EGMSB|EGGSB|EMMSB/C1|EMGSB/C1|EGMSB/C1|EGGSB/C1|EMGSB/C2
            EMMSB/P|EGGSB/C1/P
            EDE|EDE/P|EDEBT|EDEBB|EDET|EDEB|EDET/P|BC|TBR|BBE|SSSC|SSSC/K4|SSSC/F|SSSC/P|SSSC/F/P/K3
            EDET EMGSB/C1 BH:MP/C1 MPVGP|MPVGP DE BH/C1 EMGSB BC|EMMSB EDE SSSC|WIN BBE|BH EDEB TBR|GPTS TBR
            GPTS BBE|GPTS BC
            """;

    /** Lists after PTS:GP, where game points are the primary score. */
    private static final String TEAMS_BY_GAME_POINTS = """
            DE|EDE|EDET|EDEB|EDE/P|MPVGP|BH|BH/C1|BH:MP|BH:MP/C1|FB|AOB|SB|EMGSB|EGMSB|SSSC|SSSC/F|SSSC/K2|KS
            PS|TBR|BBE
            MPVGP EDET BH/C1 EMGSB|EDE TPN
            """;

    private ReferenceLists() {}

    /** Each is a list as text, "PTS DE BH/C1". */
    static List<String> of(boolean teams) {
        List<String> lists = new ArrayList<>();
        add(lists, "PTS ", teams ? TEAMS : PLAYERS);
        if (teams) add(lists, "PTS:GP ", TEAMS_BY_GAME_POINTS);
        return lists;
    }

    private static void add(List<String> lists, String points, String rows) {
        rows.lines().flatMap(row -> Arrays.stream(row.split("\\|"))).forEach(list -> lists.add(points + list));
    }
}
