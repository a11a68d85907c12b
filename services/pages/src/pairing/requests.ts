import { Problem, session } from "../network/session";
import type { PairingFault, PairingPreview, PairingRequest, PairingSource } from "../protocol/protocol";
import { refusalWords, ruleWords } from "../words/hall-words";
import { language, t } from "../words/words";

const UNREADABLE = 422;
/** A text that is too long is refused before it is read, without a text. */
const TOO_LARGE = 413;

/** The pairings, or what is wrong with the text. */
export type PreviewAnswer = { preview: PairingPreview } | { faults: readonly PairingFault[] };

/** The sources that this hall offers. Throws a Problem. */
export async function fetchSources(): Promise<readonly PairingSource[]> {
  const { status, body } = await asked("sources");
  if (status !== 200) throw problemOf(status, body);
  return (body as { sources: PairingSource[] }).sources;
}

/** Pairs a round without saving anything. Throws a Problem. */
export async function previewPairings(round: number, request: PairingRequest): Promise<PreviewAnswer> {
  const { status, body } = await asked(`${round}/preview`, { method: "POST", body: JSON.stringify(request) });
  if (status === 200) return { preview: body as PairingPreview };
  const { faults } = body as { faults?: PairingFault[] };
  if (status === UNREADABLE && faults) return { faults };
  throw problemOf(status, body);
}

async function asked(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  let response: Response;
  try {
    response = await fetch(`/api/pairings/${path}`, {
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

function problemOf(status: number, body: unknown): Problem {
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
