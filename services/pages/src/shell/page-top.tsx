import type { ComponentChildren } from "preact";
import { hasShell } from "./tasks";
import { go, pageOf, session } from "../network/session";
import { t } from "../words/words";
import { ConnectionBanner } from "../widgets/connection-banner";
import { Mark } from "../widgets/marks";
import { SignOutButton } from "../widgets/sign-out-button";
import { cls } from "../widgets/cls";

/**
 * The title of a page with what can be done on all of it. Officials have the hall's header above it; for everybody else
 * it also leads back and out.
 *
 * @property note beside the title of a page without that header
 * @property printed whether the title is on paper too
 */
export function PageTop({
  title,
  note = "",
  printed = false,
  children,
}: {
  title: string;
  note?: string | undefined;
  printed?: boolean;
  children?: ComponentChildren;
}) {
  const role = session.value?.role;
  if (hasShell(role))
    return (
      <div class={cls("page-top", !printed && "no-print")}>
        <h1>{title}</h1>
        {children}
      </div>
    );
  return (
    <>
      <ConnectionBanner />
      <header class={cls("topbar", !printed && "no-print")}>
        <div class="brand">
          <Mark /> OneHall
        </div>
        <div class="topbar-words">
          <h1>{title}</h1>
          <span>{note}</span>
        </div>
        {children}
        <button onClick={() => go(pageOf(role ?? "PLAYER"))}>
          {role === "PLAYER" ? t.standings.toBoard : t.toConsole}
        </button>
        <SignOutButton />
      </header>
    </>
  );
}
