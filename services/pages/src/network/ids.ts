/** A random UUID, also if the page was loaded over plain http from another machine, where `randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return [...bytes].map((b, n) => ([4, 6, 8, 10].includes(n) ? "-" : "") + b.toString(16).padStart(2, "0")).join("");
}

/**
 * The ids of write operations: one that got no answer and is sent again keeps its id, so that it is carried out only
 * once.
 */
export class WriteIds {
  private readonly unanswered = new Map<string, string>();

  constructor(private readonly make: () => string = newId) {}

  /**
   * Sends a write operation with its id; `isAnswer` distinguishes a refusal from a failure whose outcome is unknown.
   */
  async send<T>(
    what: string,
    deliver: (id: string) => Promise<T>,
    isAnswer: (failure: unknown) => boolean,
  ): Promise<T> {
    const id = this.unanswered.get(what) ?? this.make();
    this.unanswered.set(what, id);
    try {
      const answer = await deliver(id);
      this.unanswered.delete(what);
      return answer;
    } catch (failure) {
      if (isAnswer(failure)) this.unanswered.delete(what);
      throw failure;
    }
  }
}
