import { FitChart } from "@/components/ui/fit-chart";
import type { SourceDetail } from "@/lib/contracts/sources";

/** How many of a source's people have which fit, one bar per ten points. */
export const ScoreDistribution = ({ buckets }: { buckets: SourceDetail["scoreDistribution"] }) => (
  <FitChart label="People by fit, in steps of ten points" title="People by fit" bins={buckets} />
);
