import type { FunctionSpec, Refusal } from "./functions";

/** The app's functions as last registered, and whether the app is reachable. */
export interface Registry {
  /** True if the app has registered its functions and is reachable. Only then are jobs claimed and events routed. */
  readonly ready: boolean;
  readonly appId: string | undefined;
  readonly refused: readonly Refusal[];
  readonly functions: ReadonlyMap<string, FunctionSpec>;
  /** When the functions were last registered. */
  readonly syncedAt: Date | undefined;
  /** Functions that this event may start. */
  triggeredBy(event: string): readonly FunctionSpec[];
  /** Whether this event starts or cancels any function. */
  listensTo(event: string): boolean;
  replace(listing: { appId: string; functions: FunctionSpec[]; refused: Refusal[]; at: Date }): void;
  /** The app is unreachable: no jobs are claimed until it registers its functions again. */
  lost(): void;
}

/** An empty registry. `changed` is called when the app becomes ready or unreachable. */
export function createRegistry(changed: (ready: boolean) => void): Registry {
  let functions = new Map<string, FunctionSpec>();
  let byEvent = new Map<string, FunctionSpec[]>();
  let cancelling = new Set<string>();
  let refused: Refusal[] = [];
  let appId: string | undefined;
  let syncedAt: Date | undefined;
  let ready = false;

  const setReady = (next: boolean) => {
    const before = ready;
    ready = next;
    if (before !== next) changed(next);
  };

  return {
    get ready() {
      return ready;
    },
    get appId() {
      return appId;
    },
    get refused() {
      return refused;
    },
    get functions() {
      return functions;
    },
    get syncedAt() {
      return syncedAt;
    },
    triggeredBy: (event) => byEvent.get(event) ?? [],
    listensTo: (event) => byEvent.has(event) || cancelling.has(event),
    replace(listing) {
      functions = new Map(listing.functions.map((spec) => [spec.id, spec]));
      byEvent = new Map();
      for (const spec of listing.functions) {
        for (const event of new Set(spec.triggers.map((trigger) => trigger.event))) {
          byEvent.set(event, [...(byEvent.get(event) ?? []), spec]);
        }
      }
      cancelling = new Set(listing.functions.flatMap((spec) => spec.cancels.map((cancel) => cancel.event)));
      ({ refused, appId, at: syncedAt } = listing);
      setReady(true);
    },
    lost: () => setReady(false),
  };
}
