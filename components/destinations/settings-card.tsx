"use client";
import { StatusBadge } from "@/components/ui/badge";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { PartBar } from "@/components/ui/part-bar";
import { RelativeTime } from "@/components/ui/relative-time";
import { countOf } from "@/db/count-of";
import type { Destination } from "@/lib/contracts/destinations";
import { LastTest } from "./console/last-test";
import { describeHealth, describeSending } from "./describe-destination";
import { describeKeys } from "./kinds/key-styles";
import { useRoutingDescription } from "./routing/use-routing-description";

const RoutingDialog = loadable(() => import("./routing/routing-dialog").then((file) => file.RoutingDialog));
const PayloadDialog = loadable(() => import("./console/payload-dialog").then((file) => file.PayloadDialog));
const VerifyDialog = loadable(() => import("./console/verify-dialog").then((file) => file.VerifyDialog));

/** A destination's settings, health and routing. */
export function SettingsCard({ destination, mayManage }: { destination: Destination; mayManage: boolean }) {
  const health = describeHealth(destination);
  const routing = describeSending(health, useRoutingDescription(destination.routing));
  const { submissions } = destination;
  return (
    <Card>
      <CardHeader
        title="Settings"
        actions={
          <>
            <DialogButton
              size="sm"
              load={PayloadDialog.load}
              dialog={(state) => state.open && <PayloadDialog destination={destination} {...state} />}
            >
              Preview payload
            </DialogButton>
            {destination.type === "webhook" && (
              <DialogButton
                size="sm"
                load={VerifyDialog.load}
                dialog={(state) => state.open && <VerifyDialog {...state} />}
              >
                Verify signatures
              </DialogButton>
            )}
          </>
        }
      />
      <CardBody>
        <DetailsList>
          <Detail label="Health">
            <StatusBadge status={health.status}>{health.label}</StatusBadge>
            {destination.isActive && destination.consecutiveFailures > 0 && (
              <span className="ml-2 text-ink-muted">{destination.consecutiveFailures} failed in a row</span>
            )}
          </Detail>
          <Detail label="Routing">
            <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-56">{routing}</span>
              {mayManage && (
                <DialogButton
                  size="sm"
                  load={RoutingDialog.load}
                  dialog={(state) => state.open && <RoutingDialog destination={destination} {...state} />}
                >
                  Edit routing
                </DialogButton>
              )}
            </span>
          </Detail>
          {destination.keys && <Detail label="Field names">{describeKeys(destination.keys)}</Detail>}
          {submissions && (
            <Detail label="Rows sent">
              <span className="flex max-w-sm flex-col gap-1.5">
                {submissions.count.toLocaleString("en-US")} of the {submissions.limit.toLocaleString("en-US")}{" "}
                signals its webhook accepts
                <PartBar
                  value={submissions.count}
                  max={submissions.limit}
                  label={`${submissions.count} of ${countOf(submissions.limit, "row")} sent`}
                />
              </span>
            </Detail>
          )}
          <Detail label="Connection test">
            <LastTest test={destination.lastTest} />
          </Detail>
          <Detail label="Last delivered">
            {destination.lastDeliveredAt ? <RelativeTime at={destination.lastDeliveredAt} /> : "Never"}
          </Detail>
          {destination.lastFailedAt && (
            <Detail label="Last failed">
              <RelativeTime at={destination.lastFailedAt} />
            </Detail>
          )}
          <Detail label="Added">
            <RelativeTime at={destination.createdAt} />
          </Detail>
        </DetailsList>
      </CardBody>
    </Card>
  );
}
