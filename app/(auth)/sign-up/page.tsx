import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { hasLocalMailbox } from "@/app/dev/mailbox/local-mailbox";
import { currentIdentity } from "@/app/page-data";
import { server } from "@/app/serve";
import { noAnswers } from "@/components/setup/company-answers";
import { SignUpForm } from "@/components/sign-up/sign-up-form";
import { sandboxCatalogue } from "@/lib/networks/sandbox/catalogue";

import { shownProviders } from "../shown-providers";

export const metadata: Metadata = { title: "Create a workspace" };

export default async function SignUpPage() {
  const identity = await currentIdentity();
  if (identity) redirect(identity.customer ? "/dashboard" : "/setup");
  const { network } = server().ports;
  const mailbox = hasLocalMailbox();
  return (
    <SignUpForm
      mailbox={mailbox}
      providers={shownProviders()}
      companyExample={network.networks[0]?.examples.company ?? ""}
      sample={mailbox && network.networks[0]?.id === "sandbox" ? sampleCompany() : null}
    />
  );
}

/** The company in the sample network with the most setup results. */
function sampleCompany() {
  const { networkUrl } = sandboxCatalogue().home;
  return { ...noAnswers, website: "https://www.tallyhawk.example", companyNetworkUrl: networkUrl };
}
