import { Problem } from "../network/session";
import { isKept, print } from "./draft-print";
import { keepUnsaved, unsaved, unsavedIds, type Edited } from "./kept-draft";
import { CHANGED, fetchDraft, saveDraft, type DraftBody, type ServedDraft } from "./requests";
import type { Fault, Saving } from "./terms";
import { fitsForm } from "./tree";
import { hasComments } from "./yaml-text";

/**
 * @property edited null while the draft is being loaded
 * @property mustBeText whether the form cannot show it: its text is edited
 * @property comments whether its YAML has comments, which the form does not keep
 * @property problem why it was not saved or not loaded; "" if nothing failed
 */
export interface Shown {
  edited: Edited | null;
  mustBeText: boolean;
  comments: boolean;
  saving: Saving;
  problem: string;
  missing: readonly Fault[];
  notes: readonly Fault[];
}

export const NOTHING_SHOWN: Shown = {
  edited: null,
  mustBeText: false,
  comments: false,
  saving: "SAVED",
  problem: "",
  missing: [],
  notes: [],
};

const WAIT = 1000;
const AGAIN = 10_000;

const bodyOf = (edited: Edited): DraftBody =>
  edited.as === "text" ? edited.files : { fileName: edited.fileName, tree: edited.tree, files: edited.files };

/** Whether the form can show a draft; regulations in a separate file are edited as text. */
export const mustBeText = (served: ServedDraft): boolean => !fitsForm(served.tree) || Boolean(served.files.regulations);

const editedOf = (served: ServedDraft, asText: boolean): Edited =>
  asText || mustBeText(served)
    ? { as: "text", files: served.files }
    : { as: "form", fileName: served.files.fileName, tree: served.tree!, files: served.files.files };

/** What can be said of a draft as it is served. */
const servedOf = (served: ServedDraft) => ({
  mustBeText: mustBeText(served),
  comments: hasComments(served.files.yaml),
  missing: served.missing,
  notes: served.notes,
});

/** A change that somebody has overtaken is compared with theirs; every other refusal is one. */
function unlessOvertaken(failure: unknown): void {
  if (!(failure instanceof Problem) || failure.code !== CHANGED) throw failure;
}

/** The drafts that are being edited, and those that were and are still being saved. */
const keepers = new Set<DraftKeeper>();

/** Saves all that was changed. Whether nothing is left, also of drafts that are not shown now. */
export async function flushDrafts(): Promise<boolean> {
  const flushed = await Promise.all([...keepers].map((one) => one.flush()));
  return flushed.every(Boolean) && unsavedIds().length === 0;
}

/**
 * Keeps a draft: saves it a second after the last change, again and again until that succeeds, and never over the
 * change of somebody else. What is not saved survives the page, the tab and the session.
 */
export class DraftKeeper {
  private shown: Shown = NOTHING_SHOWN;
  private base = "";
  private theirs: ServedDraft | null = null;
  /** What was sent last, while it is not known whether it was kept. */
  private sent: DraftBody | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<boolean> | null = null;
  private stopped = false;

  constructor(
    private readonly id: string,
    private readonly show: (shown: Shown) => void,
  ) {
    keepers.add(this);
  }

  /** Loads the draft, with what was not saved before. */
  async load(asText = false): Promise<void> {
    try {
      const served = await fetchDraft(this.id);
      const kept = unsaved(this.id);
      if (kept === null || isKept(bodyOf(kept.edited), served)) {
        keepUnsaved(this.id, null);
        return this.begin(served, asText);
      }
      this.tell({ ...servedOf(served), edited: kept.edited, saving: "CHANGED", problem: "" });
      if (kept.base === print(served.files)) {
        this.base = kept.base;
        this.plan(0);
      } else this.others(served);
    } catch (failure) {
      this.tell({ problem: (failure as Error).message });
    }
  }

  /** Takes a change, and plans to save it. */
  change(edited: Edited): void {
    keepUnsaved(this.id, { base: this.base, edited });
    const isOthers = this.shown.saving === "OTHERS";
    this.tell({ edited, saving: isOthers ? "OTHERS" : "CHANGED" });
    if (!isOthers) this.plan(WAIT);
  }

  /** Saves what was changed now. Whether everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.shown.saving === "SAVED") return true;
    if (this.shown.saving === "OTHERS") return false;
    this.running ??= this.save().finally(() => (this.running = null));
    const done = await this.running;
    return done && (this.isSaved() || this.flush());
  }

  /** Shows the draft as text or as a form, after saving it. */
  async turnTo(asText: boolean): Promise<void> {
    if (await this.flush()) await this.load(asText);
  }

  /** Drops what was changed here, for what somebody else has saved. */
  takeTheirs(): void {
    if (!this.theirs) return;
    keepUnsaved(this.id, null);
    this.begin(this.theirs, this.shown.edited?.as === "text");
  }

  /** Saves what was changed here over what somebody else has saved. */
  keepMine(): void {
    if (!this.theirs || !this.shown.edited) return;
    this.base = print(this.theirs.files);
    this.theirs = null;
    this.tell({ saving: "CHANGED", problem: "" });
    this.change(this.shown.edited);
    this.plan(0);
  }

  isSaved(): boolean {
    return this.shown.saving === "SAVED";
  }

  /** Saves what is left, and shows nothing any more. */
  stop(): void {
    this.stopped = true;
    void this.flush().finally(() => keepers.delete(this));
  }

  private begin(served: ServedDraft, asText: boolean): void {
    this.base = print(served.files);
    this.theirs = null;
    this.tell({ ...servedOf(served), edited: editedOf(served, asText), saving: "SAVED", problem: "" });
  }

  private others(served: ServedDraft): false {
    this.theirs = served;
    this.tell({ saving: "OTHERS", problem: "" });
    return false;
  }

  private plan(wait: number): void {
    clearTimeout(this.timer);
    if (!this.stopped) this.timer = setTimeout(() => void this.flush(), wait);
  }

  /** One attempt to save what is shown now. */
  private async save(): Promise<boolean> {
    const { edited } = this.shown;
    if (!edited) return false;
    this.tell({ saving: "SAVING" });
    try {
      const before = await fetchDraft(this.id);
      if (print(before.files) !== this.base && !(this.sent && isKept(this.sent, before))) return this.others(before);
      this.sent = bodyOf(edited);
      await saveDraft(this.id, this.sent, before.sequence).catch(unlessOvertaken);
      const served = await fetchDraft(this.id);
      const kept = isKept(this.sent, served);
      this.sent = null;
      return kept ? this.saved(edited, served) : this.others(served);
    } catch (failure) {
      this.tell({ saving: "FAILED", problem: (failure as Error).message });
      const refused = failure instanceof Problem && failure.status >= 400 && failure.status < 500;
      if (!refused) this.plan(AGAIN); // nothing answers: it may again
      return false;
    }
  }

  /** What was edited is kept; what was changed meanwhile is saved next. */
  private saved(edited: Edited, served: ServedDraft): true {
    this.base = print(served.files);
    const newer = this.shown.edited !== edited ? this.shown.edited : null;
    keepUnsaved(this.id, newer && { base: this.base, edited: newer });
    this.tell({ ...servedOf(served), saving: newer ? "CHANGED" : "SAVED", problem: "" });
    if (newer) this.plan(WAIT);
    return true;
  }

  private tell(news: Partial<Shown>): void {
    this.shown = { ...this.shown, ...news };
    if (!this.stopped) this.show(this.shown);
  }
}
