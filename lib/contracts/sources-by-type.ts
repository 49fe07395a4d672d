/** New sources with what each kind needs, as the API describes them. */
import { z } from "zod";
import type { SourceType } from "@/db/vocabulary";
import { networkAddress } from "./network-address";
import { maxBulkInputs, NewSource } from "./sources";

const { displayName, keywords, network } = NewSource.shape;

const atAddress = <T extends SourceType>(sourceType: T, type: "person" | "company", id: string) =>
  z
    .strictObject({ sourceType: z.literal(sourceType), networkUrl: networkAddress(type), displayName })
    .meta({ id });

const KeywordSearch = z
  .strictObject({
    sourceType: z.literal("keyword_search"),
    keywords: keywords.unwrap(),
    network,
    displayName,
  })
  .meta({ id: "NewKeywordSearch" });

export const NewSourceByType = z
  .discriminatedUnion("sourceType", [
    atAddress("target_person", "person", "NewTargetPerson"),
    KeywordSearch,
    atAddress("own_company", "company", "NewOwnCompany"),
    atAddress("competitor_company", "company", "NewCompetitorCompany"),
  ])
  .meta({ id: "NewSource" });

export const SourcesToImportByType = z.strictObject({
  sources: z.array(NewSourceByType).min(1).max(maxBulkInputs),
});
