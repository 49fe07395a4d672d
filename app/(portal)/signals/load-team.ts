import type { PageData } from "@/app/page-data";
import { getMe } from "@/lib/contracts/account";
import { listSignalStages } from "@/lib/contracts/signal-work";
import { getTeam } from "@/lib/contracts/team";
import { readMe } from "@/lib/domain/account/read-me";
import { listStages } from "@/lib/domain/signal-work/stages";
import { readTeam } from "@/lib/domain/team/read";

/** Who can have a signal, and what its stages are called. */
export async function loadTeam(page: PageData): Promise<void> {
  await Promise.all([
    page.load(getMe, {}, readMe),
    page.load(getTeam, {}, readTeam),
    page.load(listSignalStages, {}, listStages),
  ]);
}
