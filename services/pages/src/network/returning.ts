import {
  comeBack,
  expiry,
  forget,
  heldElsewhere,
  keptSessions,
  knowsTabs,
  leaveTab,
  names,
  outlivesTabs,
  read,
  tabKey,
} from "./kept-sessions";
import { language, t } from "../words/words";

const kept = {
  comeBack,
  expiry,
  forget,
  heldElsewhere,
  keptSessions,
  knowsTabs,
  leaveTab,
  names,
  outlivesTabs,
  read,
  tabKey,
};
/** What `coming-back.ts` is given. */
export type KeptSessions = typeof kept;

/** Loads what only a device that returns, or that has lost its seat, needs. */
export const returning = () => import("./coming-back").then((it) => it.comingBack(kept, language, t.enterExpired));
