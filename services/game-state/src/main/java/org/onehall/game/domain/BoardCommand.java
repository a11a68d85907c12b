package org.onehall.game.domain;

import java.util.Optional;
import org.onehall.decider.BoardId;

/** A command to one board, which has been created before. */
public sealed interface BoardCommand extends Command
        permits Command.ClearSeat,
                Command.Start,
                Command.NoteDisconnection,
                PresenceCommand,
                MoveCommand,
                ResultCommand,
                ClockCommand,
                RepairCommand,
                AdjournmentCommand,
                AssistanceCommand {
    BoardId boardId();

    @Override
    default Optional<BoardId> board() {
        return Optional.of(boardId());
    }
}
