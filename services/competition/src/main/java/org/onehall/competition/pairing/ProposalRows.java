package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Pairing;

/** Makes a proposal of rows that name two players, or a player and a bye. */
final class ProposalRows {
    private final int round;
    private final PlayerFinder players;
    private final PairingFaults faults;
    private final List<Pairing> pairings = new ArrayList<>();
    private final List<Bye> byes = new ArrayList<>();

    ProposalRows(int round, Collection<Candidate> candidates, PairingFaults faults) {
        this.round = round;
        this.players = new PlayerFinder(candidates);
        this.faults = faults;
    }

    /**
     * What a row says about one side.
     *
     * @param number the start number, if it has a column of its own; "" otherwise
     * @param player a name, a number, an id or a word for a bye
     * @param column where it begins, from 1
     */
    record Cell(String number, String player, int column) {
        boolean isEmpty() {
            return number.isEmpty() && player.isEmpty();
        }

        Optional<ByeKind> bye() {
            Optional<ByeKind> word = ByeWords.kind(player);
            if (word.isPresent()) return word;
            return player.isEmpty() ? ByeWords.kind(number) : Optional.empty();
        }
    }

    /**
     * Takes one row; what cannot be understood is a fault.
     *
     * @param board the board's number; 0: the next one
     */
    void row(int line, int board, Cell white, Cell black) {
        if (white.isEmpty() && black.isEmpty() || faults.areFull()) return;
        Optional<ByeKind> whiteBye = white.bye();
        Optional<ByeKind> blackBye = black.bye();
        if (whiteBye.isPresent() && blackBye.isPresent()) {
            faults.fault(line, white.column(), "a player against the bye, but both cells are byes");
            return;
        }
        if (whiteBye.isPresent() || blackBye.isPresent()) {
            Cell cell = whiteBye.isPresent() ? black : white;
            player(line, cell)
                    .ifPresent(player ->
                            bye(line, cell, player, whiteBye.or(() -> blackBye).orElseThrow()));
            return;
        }
        Optional<Candidate> one = player(line, white);
        Optional<Candidate> other = player(line, black);
        if (one.isPresent() && other.isPresent())
            pairings.add(new Pairing(
                    board == 0 ? pairings.size() + 1 : board,
                    one.get().playerId(),
                    other.get().playerId()));
    }

    private void bye(int line, Cell cell, Candidate player, ByeKind kind) {
        ByeKind taken = kind == ByeKind.ALLOCATED && player.availability() instanceof Availability.Absent(var asked)
                ? asked
                : kind;
        if (taken != kind)
            faults.note(
                    line,
                    cell.column(),
                    "the bye of " + player.shown() + " was taken as the " + PairingChecks.name(taken)
                            + " bye that the player asked for");
        byes.add(new Bye(round, player.playerId(), taken));
    }

    private Optional<Candidate> player(int line, Cell cell) {
        if (cell.isEmpty()) {
            faults.fault(line, cell.column(), "a player, or \"bye\", but the cell is empty");
            return Optional.empty();
        }
        return switch (found(cell)) {
            case PlayerFinder.Found.One(var player, var note) -> {
                note.ifPresent(text -> faults.note(line, cell.column(), text));
                yield Optional.of(player);
            }
            case PlayerFinder.Found.Nobody(var text) -> {
                faults.fault(line, cell.column(), text);
                yield Optional.empty();
            }
        };
    }

    private PlayerFinder.Found found(Cell cell) {
        if (cell.number().isEmpty()) return players.find(cell.player());
        if (cell.player().isEmpty()) return players.find(cell.number());
        return cell.number().matches("0*[1-9]\\d{0,3}")
                ? players.both(Integer.parseInt(cell.number()), cell.player())
                : new PlayerFinder.Found.Nobody(
                        "a start number is expected, not " + PairingFaults.quoted(cell.number()));
    }

    PairingReading reading() {
        return faults.reading(() -> new PairingProposal(round, pairings, byes, List.of()));
    }
}
