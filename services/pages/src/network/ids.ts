/** A random UUID, also where the page came over plain http from another machine and `randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return [...bytes].map((b, n) => ([4, 6, 8, 10].includes(n) ? "-" : "") + b.toString(16).padStart(2, "0")).join("");
}

/** Ids of writes: one that got no answer and is sent again has the id it had, so that its owner does it once. */
export class WriteIds {
  private readonly unanswered = new Map<string, string>();

  constructor(private readonly make: () => string = newId) {}

  /** Sends what is written, under its id; `isAnswer` tells a refusal from a failure that leaves open what has become of it. */
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
