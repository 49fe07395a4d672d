import type { Metadata } from "next";
import { currentIdentity } from "@/app/page-data";
import { server } from "@/app/serve";
import { Landing } from "@/components/landing/landing";
import { listPlans } from "@/lib/domain/plans/list";
import { showcaseSignals } from "@/lib/domain/sample/showcase";

export const metadata: Metadata = {
  title: { absolute: "Signal-to-Action: meet the buyers who show interest in public" },
  alternates: { canonical: "/", types: { "text/plain": "/llms.txt" } },
};

/** The landing page: what the product does, with sample data, and pricing. */
export default async function FrontDoor() {
  const { db, clock } = server();
  const [identity, signals, plans] = await Promise.all([
    currentIdentity(),
    showcaseSignals(clock.now(), 4),
    listPlans({ db }),
  ]);
  return <Landing isSignedIn={identity !== null} signals={signals} plans={plans.data} />;
}
