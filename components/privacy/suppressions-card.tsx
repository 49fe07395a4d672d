"use client";
import { EyeOff, X } from "lucide-react";
import { useQueryStates } from "nuqs";
import { notifyFailed } from "@/components/page/notify-failed";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { RelativeTime } from "@/components/ui/relative-time";
import { notify } from "@/components/ui/toast";
import { listSuppressions } from "@/lib/client/operations";
import { useLiftSuppression, useSuppress } from "@/lib/client/privacy";
import type { Suppression } from "@/lib/contracts/suppressions";
import { kindLabels } from "./describe-kind";
import { SuppressForm } from "./suppress-form";
import { suppressionParams, suppressionsInput } from "./suppression-params";

/** The workspace's suppressions: a form to add one, and the list. */
export function SuppressionsCard({ mayChange }: { mayChange: boolean }) {
  const [params, setParams] = useQueryStates(suppressionParams, { history: "push" });
  const suppressions = useKeptQuery(listSuppressions, suppressionsInput(params));
  return (
    <Card>
      <CardHeader
        title="Suppressions"
        description="No data about these people, companies and domains is collected or delivered."
      />
      {mayChange && <SuppressForm />}
      <div className="border-line border-t">
        <PagedList
          query={suppressions}
          what="suppressions"
          skeleton={4}
          empty={
            <EmptyState icon={<EyeOff />} title="No suppressions yet">
              {mayChange
                ? "Add customers, partners and people who asked not to be contacted."
                : "Managers and admins can suppress people, companies and domains."}
            </EmptyState>
          }
          onOffset={(offset) => void setParams({ offset: offset || null })}
        >
          {(rows) => (
            <ul aria-label="Suppressions" className="divide-y divide-line">
              {rows.map((suppression) => (
                <SuppressionRow key={suppression.id} suppression={suppression} mayChange={mayChange} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Card>
  );
}

function SuppressionRow({ suppression, mayChange }: { suppression: Suppression; mayChange: boolean }) {
  const { id, kind, value, createdAt } = suppression;
  const lift = useLiftSuppression();
  const suppress = useSuppress();
  // Lifting unmounts the row, so the response is awaited here instead of in the row.
  async function remove() {
    try {
      await lift.mutateAsync(id);
      notify({
        text: "Suppression lifted",
        description: value,
        tone: "success",
        action: { label: "Undo", onSelect: () => void bringBack() },
      });
    } catch (error) {
      notifyFailed("Could not lift the suppression", error);
    }
  }
  async function bringBack() {
    try {
      await suppress.mutateAsync({ kind, value });
    } catch (error) {
      notifyFailed(`Could not suppress ${value}`, error);
    }
  }
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5 pr-2 pl-4 text-sm">
      <Badge className="shrink-0">{kindLabels[kind].label}</Badge>
      <span className="min-w-0 flex-1 truncate text-ink" title={value}>
        {value.replace(/^https?:\/\//, "")}
      </span>
      <RelativeTime at={createdAt} className="shrink-0 text-ink-muted text-xs max-sm:sr-only" />
      {mayChange && (
        <IconButton
          label={`Lift suppression of ${value}`}
          icon={<X />}
          size="sm"
          onClick={() => void remove()}
        />
      )}
    </li>
  );
}
