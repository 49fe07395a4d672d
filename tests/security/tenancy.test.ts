/** Workspace isolation: neither workspace reads, changes or receives what belongs to the other. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox, signals } from "@/db/schema";
import type { Operation } from "@/lib/contracts/operation";
import { settled } from "./after-answer";
import { callIn, only, refusal } from "./calls";
import { withOpenPortal } from "./opened-portal";
import { type CallOptions, makeRows, nameIn, type Portal, plainSecrets, signIn, type Tenant } from "./portal";
import { hasId } from "./requests";
import { tenantRows } from "./tenant-rows";

let portal: Portal;
withOpenPortal((opened) => {
  portal = opened;
});

const call = (operation: Operation, options?: CallOptions, ids?: Tenant["ids"]) =>
  callIn(portal, operation, options, ids);

describe("another workspace", () => {
  const allRows = () => tenantRows(portal.theirs.ctx);

  it.each(only((operation) => hasId(operation) && operation.auth.kind === "session"))(
    "%s finds none of its rows and changes none",
    async (_, operation) => {
      const before = await allRows();
      const cookie = await signIn(portal.mine);
      expect(await refusal(await call(operation, { cookie }, portal.theirs.ids))).toBe("404 not_found");
      expect(await refusal(await call(operation, { cookie }, { ...portal.mine.ids, ...absent }))).toBe(
        "404 not_found",
      );
      expect(await allRows()).toEqual(before);
    },
  );
  const absent = {
    source: "not-an-id",
    signal: "%00",
    person: "0",
    destination: "0",
    activation: "0",
    member: "me",
    invite: "%2e%2e%2f",
    suppression: "-1",
    tagCategory: "none",
    tagValue: "!",
    accountReport: "0",
    personReport: "not-an-id",
    apiClient: "client_x",
    connectedApp: "c",
    savedView: "v",
    reportLink: "l",
    comment: "c",
    rejection: "0",
    proposal: "x",
    creditGroup: "harvest.x.0.today",
  };

  it("our signals are not delivered to its destinations, nor its signals to ours", async () => {
    const before = await allRows();
    const cookie = await signIn(portal.mine);
    for (const [signal, destination] of [
      [portal.mine.ids.signal, portal.theirs.ids.destination],
      [portal.theirs.ids.signal, portal.mine.ids.destination],
    ]) {
      const body = { destinationId: destination };
      const answer = await portal.call("POST", `/api/me/signals/${signal}/deliver`, { cookie, body });
      expect(await refusal(answer)).toBe("404 not_found");
    }
    expect(await allRows()).toEqual(before);
  });

  it.each(only(({ method, auth }) => method === "GET" && auth.kind === "session"))(
    "%s returns none of its data, and no secret",
    async (_, operation) => {
      const answer = await call(operation, { cookie: await signIn(portal.mine) });
      expect(answer.status).toBe(operation.status);
      const text = await answer.text();
      const { ids, ctx } = portal.theirs;
      for (const never of [...Object.values(ids), ctx.customerId, ...plainSecrets, "Encrypted"]) {
        expect(text).not.toContain(never);
      }
    },
  );

  it.each(["source", "company", "search"] as const)(
    "the filter %s matches none of its rows",
    async (filter) => {
      const { ids, ctx } = portal.theirs;
      const [signal] = await ctx.db.select().from(signals).where(eq(signals.id, ids.signal));
      const value = { source: ids.source, company: signal?.companyKey ?? "", search: nameIn(ctx) }[filter];
      const query = new URLSearchParams({ [filter]: value, customerId: ctx.customerId });
      const find = async (tenant: Tenant) =>
        (await portal.call("GET", `/api/me/signals?${query}`, { cookie: await signIn(tenant) })).json();
      expect(await find(portal.mine)).toMatchObject({ data: [], total: 0 });
      expect((await find(portal.theirs)).data).toContainEqual(expect.objectContaining({ id: ids.signal }));
    },
  );
});

describe("events", () => {
  it("are sent once each after the answer, with the id of their row", async () => {
    const cookie = await signIn(portal.mine);
    const rows = await makeRows(portal.mine, portal.receiver);
    await settled();
    portal.events.requests.length = 0;
    const path = `/api/me/signals/${rows.signal}/deliver`;
    await portal.call("POST", path, { cookie, body: { destinationId: rows.destination } });
    await portal.call("POST", path, { cookie, body: { destinationId: rows.destination } });
    await settled();
    const sent = portal.events.requests.flatMap(({ body }) => JSON.parse(body));
    expect(sent).toMatchObject([{ name: "delivery/queued", data: { destinationId: rows.destination } }]);
    const [kept] = await portal.mine.ctx.db.select().from(outbox).where(eq(outbox.id, sent[0].id));
    expect(kept?.sentAt).toBeInstanceOf(Date);
  });
});
