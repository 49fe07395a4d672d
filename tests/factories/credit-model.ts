/** What a workspace's credits must come to, kept in memory by the rules alone: the measure for random histories. */
import { addUtcMonths } from "@/lib/domain/credits/period";

export type ModelPlan = "trial" | "starter" | "growth" | "internal";
/** As in the default plans; null is unlimited. */
const allotments = { trial: 250, starter: 3_000, growth: 12_000, internal: null } as const;

interface ModelGrant {
  cause: string;
  kind: "allotment" | "pack" | "unlimited";
  credits: number;
  remaining: number;
  owed: number;
  /** The largest plan's credits that an allotment's period was paid for. */
  reached: number;
  expiresAt: Date | null;
}
interface ModelHold {
  amount: number;
  parts: { grant: ModelGrant; amount: number }[];
  state: "open" | "settled" | "refunded";
}
interface ModelPeriod {
  start: Date;
  end: Date;
}

export class CreditModel {
  readonly grants: ModelGrant[] = [];
  readonly holds = new Map<string, ModelHold>();
  burned = 0;
  period: ModelPeriod | null;
  private readonly reasons = new Set<string>();

  constructor(
    public plan: ModelPlan,
    now: Date,
  ) {
    this.period = plan === "trial" ? null : { start: now, end: addUtcMonths(now, 1) };
    this.allot(now);
  }

  /** What may be spent now. */
  balance(now: Date): number {
    return this.usable(now).reduce((sum, { remaining }) => sum + remaining, 0);
  }

  pack(cause: string, credits: number): boolean {
    if (this.grants.some((grant) => grant.cause === cause)) return false;
    this.grants.push({
      cause,
      kind: "pack",
      credits,
      remaining: credits,
      owed: 0,
      reached: 0,
      expiresAt: null,
    });
    return true;
  }

  takeBack(cause: string, credits: number, why: string): number {
    const grant = this.grants.find((one) => one.cause === cause);
    if (!grant || this.reasons.has(`${cause} ${why}`)) return 0;
    const taken = Math.min(credits, grant.remaining);
    grant.remaining -= taken;
    grant.owed = credits - taken;
    if (taken > 0) this.reasons.add(`${cause} ${why}`);
    return taken;
  }

  /** Holds for a job; true if it is held or paid for already. */
  hold(job: string, amount: number, now: Date): boolean {
    const name = [1, 2, 3, 4, 5]
      .map((turn) => (turn === 1 ? job : `${job} #${turn}`))
      .find((one) => this.holds.get(one)?.state !== "refunded");
    if (name === undefined) return false;
    if (this.holds.has(name)) return true;
    if (this.plan === "internal") {
      const grant = this.unlimitedUse(now);
      grant.credits += amount;
      this.holds.set(name, { amount, parts: [{ grant, amount }], state: "open" });
      return true;
    }
    if (this.balance(now) < amount) return false;
    const parts: ModelHold["parts"] = [];
    let open = amount;
    for (const grant of this.usable(now)) {
      const part = Math.min(open, grant.remaining);
      if (part === 0) continue;
      grant.remaining -= part;
      open -= part;
      parts.push({ grant, amount: part });
    }
    this.holds.set(name, { amount, parts, state: "open" });
    return true;
  }

  settle(name: string): void {
    const hold = this.holds.get(name);
    if (hold?.state !== "open") return;
    hold.state = "settled";
    this.burned += hold.amount;
  }

  refund(name: string): void {
    const hold = this.holds.get(name);
    if (hold?.state !== "open") return;
    hold.state = "refunded";
    for (const { grant, amount } of hold.parts) {
      grant.remaining += amount;
      const taken = Math.min(grant.owed, grant.remaining);
      grant.remaining -= taken;
      grant.owed -= taken;
    }
  }

  /** The hourly sweep. */
  renew(now: Date): void {
    for (const grant of this.grants) if (isOver(grant, now)) grant.remaining = 0;
    if (!this.period || this.period.end > now) return;
    let start = this.period.end;
    for (let months = 1; addUtcMonths(this.period.end, months) <= now; months += 1) {
      start = addUtcMonths(this.period.end, months);
    }
    const anchor = this.period.end;
    let months = 1;
    while (addUtcMonths(anchor, months) <= now) months += 1;
    this.period = { start, end: addUtcMonths(anchor, months) };
    this.allot(now);
  }

