import type { SuppressionKind } from "@/lib/contracts/suppressions";

/** What can be suppressed, and what is typed for it. */
export const kindWords: Record<SuppressionKind, { label: string; field: string; example: string }> = {
  person: {
    label: "Person",
    field: "Profile address",
    example: "https://www.network.example/in/ada-lovelace",
  },
  company: {
    label: "Company",
    field: "Company page address",
    example: "https://www.network.example/company/northwind",
  },
  domain: { label: "Domain", field: "Domain", example: "northwind.example.com" },
};
