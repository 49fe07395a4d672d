import { z } from "zod";
import { tagSelectionModes } from "@/db/vocabulary";
import { CategoryName } from "./fields";
import { byId, idOf, listOf, managers, member, notAudited, operation, Timestamp } from "./operation";
import { SignalFilters } from "./signal-filters";
import { AppliedTag } from "./signals";
import { nameText } from "./text";
import { changeOf } from "./version";

export const TagValue = z
  .object({
    id: z.uuid(),
    name: AppliedTag.shape.name,
    /** How many signals have this tag. */
    usageCount: z.int(),
    createdAt: Timestamp,
  })
  .meta({ id: "TagValue" });
export type TagValue = z.infer<typeof TagValue>;

export const TagCategory = z
  .object({
    id: z.uuid(),
    name: CategoryName,
    selectionMode: z.enum(tagSelectionModes),
    values: z.array(TagValue),
    createdAt: Timestamp,
  })
  .meta({ id: "TagCategory" });
export type TagCategory = z.infer<typeof TagCategory>;

/** Normalized to composed letters (NFC), so that two spellings of one name cannot coexist. */
const categoryName = nameText(50, "Segment");
const name = nameText(50, "Enterprise");
const selectionMode = z.enum(tagSelectionModes);

const isDistinct = (names: string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

const NewTagCategory = z
  .strictObject({
    name: categoryName,
    selectionMode: selectionMode.default("single"),
    /** Its first values, in order. If one can't be added, neither is the category. */
    values: z
      .array(name)
      .max(100)
      .refine(isDistinct, "must be different names")
      .meta({ uniqueItems: true })
      .default([])
      .meta({ examples: [["Enterprise", "Mid-market"]] }),
  })
  .meta({ id: "NewTagCategory" });
export type NewTagCategory = z.infer<typeof NewTagCategory>;

/** Its new place in the list, from 0; one beyond the end means the end. */
const position = z.int().min(0).max(1_000);

const TagCategoryChange = changeOf({
  name: categoryName,
  selectionMode,
  position,
}).meta({ id: "TagCategoryChange" });
export type TagCategoryChange = z.infer<typeof TagCategoryChange>;

const TagValueChange = changeOf({ name, position }).meta({
  id: "TagValueChange",
});
export type TagValueChange = z.infer<typeof TagValueChange>;

const TagName = z.strictObject({ name }).meta({ id: "TagName" });
const ValueParams = byId("tag category").extend({ valueId: idOf("tag value") });

export const listTagCategories = operation({
  id: "listMyTagCategories",
  method: "GET",
  path: "/api/me/tag-categories",
  summary: "List tag categories and their values in their order, with the number of signals for each",
  auth: member("provisioned"),
  response: listOf(TagCategory),
});

export const createTagCategory = operation({
  id: "createMyTagCategory",
  method: "POST",
  audit: "tag_category.created",
  path: "/api/me/tag-categories",
  summary: "Add a tag category, with its first values if given, at the end",
  auth: member("provisioned", managers),
  body: NewTagCategory,
  response: TagCategory,
  status: 201,
  errors: ["duplicate_name", "category_cap_reached", "value_cap_reached", "no_plan"],
});

export const updateTagCategory = operation({
  id: "updateMyTagCategory",
  method: "PATCH",
  audit: "tag_category.updated",
  path: "/api/me/tag-categories/{id}",
  summary: "Rename a tag category, move it, or allow it more than one value",
  auth: member("provisioned", managers),
  params: byId("tag category"),
  body: TagCategoryChange,
  response: TagCategory,
  errors: ["duplicate_name", "multi_to_single"],
});

export const deleteTagCategory = operation({
  id: "deleteMyTagCategory",
  method: "DELETE",
  audit: "tag_category.deleted",
  path: "/api/me/tag-categories/{id}",
  summary: "Remove a tag category and its values, including from all signals",
  auth: member("provisioned", managers),
  params: byId("tag category"),
});

export const createTagValue = operation({
  id: "createMyTagValue",
  method: "POST",
  audit: "tag_value.created",
  path: "/api/me/tag-categories/{id}/values",
  summary: "Add a value to a tag category, at the end",
  auth: member("provisioned", managers),
  params: byId("tag category"),
  body: TagName,
  response: TagValue,
  status: 201,
  errors: ["duplicate_name", "value_cap_reached", "no_plan"],
});

export const updateTagValue = operation({
  id: "updateMyTagValue",
  method: "PATCH",
  audit: "tag_value.updated",
  path: "/api/me/tag-categories/{id}/values/{valueId}",
  summary: "Rename or move a tag value",
  auth: member("provisioned", managers),
  params: ValueParams,
  body: TagValueChange,
  response: TagValue,
  errors: ["duplicate_name"],
});

export const deleteTagValue = operation({
  id: "deleteMyTagValue",
  method: "DELETE",
  audit: "tag_value.deleted",
  path: "/api/me/tag-categories/{id}/values/{valueId}",
  summary: "Remove a tag value, including from all signals",
  auth: member("provisioned", managers),
  params: ValueParams,
});

/** All tags of the signal after the change. */
const SignalTags = listOf(AppliedTag);

export const applySignalTag = operation({
  id: "applyMySignalTag",
  method: "POST",
  audit: notAudited("tagging is a daily task and easily undone"),
  path: "/api/me/signals/{id}/tags",
  summary: "Tag a signal; in a single-select category, the value replaces the current one",
  auth: member("active"),
  params: byId("signal"),
  body: z.strictObject({ valueId: z.uuid() }),
  response: SignalTags,
});

export const removeSignalTag = operation({
  id: "removeMySignalTag",
  method: "DELETE",
  audit: notAudited("tagging is a daily task and easily undone"),
  path: "/api/me/signals/{id}/tags/{valueId}",
  summary: "Remove a tag from a signal, if present",
  auth: member("active"),
  params: byId("signal").extend({ valueId: idOf("tag value") }),
  response: SignalTags,
});

/** Signal counts per tag. A category's counts ignore its own group of the `tags` filter. */
export const TagFacets = z
  .object({
    categories: z.array(
      z.object({
        id: z.uuid(),
        name: CategoryName,
        selectionMode: z.enum(tagSelectionModes),
        values: z.array(z.object({ id: z.uuid(), name: AppliedTag.shape.name, count: z.int() })),
        anyCount: z.int(),
        noneCount: z.int(),
      }),
    ),
    /** Signals without tags that match all filters except `tags`. */
    noneCount: z.int(),
  })
  .meta({ id: "TagFacets" });
export type TagFacets = z.infer<typeof TagFacets>;

export const countSignalTags = operation({
  id: "countMySignalTags",
  method: "GET",
  path: "/api/me/signals/tag-facets",
  summary: "Count signals per tag",
  auth: member("active"),
  query: SignalFilters,
  response: TagFacets,
});
