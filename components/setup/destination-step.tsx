"use client";
import { Plus, Send } from "lucide-react";
import { useState } from "react";
import { ChatNotice, ConnectedNotice } from "@/components/destinations/kinds/chat-notice";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { loadable } from "@/components/ui/loadable";
import { listDestinations } from "@/lib/client/operations";
import { SetupDestination } from "./setup-destination";
import { StageTitle } from "./stage-title";
import { StepFooter } from "./step-footer";

const DestinationWizard = loadable(() =>
  import("@/components/destinations/destination-wizard").then((file) => file.DestinationWizard),
);

/** The third step: connect a destination and test it. It can be skipped. */
export function DestinationStep({
  mayConnect,
  onBack,
  onNext,
}: {
  mayConnect: boolean;
  onBack: () => void;
  onNext: () => void;
}) {
  const destinations = useApiQuery(listDestinations);
  const list = destinations.data?.data ?? [];
  // Rendered outside the list: adding a destination fills the list while its secret is still shown.
  const [wizard, setWizard] = useState<"never" | "open" | "closed">("never");
  const connect = mayConnect && <Connect isFirst={list.length === 0} onConnect={() => setWizard("open")} />;
  return (
    <Card>
      <CardHeader
        title={<StageTitle>Where signals go</StageTitle>}
        description="Signals are sent there with the reason they matter and a suggested opener."
        actions={list.length > 0 && connect}
      />
      <div className="px-4 empty:hidden">
        <ChatNotice />
        <ConnectedNotice />
      </div>
      <Loaded query={destinations} rows={2} what="destinations">
        {() =>
          list.length === 0 ? (
            <EmptyState icon={<Send />} title="No destinations yet" action={connect}>
              {mayConnect
                ? "Connect a channel, a table or your own endpoint and send a test. You can also skip this: signals stay in the portal."
                : "An admin or manager can connect one. Until then, signals stay in the portal."}
            </EmptyState>
          ) : (
            <ul aria-label="Destinations" className="divide-y divide-line border-line border-t">
              {list.map((destination) => (
                <SetupDestination key={destination.id} destination={destination} mayManage={mayConnect} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <StepFooter onBack={onBack}>
        <Button variant={list.length > 0 ? "primary" : "secondary"} onClick={onNext}>
          {list.length > 0 ? "Continue" : "Skip for now"}
        </Button>
      </StepFooter>
      {wizard !== "never" && (
        <DestinationWizard
          open={wizard === "open"}
          onOpenChange={(open) => setWizard(open ? "open" : "closed")}
          returnTo="setup"
        />
      )}
    </Card>
  );
}

function Connect({ isFirst, onConnect }: { isFirst: boolean; onConnect: () => void }) {
  return (
    <Button
      variant={isFirst ? "primary" : "secondary"}
      size={isFirst ? "md" : "sm"}
      aria-haspopup="dialog"
      onPointerEnter={DestinationWizard.load}
      onClick={onConnect}
    >
      <Plus aria-hidden />
      {isFirst ? "Connect a destination" : "Connect another"}
    </Button>
  );
}
