/** A page names whose data it shows; the session may belong to another workspace or user by the time of a request. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Csv, type Operation } from "@/lib/contracts/operation";
import { nameSession, type ShownSession } from "@/lib/contracts/shown-session";
import { newId } from "@/lib/ids";
import { callIn, only, refusal } from "./calls";
import { withOpenPortal } from "./opened-portal";
import { type Portal, signIn } from "./portal";
import { isWrite, requestFor } from "./requests";

let portal: Portal;
withOpenPortal((opened) => {
  portal = opened;
});

const signedIn = only(({ auth }) => auth.kind === "session" || auth.kind === "operator");

const cookieFor = ({ auth }: Operation) =>
  signIn(portal.mine, auth.kind === "operator" ? { isOperator: true } : {});

async function sessionOf(cookie: string): Promise<ShownSession> {
  const me = await (await portal.call("GET", "/api/me", { cookie })).json();
  return { userId: me.user.id, workspaceId: me.customer.id };
}

describe("a request of a signed-in page", () => {
  it.each(signedIn)("%s is refused in another workspace, and as someone else", async (_, operation) => {
    const cookie = await cookieFor(operation);
    const { userId, workspaceId } = await sessionOf(cookie);
    // It is prepared by leaving the workspace.
    const [named, other] =
      operation.id === "startMyOnboarding" ? ["none", workspaceId] : [workspaceId, "none"];
    const wrong: Record<string, string>[] = [
      { "X-Workspace": portal.theirs.ctx.customerId, "X-User": userId },
      { "X-Workspace": other ?? "" },
      { "X-Workspace": named ?? "", "X-User": newId() },
    ];
    for (const headers of wrong) {
      const answer = await callIn(portal, operation, { cookie, headers }, portal.mine.ids);
      expect(await refusal(answer)).toBe("409 workspace_changed");
    }
    const headers = { "X-Workspace": named ?? "", "X-User": userId };
    expect((await callIn(portal, operation, { cookie, headers })).status).toBe(operation.status);
  });

  it.each(only((operation) => operation.response === Csv))(
    "%s by a link is refused in another workspace",
    async (_, operation) => {
      const cookie = await cookieFor(operation);
      const session = await sessionOf(cookie);
      const { path } = requestFor(operation, portal.mine.ids);
      const download = (of: ShownSession) => portal.call("GET", nameSession(path, of), { cookie });
      const elsewhere = { ...session, workspaceId: portal.theirs.ctx.customerId };
      expect(await refusal(await download(elsewhere))).toBe("409 workspace_changed");
      expect((await download(session)).status).toBe(operation.status);
    },
  );

  it("from another site stays refused for that, and without a session for that", async () => {
    const headers = { "X-User": newId(), origin: "https://evil.example" };
    const cookie = await signIn(portal.mine);
    const [write] = only((operation) => isWrite(operation) && operation.auth.kind === "session");
    if (!write) throw new Error("No write");
    expect(await refusal(await callIn(portal, write[1], { cookie, headers }, portal.mine.ids))).toBe(
      "403 forbidden_origin",
    );
    expect(await refusal(await callIn(portal, write[1], { headers }, portal.mine.ids))).toBe(
      "401 unauthorized",
    );
  });
});

describe("pages", () => {
  it("say whose data they show, unless they only redirect", () => {
    const folder = join(import.meta.dirname, "../../app/(portal)");
    const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith("page.tsx"),
    );
    expect(pages.length).toBeGreaterThan(25);
    const silent = pages.filter((page) => {
      const text = readFileSync(join(folder, page), "utf8");
      return !/\bguardedPage\(|<PageOf |^ {2}redirect\(/m.test(text);
    });
    expect(silent).toEqual([]);
  });
});
