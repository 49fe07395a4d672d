import { Radar } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checklist } from "@/components/ui/checklist";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Exhibit, Group } from "./exhibit";

export function States() {
  return (
    <Group title="States">
      <Exhibit title="Loading">
        <div className="w-full">
          <SkeletonRows rows={4} />
        </div>
      </Exhibit>
      <Exhibit title="Failed">
        <div className="w-full">
          <ErrorState
            title="The signals could not be loaded"
            message="The server did not respond in time."
            requestId="0199a4c2-7b1e-7c3a-9f6e-2f1d0c9b8a77"
            action={<Button>Retry</Button>}
          />
        </div>
      </Exhibit>
      <Exhibit title="Empty">
        <div className="w-full">
          <EmptyState
            icon={<Radar />}
            title="12 posts checked, none relevant yet"
            action={<Button variant="primary">Broaden keywords</Button>}
          >
            Sources are checked every six hours. Broader phrases find more posts.
          </EmptyState>
        </div>
      </Exhibit>
      <Exhibit title="Checklist">
        <div className="-m-4 w-[calc(100%+2rem)]">
          <Checklist
            steps={[
              { title: "Add a source", hint: "A person, a company or phrases.", done: true },
              {
                title: "Connect a destination",
                hint: "Where signals go.",
                done: false,
                action: <Button size="sm">Connect</Button>,
              },
              { title: "Deliver the first signal", hint: "This happens automatically.", done: false },
            ]}
          />
        </div>
      </Exhibit>
      <Exhibit title="Callouts" wide>
        <div className="flex w-full flex-col gap-2">
          <Callout>Harvesting resumes once you have credits.</Callout>
          <Callout tone="success" title="Connected">
            The test signal arrived in 184 ms.
          </Callout>
          <Callout tone="warning" title="Shown only once">
            Store it where your receiver can read it.
          </Callout>
          <Callout tone="danger" title="Action required" action={<Button size="sm">Test connection</Button>}>
            The endpoint returned 401, so deliveries are on hold. A successful test resumes them.
          </Callout>
        </div>
      </Exhibit>
    </Group>
  );
}
