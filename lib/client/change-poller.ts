import { type ChangeTopic, changeTopics } from "@/db/vocabulary";
import type { Changes } from "@/lib/contracts/changes";
import { ApiError, type Tagged } from "./call";
import { delayOf, type PollState } from "./change-schedule";

export interface PollerParts {
  /** Null if nothing has changed since the answer with that tag. */
  read(tag: string | null, signal: AbortSignal): Promise<Tagged<Changes> | null>;
  /** Reads again what shows the topics; the next request waits for it. */
  onChange(topics: ChangeTopic[]): Promise<unknown>;
  /** The caller may not ask, for example signed out. Polling goes on with `wake`. */
  onRefused(): void;
  /** From 0 to 1. */
  random(): number;
}

/** What ends polling until something happens in this page: no session, or no right. */
const refusals = new Set([401, 403]);

/**
 * Asks what has changed for as long as it runs, one request at a time. Starts from the revisions the page was rendered
 * with, if given, so that nothing is missed in between.
 */
export class ChangePoller {
  private known: Partial<Changes["revisions"]> | null;
  private tag: string | null = null;
  private state: PollState = { isBusy: false, quiet: 0, failures: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request: AbortController | null = null;
  private isRunning = false;

  constructor(
    private readonly parts: PollerParts,
    rendered: Changes | undefined,
  ) {
    this.known = rendered?.revisions ?? null;
    this.state.isBusy = rendered?.isBusy ?? false;
  }

  /** Runs, asking immediately; does nothing if it runs already. */
  resume(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    void this.ask();
  }

  /** Stops, and cancels a pending request. */
  pause(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
    this.request?.abort();
    this.request = null;
  }

  /** Something was done in this page: its effects are expected soon. */
  wake(): void {
    this.state = { isBusy: false, quiet: 0, failures: 0 };
    if (this.isRunning && !this.request) this.plan();
  }

  private plan(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), delayOf(this.state, this.parts.random()));
  }

  private async ask(): Promise<void> {
    const request = new AbortController();
    this.request = request;
    try {
      const answer = await this.parts.read(this.tag, request.signal);
      if (this.request !== request) return;
      const topics = answer ? this.take(answer) : [];
      const { isBusy, quiet } = this.state;
      this.state = { isBusy, quiet: topics.length > 0 ? 0 : quiet + 1, failures: 0 };
      if (topics.length > 0) await this.parts.onChange(topics);
    } catch (error) {
      if (this.request !== request) return;
      this.state = { ...this.state, failures: this.state.failures + 1 };
      if (error instanceof ApiError && refusals.has(error.status)) {
        this.request = null;
        this.parts.onRefused();
        return;
      }
    }
    if (this.request !== request) return;
    this.request = null;
    this.plan();
  }

  /** Remembers the answer; returns the topics that changed, or all if none was known. */
  private take({ tag, body }: Tagged<Changes>): ChangeTopic[] {
    const { known } = this;
    this.tag = tag;
    this.known = body.revisions;
    this.state.isBusy = body.isBusy;
    return changeTopics.filter((topic) => known?.[topic] !== body.revisions[topic]);
  }
}
