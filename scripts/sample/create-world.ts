/** The sample world as the product's own functions make it from the sandbox network. */
import type { SampleWorld } from "@/lib/domain/sample/world";
import { qualifyEngaged } from "./qualify";
import { makeReports } from "./reports";
import { collectEngagements } from "./seen";
import { sampleNetwork, watchSources } from "./watch";
import { makeSources, sampleDate, sampleDestinations, sampleIcp } from "./workspace";

export async function createSampleWorld(): Promise<SampleWorld> {
  const network = sampleNetwork();
  const sources = makeSources();
  const watched = await watchSources(network, sources);
  const { signals, comments } = await qualifyEngaged(network, sources, watched);
  const engagements = await collectEngagements(network, sources, watched);
  const reports = await makeReports(network, { signals, sources, engagements });
  return {
    today: sampleDate,
    icp: sampleIcp,
    sources,
    ...watched,
    signals: signals.toReversed(),
    comments,
    destinations: [...sampleDestinations],
    reports: reports.toReversed(),
  };
}
