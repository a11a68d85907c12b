import { useEffect, useState } from "preact/hooks";
import { HEADER } from "./pages";
import { OpenTasks } from "./open-tasks";
import { hasShell } from "./tasks";
import { path, session } from "../network/session";
import { ConnectionBanner } from "../widgets/connection-banner";

/** Above every page of an official: the header, below it what waits for this person, and a lost connection. */
export function Shell() {
  // The header is a function: given itself, it would be called at once as if its hooks were those of this component.
  const [, show] = useState(() => HEADER.loaded);
  const page = path.value;
  const role = session.value?.role;
  useEffect(() => {
    if (!HEADER.loaded && hasShell(role))
      void HEADER.load().then(
        (header) => show(() => header),
        () => {}, // the page itself says that it cannot be loaded; the next page tries again
      );
  }, [page, role]);
  if (!hasShell(role)) return null;
  const Header = HEADER.loaded;
  return (
    <div class="shell no-print">
      {Header && <Header />}
      <OpenTasks />
      <ConnectionBanner />
    </div>
  );
}
