/** Saved views: named filters of the signal list. */
import { z } from "zod";
import { signalSorts } from "@/db/vocabulary";
import type { BuiltInView } from "./built-in-views";
import { MemberName, ViewName } from "./fields";
import { byId, listOf, member, notAudited, operation, Timestamp } from "./operation";
import { SignalFilters } from "./signal-filters";
import { nameText } from "./text";
import { changeOf, GivenVersion, Version } from "./version";

/** The query parameters that a view can set, and how each is read. */
export const ViewQuery = SignalFilters.extend({ sort: z.enum(signalSorts).optional() }).strict();
export type ViewQuery = z.output<typeof ViewQuery>;

/** The filters that the signal list uses for a view; null if an older version stored something no longer valid. */
export const readSavedFilters = (filters: Record<string, string>): ViewQuery | null =>
  ViewQuery.safeParse(filters).data ?? null;

const example = { minScore: "7", classification: "buyer", sort: "fit" };

/** What an older version saved may not be valid any more; see `readSavedFilters`. */
const KeptFilters = z.record(z.string(), z.string()).meta({ examples: [example] });

export const SavedFilters = z
  .record(z.string(), z.string())
  .superRefine((filters, context) => {
    for (const issue of ViewQuery.safeParse(filters).error?.issues ?? []) context.addIssue({ ...issue });
  })
  .meta({
    id: "SavedFilters",
    examples: [example],
    description: "Query parameters of the signal list, as text: its filters and `sort`.",
  });

export const SavedView = z
  .object({
    id: z.uuid(),
    name: ViewName,
    /** Whether the whole workspace sees the view. */
    isShared: z.boolean(),
    /** Query parameters of the signal list, as text. */
    filters: KeptFilters,
    isMine: z.boolean(),
    /** Null once the owner of a shared view no longer exists. */
    ownerName: MemberName.nullable(),
    /** Whether the caller can rename, change and delete the view. Only its owner changes who sees it. */
    mayChange: z.boolean(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    version: Version,
  })
  .meta({ id: "SavedView" });
export type SavedView = z.infer<typeof SavedView>;

const name = nameText(60, "Strong buyers");

const NewSavedView = z
  .strictObject({ name, isShared: z.boolean().default(false), filters: SavedFilters })
  .meta({ id: "NewSavedView" });
export type NewSavedView = z.infer<typeof NewSavedView>;

const SavedViewChange = changeOf({
  name,
  isShared: z.boolean(),
  filters: SavedFilters,
  version: GivenVersion,
}).meta({ id: "SavedViewChange" });
export type SavedViewChange = z.infer<typeof SavedViewChange>;

const unaudited = notAudited("a view changes what people see, not what the workspace has or does");

export const listSavedViews = operation({
  id: "listMySavedViews",
  method: "GET",
  path: "/api/me/saved-views",
  summary: "List the caller's saved views and those shared with the workspace, by name",
  auth: member("active"),
  response: listOf(SavedView),
});

export const countSavedViews = operation({
  id: "countMySavedViews",
  method: "GET",
  path: "/api/me/saved-views/counts",
  summary:
    "Count the signals of each saved view, as the signal list would; null if a view's filters are no longer valid",
  auth: member("active"),
  response: z.object({
    data: z.array(z.object({ id: z.uuid(), total: z.int().nullable() })),
    builtIn: z
      .object({ mine: z.int(), unassigned: z.int(), new: z.int() } satisfies Record<BuiltInView, z.ZodType>)
      .describe(
        "The active signals that are assigned to the caller, that nobody has, and that are new since their last visit.",
      ),
  }),
});

export const createSavedView = operation({
  id: "createMySavedView",
  method: "POST",
  audit: unaudited,
  path: "/api/me/saved-views",
  summary: "Save filters of the signal list under a name, for the caller or for the workspace",
  auth: member("active"),
  body: NewSavedView,
  response: SavedView,
  status: 201,
  errors: ["duplicate_name", "view_cap_reached"],
});

export const updateSavedView = operation({
  id: "updateMySavedView",
  method: "PATCH",
  audit: unaudited,
  path: "/api/me/saved-views/{id}",
  summary: "Rename a view, replace its filters or change who sees it",
  auth: member("active"),
  params: byId("saved view"),
  body: SavedViewChange,
  response: SavedView,
  errors: ["duplicate_name", "view_cap_reached", "insufficient_role", "version_conflict"],
});

export const deleteSavedView = operation({
  id: "deleteMySavedView",
  method: "DELETE",
  audit: unaudited,
  path: "/api/me/saved-views/{id}",
  summary: "Delete a saved view; signals are not affected",
  auth: member("active"),
  params: byId("saved view"),
  errors: ["insufficient_role"],
});
