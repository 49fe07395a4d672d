import { hasSession } from "@/app/has-session";
import { server } from "@/app/serve";
import { SitePage } from "@/components/landing/site-frame";
import { LegalText } from "@/components/legal/legal-text";
import { env } from "@/lib/env";
import { type LegalName, readLegalText } from "./read-legal-text";

/** The page of one legal text. */
export async function LegalPage({ name }: { name: LegalName }) {
  const { CONTACT_EMAIL: contact, LEGAL_DIR: folder } = env();
  const networks = server().ports.network.networks.map((network) => network.name);
  const markdown = await readLegalText(name, { folder, facts: { contact, networks } });
  return (
    <SitePage isSignedIn={await hasSession()} contact={contact}>
      <LegalText markdown={markdown} />
    </SitePage>
  );
}
