import type { Context } from "@/lib/context";
import type { Meta } from "@/lib/contracts/v1/meta";
import { openSampleWorld, type SampleWorld } from "@/lib/domain/sample/world";
import { AppError } from "@/lib/errors";

/** What a verb of the customer API is given: whose data it speaks of, and whether that is the sample. */
export interface V1Context extends Context {
  client: { id: string };
  mode: "live" | "sample";
}

const notice =
  "Sample data: this client waits for the platform's approval. Once it is approved, the same requests answer your workspace's own data.";

/** What every answer with data says of itself. */
export const metaOf = ({ mode }: V1Context): Meta => (mode === "sample" ? { mode, notice } : { mode });

/** The sample world as it is told today. */
export const sampleOf = (ctx: V1Context): Promise<SampleWorld> => openSampleWorld(ctx.clock.now());

/** Throws 403 `client_pending`: there is nothing in the sample that could be changed. */
export function requireApproval({ mode }: V1Context): void {
  if (mode === "live") return;
  throw new AppError("client_pending", "This client waits for the platform's approval: it may read only.");
}
