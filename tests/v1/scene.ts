/** A workspace with some of everything that the customer API shows. */
import type { Context } from "@/lib/context";
import { insertAccountReport, insertPersonReport } from "@/tests/factories/reports";
import { insertDestination, insertPost, insertSignal } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";

export async function insertScene(ctx: Context) {
  const { source } = await insertWorkspace(ctx);
  const signal = await insertSignal(ctx, { sourceId: source.id });
  const post = await insertPost(ctx, { sourceId: source.id });
  const destination = await insertDestination(ctx);
  const account = await insertAccountReport(ctx);
  const person = await insertPersonReport(ctx, { signalIds: [signal.id] });
  return { source, signal, post, destination, account, person };
}
