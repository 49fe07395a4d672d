import { countOf } from "@/db/count-of";
import { policy } from "@/db/policy";
import { countLiveApiClients } from "@/db/queries/api-clients";
import { countActive, lockCustomer } from "@/db/queries/customers";
import { findTagCategories, findTagValues } from "@/db/queries/tags";
import { countMembers, countPendingInvites } from "@/db/queries/team";
import type { Context } from "@/lib/context";
import { type CapWords, capWords, type PlanCap } from "@/lib/contracts/plan-caps";
import { AppError, type ErrorCode } from "@/lib/errors";
import { requirePlan } from "./read";

type CapContext = Pick<Context, "db" | "customerId" | "clock">;

interface Cap<Scope> {
  /** The 409 code when the cap is exceeded. */
  code: ErrorCode;
  count(ctx: CapContext, scope: Scope): Promise<number>;
}

/** How each limit of a plan is enforced: a limit without an entry is a type error. */
const ofPlans = {
  sources: {
    code: "plan_source_cap_reached",
    count: ({ db, customerId }) => countActive(db, { customerId, what: "sources" }),
  },
  destinations: {
    code: "plan_destination_cap_reached",
    count: ({ db, customerId }) => countActive(db, { customerId, what: "destinations" }),
  },
  seats: { code: "plan_seat_cap_reached", count: countSeats },
  tagCategories: {
    code: "category_cap_reached",
    count: async ({ db, customerId }) => (await findTagCategories(db, { customerId })).length,
  },
  tagValuesPerCategory: {
    code: "value_cap_reached",
    count: async ({ db, customerId }, { categoryId }) =>
      (await findTagValues(db, { customerId, categoryId })).length,
  },
} satisfies Record<PlanCap, Cap<{ categoryId: string }>>;

/** Everything capped per workspace: what its plan limits, and what is the same under every plan. */
const caps = {
  ...ofPlans,
  apiClients: {
    code: "client_cap_reached",
    count: ({ db, customerId }: CapContext) => countLiveApiClients(db, { customerId }),
  },
} satisfies Record<string, Cap<{ categoryId: string }>>;
type Capped = keyof typeof caps;

const clientWords: CapWords = { nouns: ["API client", "API clients"], remedy: "Remove one first." };

/** The scope a cap is counted in, unless it is the whole workspace. */
type ScopeOf<Name extends Capped> = Name extends "tagValuesPerCategory" ? [{ categoryId: string }] : [];

/**
 * Throws the cap's 409 if one more would exceed it, and 409 `no_plan` without a plan. Must run in the transaction
 * that adds it: the workspace is locked, so two concurrent requests can't both take the last place.
 */
export async function requireCap<Name extends Capped>(
  ctx: CapContext,
  name: Name,
  ...scope: ScopeOf<Name>
): Promise<void> {
  const { owner, limit, used, words } = await readCap(ctx, name, scope[0]);
  if (limit === null || used < limit) return;
  const { nouns, remedy } = words;
  throw new AppError(caps[name].code, `${owner} allows ${countOf(limit, ...nouns)}. ${remedy}`);
}

/** How many more would fit, infinity without a cap; the workspace is locked as for `requireCap`. */
export async function countRoom(
  ctx: CapContext,
  name: Exclude<Capped, "tagValuesPerCategory">,
): Promise<number> {
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
  const { count }: Cap<{ categoryId: string }> = caps[name];
  const used = await count(ctx, scope);
  if (name === "apiClients") {
    return { owner: "A workspace", limit: policy.apiClients, used, words: clientWords };
  }
  const plan = await requirePlan(ctx);
  return { owner: `The ${plan.name} plan`, limit: plan[name], used, words: capWords[name] };
}
