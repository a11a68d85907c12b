package org.onehall.adjudication.domain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onehall.regulations.Fine;
import org.onehall.regulations.Points;

/** Fines announced before the competition (OCR 18.4.7). */
final class Fines {
    private Fines() {}

    static Optional<Fine> announced(PenaltyItem item, List<Fine> fines) {
        return fines.stream()
                .filter(fine -> item.fine().filter(fine.code()::equals).isPresent())
                .filter(fine -> item.amount().isEmpty() || item.amount().get().compareTo(fine.amount()) == 0)
                .findFirst();
    }

    static String text(List<Fine> fines) {
        return fines.isEmpty()
                ? "none"
                : fines.stream()
                        .map(fine -> fine.code() + " " + Points.text(fine.amount()))
                        .collect(Collectors.joining(", "));
    }
}
