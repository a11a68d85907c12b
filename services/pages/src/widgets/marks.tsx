import type { Link, Trouble } from "../protocol/protocol";
import { t } from "../words/words";
import { rank } from "../clock/time-trouble";
import { cls } from "./cls";

export function LinkDot({ link, name }: { link: Link | null | undefined; name: string }) {
  if (!link) return null;
  const words = t.linkOf(name, t.link[link]);
  return <span class={`link-dot ${link.toLowerCase()}`} role="img" aria-label={words} title={words} />;
}

/** Time trouble by shape and words, not by colour alone: one, two or three bars. */
export function TroubleMark({ trouble }: { trouble: Trouble | null }) {
  if (!trouble) return null;
  return (
    <span
      class={cls("trouble", trouble.toLowerCase())}
      role="img"
      aria-label={t.trouble[trouble]}
      title={t.trouble[trouble]}
    >
      {"▮".repeat(rank(trouble))}
    </span>
  );
}

export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" rx="3" fill="var(--accent)" />
      <path d="M3 3h5v5H3zM8 8h5v5H8z" fill="var(--on-accent)" />
    </svg>
  );
}
