import { Problem } from "../network/session";
import { keepUnsaved, unsaved, type Edited } from "./kept-draft";
import { fetchDraft, saveDraft, type DraftBody, type EventFiles, type ServedDraft } from "./requests";
import type { Fault, Saving } from "./terms";
import { fitsForm } from "./tree";

/**
 * @property edited null while the draft is being loaded
 * @property mustBeText why the form cannot show it: its text is edited
 * @property problem why it was not saved or not loaded
 */
export interface Shown {
  edited: Edited | null;
  mustBeText: boolean;
  saving: Saving;
  problem: string;
  missing: readonly Fault[];
  notes: readonly Fault[];
}

export const NOTHING_SHOWN: Shown = {
  edited: null,
  mustBeText: false,
  saving: "SAVED",
  problem: "",
  missing: [],
  notes: [],
};

const WAIT = 1000;
const AGAIN = 10_000;

const sorted = (files: EventFiles["files"]): string =>
  JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Two drafts with the same files are the same. */
const print = (files: EventFiles): string => JSON.stringify([files.yaml, sorted(files.files), files.regulations ?? ""]);

/** Whether a draft is what was sent. */
const isKept = (sent: DraftBody, served: ServedDraft): boolean =>
  sorted(sent.files) === sorted(served.files.files) &&
  ("tree" in sent ? JSON.stringify(sent.tree) === JSON.stringify(served.tree) : sent.yaml === served.files.yaml);

const bodyOf = (edited: Edited): DraftBody =>
  edited.as === "text" ? edited.files : { fileName: edited.fileName, tree: edited.tree, files: edited.files };

/** Whether the form can show a draft; regulations in a separate file are edited as text. */
const mustBeText = (served: ServedDraft): boolean => !fitsForm(served.tree) || Boolean(served.files.regulations);

const editedOf = (served: ServedDraft, asText: boolean): Edited =>
  asText || mustBeText(served)
    ? { as: "text", files: served.files }
    : { as: "form", fileName: served.files.fileName, tree: served.tree!, files: served.files.files };

/**
 * Keeps a draft: saves it a second after the last change, again and again until that succeeds, and never over the
 * change of somebody else. What is not saved survives a reload of the page.
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
  ) {}

  /** Loads the draft, with what was not saved before. */
  async load(asText = false): Promise<void> {
    try {
      const served = await fetchDraft(this.id);
      const kept = unsaved(this.id);
      if (kept === null) return this.begin(served, asText);
      const { missing, notes } = served;
      this.tell({
        edited: kept.edited,
        mustBeText: mustBeText(served),
        saving: "CHANGED",
        problem: "",
        missing,
        notes,
      });
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
    void this.flush();
  }

  private begin(served: ServedDraft, asText: boolean): void {
    this.base = print(served.files);
    this.theirs = null;
    this.tell({
      edited: editedOf(served, asText),
      mustBeText: mustBeText(served),
      saving: "SAVED",
      problem: "",
      missing: served.missing,
      notes: served.notes,
    });
  }

  private others(served: ServedDraft): void {
    this.theirs = served;
    this.tell({ saving: "OTHERS", problem: "" });
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
      if (print(before.files) !== this.base && !(this.sent && isKept(this.sent, before))) {
        this.others(before);
        return false;
      }
      this.sent = bodyOf(edited);
      await saveDraft(this.id, this.sent);
      const served = await fetchDraft(this.id);
      this.sent = null;
      this.base = print(served.files);
      const newer = this.shown.edited !== edited ? this.shown.edited : null;
      keepUnsaved(this.id, newer && { base: this.base, edited: newer });
      this.tell({
        saving: newer ? "CHANGED" : "SAVED",
        problem: "",
        mustBeText: mustBeText(served),
        missing: served.missing,
        notes: served.notes,
      });
      if (newer) this.plan(WAIT);
      return true;
    } catch (failure) {
      this.tell({ saving: "FAILED", problem: (failure as Error).message });
      const refused = failure instanceof Problem && failure.status >= 400 && failure.status < 500;
      if (!refused) this.plan(AGAIN); // nothing answers: it may again
      return false;
    }
  }

  private tell(news: Partial<Shown>): void {
    this.shown = { ...this.shown, ...news };
    if (!this.stopped) this.show(this.shown);
  }
}
