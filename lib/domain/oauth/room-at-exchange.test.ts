/** The member's limit on connected apps, with codes of several apps open at the same time, on real connections. */
import { createHash } from "node:crypto";
import { eq, isNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { policy } from "@/db/policy";
import { findAppAcrossCustomers, insertCode } from "@/db/queries/app-registrations";
import { apiClients, authorizationCodes } from "@/db/schema";
import { seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { hashToken, newId, newToken } from "@/lib/ids";
import { insertApp, insertConnection } from "@/tests/factories/connected-apps";
import { withDatabase } from "@/tests/factories/context";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { exchangeCode } from "./exchange-code";

const redirectUri = "http://127.0.0.1/callback";

/** A member allowed a new app, which holds its code. Returns its exchange. */
async function allow(ctx: Context, userId: string) {
  const { db, customerId, clock } = ctx;
  const { request } = await insertApp(ctx);
  const clientId = new URLSearchParams(request).get("client_id") ?? "";
  const app = await findAppAcrossCustomers(db, { clientId });
  if (!app) throw new Error("The app is not registered.");
  const [code, verifier] = [newToken(), newToken(48)];
  await insertCode(db, {
    customerId,
    code: {
      hash: hashToken(code),
      appId: app.id,
      userId,
      grantId: newId(),
      scopes: ["read:signals"],
      audience: "api",
      redirectUri,
      codeChallenge: createHash("sha256").update(verifier).digest("base64url"),
      expiresAt: new Date(clock.now().getTime() + seconds(60)),
      createdAt: clock.now(),
    },
  });
  const asked = {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  } as const;
  return () => exchangeCode(ctx, app, asked);
}

it("is kept by exchanges at the same time, and a refused code works once there is room", () =>
  withDatabase(async ({ ctx, db, clock }) => {
    await insertCustomer(ctx);
    const { id: userId } = await insertUser(ctx, { role: "user" });
    for (let n = 2; n < policy.connectedAppsPerMember; n += 1) await insertConnection(ctx, { userId });
    const exchanges = [];
    for (let n = 0; n < 6; n += 1) exchanges.push(await allow(ctx, userId));
    const outcomes = await Promise.allSettled(exchanges.map((exchange) => exchange()));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      ...Array(2).fill("fulfilled"),
      ...Array(4).fill("rejected"),
    ]);
    const refusals = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refusals).toMatchObject(Array(4).fill({ code: "invalid_grant", status: 400 }));
    expect(await db.$count(apiClients, isNull(apiClients.revokedAt))).toBe(policy.connectedAppsPerMember);
    expect(await db.$count(authorizationCodes, isNull(authorizationCodes.usedAt))).toBe(4);

    const [first] = await db.select({ id: apiClients.id }).from(apiClients).limit(1);
    await db
      .update(apiClients)
      .set({ revokedAt: clock.now() })
      .where(eq(apiClients.id, first?.id ?? ""));
    const refused = outcomes.findIndex(({ status }) => status === "rejected");
    expect(await exchanges[refused]?.()).toHaveProperty("access_token");
  }));
