import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { requireIdentity } from "@/app/page-data";
import { PageOf } from "@/app/page-of";
import { server } from "@/app/serve";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { SetupView } from "@/components/setup/setup-view";
import { areConfirmed } from "@/lib/auth/confirmed-answers";
import { answersFrom } from "@/lib/contracts/company-answers";
import { createDestination } from "@/lib/contracts/destinations";
import { updateIcp } from "@/lib/contracts/icp";
import type { Operation } from "@/lib/contracts/operation";
import { activateSetup } from "@/lib/contracts/setup";
import { addressOf, NotYet, type SearchParams, stoppedStage } from "../guarded-page";
import { loadSetup } from "./setup-data";

export const metadata: Metadata = { title: "Setup" };

/** The page for users without an active workspace; active workspaces are redirected away. */
export default async function SetupPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  const identity = await requireIdentity(addressOf("/setup", search));
  const { customer } = identity;
  if (customer?.lifecycle === "active") redirect("/dashboard");
  const stopped = await stoppedStage(customer);
  if (stopped) {
    return (
      <PageOf identity={identity}>
        <NotYet stage={stopped} />
      </PageOf>
    );
  }
  const role = customer?.role ?? "admin";
  const { secret, ports } = server();
  const answers = answersFrom(search);
  const seal = [search.seal ?? ""].flat()[0] ?? "";
  const allows = ({ auth }: Operation) => auth.kind === "session" && auth.roles.includes(role);
  return (
    <PageOf identity={identity}>
      <HydrationBoundary state={await loadSetup(identity)}>
        <SetupView
          answers={answers}
          isConfirmed={areConfirmed(secret, { email: identity.user.email, answers }, seal)}
          examples={ports.network.networks[0]?.examples ?? { company: "", person: "" }}
          rights={{
            editProfile: allows(updateIcp),
            connect: allows(createDestination),
            activate: allows(activateSetup),
          }}
        />
      </HydrationBoundary>
    </PageOf>
  );
}
