/** Members' stored verdicts on people, and what is proposed for them. */
import { signalFeedback } from "@/db/schema";
import type { FeedbackReason, FeedbackVerdict } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { listIcpProposals } from "@/lib/contracts/icp-proposals";
import { listProposals } from "@/lib/domain/icp/proposals/list";
import { newId } from "@/lib/ids";
import { insertSignal } from "./signals";
import { insertCustomer, insertIcp, insertUser } from "./workspace";

/** What is proposed, as the API returns it. */
export const list = async (ctx: Context) => listIcpProposals.response.parse(await listProposals(ctx)).data;

/** The proposed edits, as "minEmployees set 21". */
export const edits = async (ctx: Context) =>
  (await list(ctx)).map(({ field, action, value }) => `${field} ${action} ${value}`);

/** A workspace with an ICP. */
export async function open(ctx: Context, icp: Parameters<typeof insertIcp>[1] = {}) {
  await insertCustomer(ctx);
  return insertIcp(ctx, icp);
}

type Person = Parameters<typeof insertSignal>[1];

/** A signal with one member's verdict, `age` days old. */
export async function judge(
  ctx: Context,
  said: FeedbackReason | Exclude<FeedbackVerdict, "not_fit">,
  person: Person = {},
  { age = 1, signalId }: { age?: number; signalId?: string } = {},
) {
  const id = signalId ?? (await insertSignal(ctx, person)).id;
  const isGood = said === "good_fit" || said === "already_talking";
  const { id: userId } = await insertUser(ctx);
  await ctx.db.insert(signalFeedback).values({
    ...{ id: newId(), customerId: ctx.customerId, signalId: id, userId },
    ...(isGood ? { verdict: said } : { verdict: "not_fit", reasons: [said] }),
    updatedAt: new Date(ctx.clock.now().getTime() - days(age)),
  });
  return id;
}

/** A signal for each person, with one member's verdict. */
export const judgeAll = async (
  ctx: Context,
  said: Parameters<typeof judge>[1],
  people: NonNullable<Person>[],
  options: Parameters<typeof judge>[3] = {},
) => {
  for (const person of people) await judge(ctx, said, person, options);
};

/** People at companies of these sizes. */
export const sized = (...sizes: number[]) => sizes.map((employeeCount) => ({ employeeCount }));

/** The same value as many times. */
export const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