  move(plan: ModelPlan, input: ModelPeriod | null, now: Date): void {
    const before = { plan: this.plan, period: this.period };
    const kept = before.period && before.period.end > now ? before.period : null;
    const after = plan === "trial" ? null : (input ?? kept ?? { start: now, end: addUtcMonths(now, 1) });
    const isSameStart = after?.start.getTime() === before.period?.start.getTime();
    if (plan === before.plan && isSameStart && after?.end.getTime() === before.period?.end.getTime()) return;
    const standing = this.grants.filter((grant) => grant.kind === "allotment" && !isEnded(grant, now));
    const last = standing.at(-1);
    this.plan = plan;
    this.period = after;
    if (last && after && isSameStart) {
      const reached = Math.max(last.reached, allotments[before.plan] ?? 0);
      const wanted = allotments[plan] ?? 0;
      const present = allotments[before.plan] ?? reached;
      const more = wanted > reached ? Math.floor((wanted - present) * left(after, now)) : 0;
      last.reached = Math.max(reached, wanted);
      last.credits += more;
      last.remaining += more;
      last.expiresAt = after.end;
      return;
    }
    const remaining = last?.remaining ?? 0;
    for (const grant of standing) Object.assign(grant, { remaining: 0, expiresAt: now });
    const granted = this.allot(now, after && isSameStart ? left(after, now) : 1);
    if (!granted || !last || !before.period || !after) return;
    const unearned = Math.ceil((allotments[before.plan] ?? 0) * left(before.period, after.start));
    const ahead = Math.max(0, unearned - remaining);
    granted.remaining -= Math.min(ahead, granted.remaining);
  }

  private allot(now: Date, share = 1): ModelGrant | null {
    const whole = allotments[this.plan];
    const isSecond = this.grants.some(({ kind }) => kind === "allotment");
    if (whole === null || (this.plan === "trial" && isSecond)) return null;
    if (this.period && this.period.end <= now) return null;
    const cause = `allotment:${this.period?.start.toISOString() ?? "once"}`;
    if (this.grants.some((grant) => grant.cause === cause)) return null;
    const expiresAt = this.period?.end ?? null;
    const credits = Math.floor(whole * share);
    const grant = {
      cause,
      kind: "allotment",
      credits,
      remaining: credits,
      owed: 0,
      reached: whole,
      expiresAt,
    } as const;
    this.grants.push({ ...grant });
    return this.grants.at(-1) ?? null;
  }

  /** What was used on an unlimited plan, granted as it is used. */
  private unlimitedUse(now: Date): ModelGrant {
    const known = this.grants.find(({ kind }) => kind === "unlimited");
    if (known) return known;
    const grant = {
      cause: "unlimited:use",
      kind: "unlimited",
      credits: 0,
      remaining: 0,
      owed: 0,
      reached: 0,
      expiresAt: now,
    } as const;
    this.grants.push({ ...grant });
    return this.unlimitedUse(now);
  }

  private usable(now: Date): ModelGrant[] {
    const end = ({ expiresAt }: ModelGrant) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
    return this.grants
      .filter((grant) => grant.remaining > 0 && !isEnded(grant, now))
      .sort((a, b) => {
        if (a.kind !== b.kind) return a.kind === "allotment" ? -1 : 1;
        return end(a) === end(b) ? 0 : end(a) - end(b);
      });
  }
}

/** The share of a period that is left. */
const left = ({ start, end }: ModelPeriod, at: Date) =>
  Math.min(1, Math.max(0, (end.getTime() - at.getTime()) / (end.getTime() - start.getTime())));
const isEnded = ({ expiresAt }: ModelGrant, now: Date) => expiresAt !== null && expiresAt <= now;
const isOver = (grant: ModelGrant, now: Date) => isEnded(grant, now) && grant.remaining > 0;
