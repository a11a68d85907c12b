package org.onehall.chess;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What was found about one side's chance to checkmate (OCR 4.5).
 *
 * @param line the moves to a checkmate, replayed by the rules, if the verdict is WINNABLE; empty if the checkmate is
 *     already on the board
 * @param proof why there is none, if the verdict is UNWINNABLE
 * @param nodes positions looked at
 */
public record Finding(Winnability verdict, List<Move> line, Optional<Proof> proof, long nodes) {
    public Finding {
        Objects.requireNonNull(verdict, "verdict");
        line = List.copyOf(line);
        Objects.requireNonNull(proof, "proof");
    }
}
