package org.onehall.playingzone.command;

import io.grpc.StatusRuntimeException;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.onehall.decider.BoardId;
import org.onehall.house.Refused;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.types.v1.RefusalDetail;

/** Carries a person's commands to the services that own them, with the person's own token; blocks. */
@Singleton
public class CommandSender {
    private static final Logger LOG = Logger.getLogger(CommandSender.class);

    private final CommandCatalogue commands;
    private final LiveHall hall;
    private final CommandIds ids = new CommandIds();

    @Inject
    public CommandSender(CommandCatalogue commands, LiveHall hall) {
        this.commands = commands;
        this.hall = hall;
    }

    /** Sends a command to its owner, or refuses it here; there is always an answer. */
    public Answer carryOut(Command command, Sending sending) {
        if (!Visibility.ownBoard(sending.viewer(), command.board())) return Answer.refused(ZoneRefusal.ROLE_NEEDED);
        if (ids.isOfAnother(sending.viewer().actor().subject(), sending.id(), command))
            return Answer.refused(ZoneRefusal.ID_TAKEN);
        if (isOfArchive(command, sending.viewer())) return Answer.refused(ZoneRefusal.COMPETITION_ARCHIVED);
        try {
            if (command instanceof SeatCommand && sending.viewer().seat().isEmpty())
                return Answer.refused(ZoneRefusal.NO_SEAT);
            return commands.send(command, sending);
        } catch (StatusRuntimeException e) {
            return answer(e, sending.name(), sending.trace());
        } catch (CodeLog.StoreAwayException e) {
            LOG.warn(e.getMessage());
            return new Answer.Unavailable();
        } catch (RuntimeException | LinkageError e) { // so that nobody waits in vain for an answer
            LOG.errorf(e, "%s failed, trace %s", sending.name(), sending.trace());
            return Answer.fault(sending.trace());
        }
    }

    /**
     * Whether a command would change a competition in the archive, or let somebody in to change it (OCR 17.11). A lost
     * device is still shut out.
     */
    private boolean isOfArchive(Command command, Viewer viewer) {
        if (command instanceof CodeCommands.ShutOut) return false;
        String named = BoardId.competitionOf(command.board());
        String competition = named.isEmpty() ? hall.competition(viewer) : named;
        return hall.read(h -> h.rooms().competitions().isArchived(competition));
    }

    /** Either a definite refusal, or a fault that sending the command again would only repeat, or no answer yet. */
    static Answer answer(StatusRuntimeException e, String name, String trace) {
        Optional<RefusalDetail> refusal = Refused.read(e);
        if (refusal.isPresent())
            return new Answer.Refused(
                    refusal.get().getCode(),
                    refusal.get().getRule(),
                    refusal.get().getText(),
                    refusal.get().getDetailsMap());
        LOG.warnf("%s was not answered: %s", name, e.getStatus().getCode());
        return switch (e.getStatus().getCode()) {
            case UNIMPLEMENTED -> Answer.fault(trace);
            // INTERNAL or UNKNOWN without a refusal means that the connection broke during the call. The command may
            // already be in the log, so the screen sends it again.
            default -> new Answer.Unavailable();
        };
    }
}
