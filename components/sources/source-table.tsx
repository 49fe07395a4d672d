"use client";
import { Trash2 } from "lucide-react";
import { sourceTypeLabels } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { useMayPay } from "@/components/remedies/payer";
import { useUpgradeAction } from "@/components/remedies/plan-refusal";
import { upgradeHref } from "@/components/remedies/remedy-button";
import { Badge } from "@/components/ui/badge";
import { DialogIconButton } from "@/components/ui/dialog-button";
import { Link } from "@/components/ui/link";
import { loadable } from "@/components/ui/loadable";
import { RelativeTime } from "@/components/ui/relative-time";
import { Sparkline } from "@/components/ui/sparkline";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { Switch } from "@/components/ui/switch";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import { notify } from "@/components/ui/toast";
import { countOf } from "@/db/count-of";
import { getPlan } from "@/lib/client/operations";
import { useSourceSwitch } from "@/lib/client/sources";
import { isolated } from "@/lib/contracts/isolated";
import type { ListedSource, Source } from "@/lib/contracts/sources";
import { describeWeeks, recentWeeks } from "./describe-weeks";

const DeleteSourceDialog = loadable(() =>
  import("./delete-source-dialog").then((file) => file.DeleteSourceDialog),
);

/** The line below a source's name: its phrases, or its URL without the host, which is always the same. */
function subjectOf(source: Pick<Source, "networkUrl" | "keywords">): string {
  if (source.keywords) return source.keywords.map((phrase) => `“${phrase}”`).join(", ");
  return (source.networkUrl ?? "").replace(/^https?:\/\/[^/]+\//, "");
}

/** Sources with their results in the period, a switch to pause each one, and a delete button. */
export function SourceTable({ sources }: { sources: ListedSource[] }) {
  const upgradeAction = useUpgradeAction();
  const { data: plan } = useApiQuery(getPlan);
  const cap = plan?.caps.sources ?? null;
  const { mutateAsync } = useSourceSwitch();

  async function turn(source: Source, isActive: boolean, undoable = true) {
    const done = isActive ? "resumed" : "paused";
    try {
      await mutateAsync({ source, isActive });
      const undo = { label: "Undo", onSelect: () => void turn(source, !isActive, false) };
      notify({
        text: `${isolated(source.displayName)} ${done}`,
        tone: "success",
        ...(undoable && { action: undo }),
      });
    } catch (error) {
      notifyFailed(`${isolated(source.displayName)} was not ${done}`, error, upgradeAction(error));
    }
  }

  return (
    <Table label="Sources">
      <TableHead>
        <HeadCell>Source</HeadCell>
        <HeadCell className="max-md:hidden">Type</HeadCell>
        <HeadCell className="max-sm:hidden">Strength</HeadCell>
        <HeadCell numeric>Signals</HeadCell>
        <HeadCell numeric className="max-md:hidden">
          Relevant posts
        </HeadCell>
        <HeadCell className="max-xl:hidden">Verdicts</HeadCell>
        <HeadCell numeric className="max-xl:hidden">
          Credits
        </HeadCell>
        <HeadCell className="max-lg:hidden">Next check</HeadCell>
        <HeadCell>Active</HeadCell>
        <HeadCell>
          <span className="sr-only">Delete</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {sources.map((source) => (
          <Row key={source.id}>
            <Cell className="w-full max-w-0">
              <Link
                href={`/sources/${source.id}`}
                className="block truncate rounded-sm font-medium text-ink hover:underline"
              >
                {source.displayName}
              </Link>
              {source.pausedReason === "plan" ? (
                <PausedByPlan cap={cap} />
              ) : (
                <span className="block truncate text-ink-muted text-xs">{subjectOf(source)}</span>
              )}
            </Cell>
            <Cell className="whitespace-nowrap max-md:hidden">
              <Badge>{sourceTypeLabels[source.type]}</Badge>
            </Cell>
            <Cell className="whitespace-nowrap max-sm:hidden">
              {source.strengthScore === null ? (
                <span className="text-ink-muted">No signals</span>
              ) : (
                <StrengthMeter value={source.strengthScore} />
              )}
            </Cell>
            <Cell numeric className="whitespace-nowrap">
              <Weeks weeks={source.weeks} />
              <span className="inline-block min-w-8">{source.signalCount.toLocaleString("en-US")}</span>
            </Cell>
            <Cell numeric className="whitespace-nowrap max-md:hidden">
              {source.qualifiedPosts.toLocaleString("en-US")}
              <span className="text-ink-muted"> of {source.totalPosts.toLocaleString("en-US")}</span>
            </Cell>
            <Cell className="whitespace-nowrap max-xl:hidden">
              <Verdicts source={source} />
            </Cell>
            <Cell numeric className="whitespace-nowrap max-xl:hidden">
              <Credits source={source} />
            </Cell>
            <Cell className="whitespace-nowrap text-ink-muted max-lg:hidden">
              {!source.isActive ? (
                "Paused"
              ) : source.nextDiscoveryAt ? (
                <RelativeTime at={source.nextDiscoveryAt} />
              ) : (
                "Soon"
              )}
            </Cell>
            <Cell>
              <span className="flex items-center">
                <Switch
                  label={`Monitor ${isolated(source.displayName)}`}
                  checked={source.isActive}
                  onChange={(event) => void turn(source, event.target.checked)}
                />
              </span>
            </Cell>
            <Cell>
              <DialogIconButton
                label={`Delete ${isolated(source.displayName)}`}
                icon={<Trash2 />}
                size="sm"
                load={DeleteSourceDialog.load}
                dialog={(state) => <DeleteSourceDialog source={source} {...state} />}
              />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

/** Why the plan paused a source, and the way to a larger one. */
function PausedByPlan({ cap }: { cap: number | null }) {
  const mayPay = useMayPay();
  const text =
    cap === null ? "Paused by your plan" : `Paused: your plan allows ${countOf(cap, "active source")}`;
  return (
    <span className="block text-warning-ink text-xs">
      {text}.{" "}
      {mayPay && (
        <Link href={upgradeHref} className="rounded-sm font-medium underline underline-offset-2">
          Upgrade
        </Link>
      )}
    </span>
  );
}

/** Signals by week, beside their number in the period. */
function Weeks({ weeks }: Pick<ListedSource, "weeks">) {
  return (
    <span title={describeWeeks(weeks)} className="mr-3 inline-block align-middle max-lg:hidden">
      <Sparkline values={weeks} recent={recentWeeks} />
      <span className="sr-only">{describeWeeks(weeks)}. In the period: </span>
    </span>
  );
}

/** Good and bad verdicts on the source's signals. */
function Verdicts({ source: { goodVerdicts, badVerdicts } }: { source: Source }) {
  if (goodVerdicts + badVerdicts === 0) return <span className="text-ink-muted">None</span>;
  return (
    <>
      {goodVerdicts.toLocaleString("en-US")} good
      <span className="block text-ink-muted text-xs">{badVerdicts.toLocaleString("en-US")} bad</span>
    </>
  );
}

/** Credits spent, and how many for each good verdict. */
function Credits({ source: { creditsSpent, creditsPerGoodVerdict } }: { source: Source }) {
  return (
    <>
      {creditsSpent.toLocaleString("en-US")}
      {creditsPerGoodVerdict !== null && (
        <span className="block text-ink-muted text-xs">
          {creditsPerGoodVerdict.toLocaleString("en-US")} per good
        </span>
      )}
    </>
  );
}
