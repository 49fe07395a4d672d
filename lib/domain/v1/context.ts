import type { Context } from "@/lib/context";
import type { Meta } from "@/lib/contracts/v1/meta";
import { openSampleWorld, type SampleWorld } from "@/lib/domain/sample/world";
import { AppError } from "@/lib/errors";

/** The context of a customer API operation: whose data it uses, and whether that is the sample. */
export interface V1Context extends Context {
  client: { id: string; isSelfRegistered?: boolean };
  mode: "live" | "sample";
}

const notice =
  "Sample data: this client is pending platform approval. Once it is approved, the same requests return your workspace's own data.";

/** For an app that acts for a member: no one approves it. */
const noticeOfApp =
  "Sample data: this workspace is not active yet. Once it is, the same requests return its own data.";

/** For a client that registered itself: no one can sign in to its workspace before the approval. */
const readAboutApproval = { text: "Read how a client is approved", path: "/docs/going-live#approval" };
const seeApproval = { text: "See how the approval stands", path: "/settings/api-keys" };
const setUp = { text: "Finish setting up the workspace", path: "/dashboard" };

/** The metadata of every response with data; of sample data, also why, and what a person can do about it. */
export const metaOf = ({ mode, actor, client, ports }: V1Context): Meta => {
  if (mode === "live") return { mode };
  const ctaOf = ({ text, path }: typeof setUp) => ({ text, url: new URL(path, ports.appUrl).href });
  const isApp = actor.kind === "client" && actor.userId !== undefined;
  if (isApp) return { mode, notice: noticeOfApp, cta: ctaOf(setUp) };
  return { mode, notice, cta: ctaOf(client.isSelfRegistered ? readAboutApproval : seeApproval) };
};

/** The sample world for today. */
export const sampleOf = (ctx: V1Context): SampleWorld => openSampleWorld(ctx.clock.now());

/** Throws 403 `client_pending`: nothing in the sample can be changed. */
export function requireApproval({ mode }: V1Context): void {
  if (mode === "live") return;
  throw new AppError("client_pending", "This client is pending platform approval: it has read-only access.");
}
