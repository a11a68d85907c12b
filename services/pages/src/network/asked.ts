import { refusalWords, ruleWords } from "../words/hall-words";
import { language, t } from "../words/words";
import { Problem, session } from "./session";

/** A text that is too long is refused before it is read, without a text. */
const TOO_LARGE = 413;

/** Asks the hall with this tab's token. Throws a Problem with status 0 when nothing answers. */
export async function asked(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${session.value?.token ?? ""}`,
        ...(init.body ? { "content-type": "application/json" } : {}),
      },
    });
  } catch {
    throw new Problem(0, "NO_ANSWER", t.enterNoServer);
  }
  return { status: response.status, body: (await response.json().catch(() => ({}))) as unknown };
}

/** A refusal in the reader's language, with its article. */
export function problemOf(status: number, body: unknown): Problem {
  const { code, detail, title, rule, details } = (body ?? {}) as {
    code?: string;
    detail?: string;
    title?: string;
    rule?: string;
    details?: Record<string, string>;
  };
  if (status === TOO_LARGE) return new Problem(status, "", t.tooLarge);
  const article = ruleWords(rule);
  return new Problem(
    status,
    code ?? "",
    refusalWords(code ?? "", detail ?? title ?? String(status), language, details) + (article && ` (${article})`),
    details,
  );
}
