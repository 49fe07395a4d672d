import { useQuery } from "@tanstack/react-query";
import { Bookmark, FileSearch, type LucideIcon, Radar, Send } from "lucide-react";
import { reportPath } from "@/lib/client/intelligence";
import { listDestinations, listReports, listSavedViews, listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { hrefOfView } from "@/lib/client/saved-views";
import { type CommandEntry, entriesFor } from "./command-entries";
import type { Viewer } from "./nav-items";

const leastLetters = 2;
/** Entries shown per group. */
const most = 5;

export interface NamedGroup {
  heading: string;
  entries: CommandEntry[];
}

/** The workspace's saved views, sources, destinations and reports whose names match the text. */
export function useNamed({ hasWorkspace, isActive }: Viewer, text: string): NamedGroup[] {
  const isAsked = text.length >= leastLetters;
  const inWorkspace = { enabled: isAsked && hasWorkspace };
  const inActive = { enabled: isAsked && isActive };
  const views = useQuery({ ...query(listSavedViews), ...inActive }).data?.data;
  const sources = useQuery({ ...query(listSources, { query: { period: "all" } }), ...inWorkspace }).data
    ?.data;
  const destinations = useQuery({ ...query(listDestinations), ...inWorkspace }).data?.data;
  const reports = useQuery({ ...query(listReports, { query: { limit: "100" } }), ...inActive }).data?.data;
  if (!isAsked) return [];
  const groups: NamedGroup[] = [
    group("Saved views", Bookmark, views, (view) => ({ label: view.name, href: hrefOfView(view) })),
    group("Sources", Radar, sources, ({ id, displayName }) => ({
      label: displayName,
      href: `/sources/${id}`,
    })),
    group("Destinations", Send, destinations, ({ id, name }) => ({
      label: name,
      href: `/destinations/${id}`,
    })),
    group("Reports", FileSearch, reports, (report) => ({ label: report.name, href: reportPath(report) })),
  ];
  return groups
    .map(({ heading, entries }) => ({ heading, entries: entriesFor(entries, text).slice(0, most) }))
    .filter(({ entries }) => entries.length > 0);
}

function group<Row extends { id: string }>(
  heading: string,
  icon: LucideIcon,
  rows: readonly Row[] | undefined,
  show: (row: Row) => { label: string; href: string },
): NamedGroup {
  const entries = (rows ?? []).map((row) => {
    const { label, href } = show(row);
    return { id: row.id, label, icon, does: { kind: "page", href } } as const;
  });
  return { heading, entries };
}
