import type { Metadata } from "next";
import { addressOf, type SearchParams } from "@/app/(portal)/guarded-page";
import { requireIdentity } from "@/app/page-data";
import { PageOf } from "@/app/page-of";
import { server } from "@/app/serve";
import { ConsentIntroduction, ConsentRefused, ConsentTerms } from "@/components/connected-apps/consent";
import { ConsentForm } from "@/components/connected-apps/consent-form";
import { ButtonLink, buttonStyles } from "@/components/ui/button";
import { readConsent } from "@/lib/domain/connected-apps/consent";
import { consentPath } from "@/lib/http/authorize-route";

export const metadata: Metadata = {
  title: "Connect an app",
  // The app's request stays between the app and us.
  referrer: "same-origin",
  robots: { index: false, follow: false },
};

/** Asks the signed-in person whether an app may act for them. The authorization endpoint sends browsers here. */
export default async function ConnectAppPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const address = addressOf(consentPath, await searchParams);
  const request = address.slice(consentPath.length + 1);
  const identity = await requireIdentity(address);
  const { db, ports } = server();
  const consent = await readConsent({ db, ports, identity }, request);
  if (consent.kind === "refused") {
    return (
      <ConsentRefused title="This app cannot be connected">
        <p>{consent.message}</p>
      </ConsentRefused>
    );
  }
  if (consent.kind === "returned") {
    return (
      <ConsentRefused
        title="The app asked for something that does not exist"
        action={
          <a href={consent.redirectTo} className={buttonStyles({ size: "lg" })}>
            Return to the app
          </a>
        }
      >
        <p>{consent.message}</p>
        <p className="mt-2">Returning sends you to {consent.returnsTo}.</p>
      </ConsentRefused>
    );
  }
  const [first, ...others] = consent.workspaces;
  if (!first) {
    return (
      <ConsentRefused
        title="You have no workspace to connect"
        action={
          <ButtonLink href="/setup" variant="primary" size="lg">
            Set up a workspace
          </ButtonLink>
        }
      >
        <p>{consent.app} can act for you once you are a member of a workspace that is set up.</p>
      </ConsentRefused>
    );
  }
  const { app, returnsTo, isWebsite, scopes, denied } = consent;
  return (
    <PageOf identity={identity}>
      <div className="py-6">
        <ConsentIntroduction email={identity.user.email} {...{ app, returnsTo, isWebsite }} />
        <ConsentForm workspaces={[first, ...others]} {...{ request, app, returnsTo, scopes, denied }} />
        <ConsentTerms />
      </div>
    </PageOf>
  );
}
