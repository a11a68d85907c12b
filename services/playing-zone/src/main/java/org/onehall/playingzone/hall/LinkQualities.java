package org.onehall.playingzone.hall;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.LinkQuality;
import org.onehall.playingzone.rights.Visibility;

/** The quality of the seats' links as last reported to the officials (OCR 18.8). Not thread-safe. */
final class LinkQualities {
    private final Hall hall;
    private final Map<SeatKey, LinkQuality> told = new LinkedHashMap<>();

    /** The quality of a link, and which officials it concerns. */
    private record Walled(String competition, List<String> venues, Frames.SeatQuality quality) {}

    LinkQualities(Hall hall) {
        this.hall = hall;
    }

    /** Shows an official all measured links of his venues. */
    void show(Member official) {
        show(official, walled(told));
    }

    /** Shows the officials among these members the links that have changed enough to be sent. */
    void news(Map<SeatKey, LinkQuality> measured, Collection<Member> members) {
        Map<SeatKey, LinkQuality> news = new LinkedHashMap<>();
        measured.forEach((seat, now) -> {
            LinkQuality was = told.get(seat);
            if (was == null
                    || differs(was.ms(), now.ms())
                    || differs(was.jitterMs(), now.jitterMs())
                    || differs(was.latePercent(), now.latePercent())) news.put(seat, now);
        });
        if (news.isEmpty()) return;
        told.putAll(news);
        List<Walled> shown = walled(news);
        members.stream()
                .filter(member -> Visibility.isOfficial(member.viewer()))
                .forEach(member -> show(member, shown));
    }

    /** Whether two values differ by more than a few, and by more than a fifth. */
    private static boolean differs(int was, int now) {
        return Math.abs(now - was) > Math.max(5, was / 5);
    }

    private List<Walled> walled(Map<SeatKey, LinkQuality> of) {
        return of.entrySet().stream()
                .map(one -> new Walled(
                        BoardId.competitionOf(one.getKey().board()),
                        hall.rooms().boards().venues(one.getKey().board()),
                        new Frames.SeatQuality(
                                one.getKey().board(),
                                one.getKey().side(),
                                one.getValue().ms(),
                                one.getValue().jitterMs(),
                                one.getValue().latePercent())))
                .toList();
    }

    private static void show(Member member, List<Walled> of) {
        List<Frames.SeatQuality> shown = of.stream()
                .filter(one -> Visibility.wall(member.viewer(), one.competition(), one.venues()))
                .map(Walled::quality)
                .toList();
        if (!shown.isEmpty()) member.outlet().send(Frames.qualities(shown));
    }
}
