import type { Metadata } from "next";
import { hasSession } from "@/app/has-session";
import { SitePage } from "@/components/landing/site-frame";
import { StatusView } from "@/components/status/status-view";
import { readHealth } from "@/lib/domain/health/read";
import { openProcess } from "@/lib/process";

export const metadata: Metadata = {
  title: "Status",
  description: "Whether the portal, the API and the background work of this Signal-to-Action work right now.",
  alternates: { canonical: "/status" },
};

/** The health checks for people. Asks nothing else of the database, so it works while that is down. */
export default async function StatusPage() {
  const opened = openProcess();
  const contact = opened.env.CONTACT_EMAIL;
  return (
    <SitePage isSignedIn={await hasSession()} contact={contact}>
      <StatusView initial={await readHealth(opened)} contact={contact} />
    </SitePage>
  );
}
