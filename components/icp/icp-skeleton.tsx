import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { policy } from "@/db/policy";

const rows = ["first", "second", "third"];

/** Skeleton of the form and its preview. */
export function IcpSkeleton() {
  return (
    <div role="status" className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">Loading the ideal customer profile</span>
      <div className="space-y-4">
        {["People", "Companies"].map((title) => (
          <Card key={title}>
            <CardHeader title={title} />
            <CardBody className="space-y-4">
              {rows.map((row) => (
                <div key={row} className="space-y-1.5">
                  <Skeleton className="h-4 w-24" />
                  <Skeleton className="h-8 w-full" />
                </div>
              ))}
            </CardBody>
          </Card>
        ))}
      </div>
      <Card>
        <CardHeader
          title="Impact preview"
          description={`The last ${policy.whatIfDays} days with this ICP, before you save it.`}
        />
        <WhatIfSkeleton />
      </Card>
    </div>
  );
}

/** Skeleton of the preview: a sentence, four figures and a chart. */
export function WhatIfSkeleton() {
  return (
    <CardBody>
      <span role="status" className="sr-only">
        Recalculating the last {policy.whatIfDays} days
      </span>
      <Skeleton className="h-4 w-4/5" />
      <div className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line">
        {["signals", "fit", "buyers", "influencers"].map((figure) => (
          <div key={figure} className="space-y-1.5 bg-surface px-3 py-2.5">
            <Skeleton className="h-3 w-16" />
            <Skeleton className="h-5 w-10" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-4 h-60 w-full" />
    </CardBody>
  );
}
