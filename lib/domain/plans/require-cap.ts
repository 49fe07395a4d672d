import { countOf } from "@/db/count-of";
import { policy } from "@/db/policy";
import { countLiveApiClients } from "@/db/queries/api-clients";
import { countActive, lockCustomer, type Plan } from "@/db/queries/customers";
import { findTagCategories, findTagValues } from "@/db/queries/tags";
import { countMembers, countPendingInvites } from "@/db/queries/team";
import type { Context } from "@/lib/context";
import { AppError, type ErrorCode } from "@/lib/errors";
import { requirePlan } from "./read";

type CapContext = Pick<Context, "db" | "customerId" | "clock">;

interface Cap<Scope> {
  /** The 409 code when the cap is exceeded. */
  code: ErrorCode;
  /** What is counted, one and several. */
  nouns: [one: string, many: string];
  /** How to make room. */
  remedy: string;
  /** The cap: null without a limit, a number if it is the same under every plan. */
  of: number | ((plan: Plan) => number | null);
  count(ctx: CapContext, scope: Scope): Promise<number>;
}

const pause = "Pause one, or choose a larger plan.";
const remove = "Remove one, or choose a larger plan.";

/** Everything capped per workspace. */
const caps = {
  sources: {
    code: "plan_source_cap_reached",
    nouns: ["active source", "active sources"],
    remedy: pause,
    of: (plan) => plan.sources,
    count: ({ db, customerId }) => countActive(db, { customerId, what: "sources" }),
  },
  destinations: {
    code: "plan_destination_cap_reached",
    nouns: ["active destination", "active destinations"],
    remedy: pause,
    of: (plan) => plan.destinations,
    count: ({ db, customerId }) => countActive(db, { customerId, what: "destinations" }),
  },
  seats: {
    code: "plan_seat_cap_reached",
    nouns: ["seat", "seats"],
    remedy: "Remove a member, cancel an invite, or choose a larger plan.",
    of: (plan) => plan.seats,
    count: countSeats,
  },
  tagCategories: {
    code: "category_cap_reached",
    nouns: ["tag category", "tag categories"],
    remedy: remove,
    of: (plan) => plan.tagCategories,
    count: async ({ db, customerId }) => (await findTagCategories(db, { customerId })).length,
  },
  tagValues: {
    code: "value_cap_reached",
    nouns: ["value in a category", "values in a category"],
    remedy: remove,
    of: (plan) => plan.tagValuesPerCategory,
    count: async ({ db, customerId }, { categoryId }) =>
      (await findTagValues(db, { customerId, categoryId })).length,
  },
  apiClients: {
    code: "client_cap_reached",
    nouns: ["API client", "API clients"],
    remedy: "Remove one first.",
    of: policy.apiClients,
    count: ({ db, customerId }) => countLiveApiClients(db, { customerId }),
  },
} satisfies Record<string, Cap<{ categoryId: string }>>;
type Capped = keyof typeof caps;

/** The scope a cap is counted in, unless it is the whole workspace. */
type ScopeOf<Name extends Capped> = Name extends "tagValues" ? [{ categoryId: string }] : [];

/**
 * Throws the cap's 409 if one more would exceed it, and 409 `no_plan` without a plan. Must run in the transaction
 * that adds it: the workspace is locked, so two concurrent requests can't both take the last place.
 */
export async function requireCap<Name extends Capped>(
  ctx: CapContext,
  name: Name,
  ...scope: ScopeOf<Name>
): Promise<void> {
  const { owner, limit, used } = await readCap(ctx, name, scope[0]);
  if (limit === null || used < limit) return;
  const { code, nouns, remedy }: Cap<never> = caps[name];
  throw new AppError(code, `${owner} allows ${countOf(limit, ...nouns)}. ${remedy}`);
}

/** How many more would fit, infinity without a cap; the workspace is locked as for `requireCap`. */
export async function countRoom(ctx: CapContext, name: Exclude<Capped, "tagValues">): Promise<number> {
  const { limit, used } = await readCap(ctx, name, undefined);
  return limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
}

/** Seats taken: members, plus pending invites. */
export async function countSeats({ db, customerId, clock }: CapContext): Promise<number> {
  const [members, pending] = await Promise.all([
    countMembers(db, { customerId }),
    countPendingInvites(db, { customerId, now: clock.now() }),
  ]);
  return members + pending;
}

async function readCap(ctx: CapContext, name: Capped, scope: { categoryId: string } = { categoryId: "" }) {
  const { db, customerId } = ctx;
  await lockCustomer(db, { customerId });
  const { of, count }: Cap<{ categoryId: string }> = caps[name];
  const used = await count(ctx, scope);
  if (typeof of === "number") return { owner: "A workspace", limit: of, used };
  const plan = await requirePlan(ctx);
  return { owner: `The ${plan.name} plan`, limit: of(plan), used };
}
