import type { Link } from "../protocol/protocol";
import type { OwnLink } from "../state/app-state";

/** The state of the person's own connection, as a link state. */
export const OWN_LINK: Record<OwnLink, Link> = {
  CONNECTING: "NONE",
  UP: "UP",
  SUSPECT: "SUSPECT",
  DOWN: "DOWN",
  REPLACED: "DOWN",
};
