/** A part of the hall that is loaded when it is wanted, at most once. A failed attempt can be repeated. */
export interface OnDemand<T> {
  /** What was loaded; undefined until then. */
  readonly loaded: T | undefined;
  /** Loads the part, or waits for it if it is being loaded. Rejects if it cannot be loaded. */
  load(): Promise<T>;
}

export function onDemand<T>(fetchPart: () => Promise<T>): OnDemand<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load() {
      loading ??= fetchPart().then(
        (part) => (loaded = part),
        (problem: unknown) => {
          loading = undefined;
          throw problem;
        },
      );
      return loading;
    },
  };
}
