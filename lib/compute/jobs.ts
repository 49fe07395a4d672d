/** Work that computes for long over many rows: it runs in a thread of its own, beside the one that answers requests. */
import type { Context } from "@/lib/context";
import type { IcpProposal } from "@/lib/contracts/icp-proposals";
import type { IcpWhatIf, IcpWhatIfResult } from "@/lib/contracts/what-if";
import { listProposals } from "@/lib/domain/icp/proposals/list";
import { askWhatIf } from "@/lib/domain/icp/what-if";

/** What a job may use: it reads what the workspace has stored, as of a given time, and changes nothing. */
export type JobContext = Pick<Context, "db" | "customerId" | "clock">;

/** Each job's input and result, which are copied between the threads. */
export interface Jobs {
  whatIf: { input: IcpWhatIf; result: IcpWhatIfResult };
  proposals: { input: null; result: { data: IcpProposal[] } };
}
export type JobName = keyof Jobs;

const jobs: { [J in JobName]: (ctx: JobContext, input: Jobs[J]["input"]) => Promise<Jobs[J]["result"]> } = {
  whatIf: askWhatIf,
  proposals: listProposals,
};

/** Runs a job in this thread. The caller pairs the name with its own input: a message does not keep that type. */
export const runJob = (name: JobName, ctx: JobContext, input: unknown): Promise<unknown> =>
  (jobs[name] as (ctx: JobContext, input: unknown) => Promise<unknown>)(ctx, input);
