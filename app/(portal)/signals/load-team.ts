import type { PageData } from "@/app/page-data";
import { account as accountApi } from "@/lib/api/account";
import { signalWork as signalWorkApi } from "@/lib/api/signal-work";
import { team as teamApi } from "@/lib/api/team";
import { getMe } from "@/lib/contracts/account";
import { listSignalStages } from "@/lib/contracts/signal-work";
import { getTeam } from "@/lib/contracts/team";

/** Who can have a signal, and what its stages are called. */
export async function loadTeam(page: PageData): Promise<void> {
  await Promise.all([
    page.load(getMe, {}, accountApi.getMe),
    page.load(getTeam, {}, teamApi.getTeam),
    page.load(listSignalStages, {}, signalWorkApi.listSignalStages),
  ]);
}
