/** Rows of the tables that the scene of a known person leaves empty, so that a text can be put into every one. */
import { eq } from "drizzle-orm";
import {
  apiClients,
  icpProfiles,
  icpProposalDecisions,
  idempotentAnswers,
  mailboxMessages,
  memberAnswers,
  memberships,
  outbox,
  savedViews,
  signalStageNames,
  signalTerms,
  signalTexts,
  users,
} from "@/db/schema";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { one } from "./one";
import { insertUser } from "./workspace";

export async function insertRowsWithText({ db, customerId, ...ctx }: Context): Promise<void> {
  const context = { db, customerId, ...ctx };
  const at = ctx.clock.now();
  const { id: userId } = await insertUser(context);
  const member = one(
    await db
      .select({ email: users.email })
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .where(eq(users.id, userId)),
  );
  await db.insert(savedViews).values([
    { id: newId(), customerId, ownerId: userId, name: "Mine", filters: { search: "Mine" } },
    { id: newId(), customerId, ownerId: userId, name: "Ours", isShared: true, filters: {} },
  ]);
  await db.insert(signalStageNames).values([
    { customerId, stage: "new", name: "Fresh" },
    { customerId, stage: "won", name: "Bought" },
  ]);
  await db.insert(icpProposalDecisions).values({
    ...{ customerId, proposalId: "a hash", field: "excludedTitles", value: "Intern" },
    ...{ decision: "dismissed", decidedAt: at },
  });
  const profiles = await db.$count(icpProfiles, eq(icpProfiles.customerId, customerId));
  if (profiles === 0) await db.insert(icpProfiles).values({ id: newId(), customerId, name: "Default" });
  const client = one(
    await db.select({ id: apiClients.id }).from(apiClients).where(eq(apiClients.customerId, customerId)),
  );
  await db.insert(idempotentAnswers).values({
    ...{ clientId: client.id, key: "a key", fingerprint: "a hash", status: 200, body: {} },
  });
  await db.insert(memberAnswers).values({
    ...{ userId, customerId, keyHash: "a hash", fingerprint: "a hash", status: 200, bodyEncrypted: "sealed" },
  });
  await db.insert(mailboxMessages).values({
    ...{ id: newId(), to: member.email, subject: "News", text: "Text", html: "<p>Text</p>", createdAt: at },
  });
  await db.insert(outbox).values({ id: newId(), customerId, name: "signals/created", data: { customerId } });
  await db.insert(signalTexts).values({ customerId, ordinal: 1_000, text: "text", rare: "text" });
  await db.insert(signalTerms).values({ customerId, attribute: "persona", key: "a hash", text: "text" });
}
