import type { Metadata } from "next";
import { currentIdentity } from "@/app/page-data";
import { server } from "@/app/serve";
import { Landing } from "@/components/landing/landing";
import { SitePage } from "@/components/landing/site-frame";
import { readOffer } from "@/lib/domain/plans/offer";
import { showcaseSignals } from "@/lib/domain/sample/showcase";
import { readSampleYield } from "@/lib/domain/sample/yield";
import { env } from "@/lib/env";

export const metadata: Metadata = {
  title: { absolute: "Signal-to-Action: meet the buyers who show interest in public" },
  alternates: { canonical: "/", types: { "text/plain": "/llms.txt" } },
};

/** Strong, middling and weak: what a queue really holds. */
const shownStrengths = [9, 6, 3];

/** The landing page: what the product does, with sample data, and pricing. */
export default async function FrontDoor() {
  const { db, clock, ports } = server();
  const now = clock.now();
  const [identity, signals, offer] = await Promise.all([
    currentIdentity(),
    showcaseSignals(now, shownStrengths),
    readOffer({ db }),
  ]);
  const isSignedIn = identity !== null;
  return (
    <SitePage isSignedIn={isSignedIn} contact={env().CONTACT_EMAIL}>
      <Landing
        isSignedIn={isSignedIn}
        networks={ports.network.networks.map(({ id, name }) => ({ name, isSample: id === "sandbox" }))}
        signals={signals}
        offer={offer}
        yielded={readSampleYield(now)}
        hasSpreadsheets={ports.serviceAccountEmail !== null}
      />
    </SitePage>
  );
}
