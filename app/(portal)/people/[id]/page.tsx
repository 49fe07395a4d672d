import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { PersonView } from "@/components/people/person-view";
import { BackLink } from "@/components/ui/page-header";
import { people as peopleApi } from "@/lib/api/people";
import { signalWork as signalWorkApi } from "@/lib/api/signal-work";
import { getPerson } from "@/lib/contracts/people";
import { listSignalStages } from "@/lib/contracts/signal-work";
import { guardedPage } from "../../guarded-page";

export const metadata: Metadata = { title: "Person" };

export default async function PersonPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return guardedPage({ path: `/people/${id}` }, getPerson.auth, async (page) => {
    if (!getPerson.params.safeParse({ id }).success) notFound();
    const [person] = await Promise.all([
      page.load(getPerson, { params: { id } }, peopleApi.getPerson),
      page.load(listSignalStages, {}, signalWorkApi.listSignalStages),
    ]);
    if (person.error?.code === "not_found") notFound();
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <BackLink href="/signals">Signals</BackLink>
        <PersonView id={id} />
      </HydrationBoundary>
    );
  });
}
