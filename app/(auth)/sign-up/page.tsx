import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { hasLocalMailbox } from "@/app/dev/mailbox/local-mailbox";
import { currentIdentity } from "@/app/page-data";
import { server } from "@/app/serve";
import { SignUpForm } from "@/components/sign-up/sign-up-form";
import { answersFrom, noAnswers } from "@/lib/contracts/company-answers";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";

import { shownProviders } from "../shown-providers";

export const metadata: Metadata = { title: "Create a workspace" };

export default async function SignUpPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const search = await searchParams;
  const identity = await currentIdentity();
  if (identity) redirect(identity.customer ? "/dashboard" : "/setup");
  const { network } = server().ports;
  const mailbox = hasLocalMailbox();
  return (
    <SignUpForm
      mailbox={mailbox}
      providers={shownProviders()}
      examples={network.networks[0]?.examples ?? { company: "", person: "" }}
      earlier={{ ...answersFrom(search), email: [search.email ?? ""].flat()[0] ?? "" }}
      sample={mailbox && network.networks[0]?.id === "sandbox" ? sampleCompany() : null}
    />
  );
}

/** The company in the sample network with the most setup results. */
function sampleCompany() {
  const { networkUrl } = sandboxCatalogue().home;
  return { ...noAnswers, website: "https://www.tallyhawk.example", companyNetworkUrl: networkUrl };
}
