import type { Option } from "@/components/ui/options";
import type { SuppressionKind } from "@/lib/contracts/suppressions";

/** The suppression types and the label of their input. */
export const kindLabels: Record<SuppressionKind, { label: string; field: string; example: string }> = {
  person: {
    label: "Person",
    field: "Profile URL",
    example: "https://www.network.example/in/ada-lovelace",
  },
  company: {
    label: "Company",
    field: "Company page URL",
    example: "https://www.network.example/company/northwind",
  },
  domain: { label: "Domain", field: "Domain", example: "northwind.example.com" },
};

export const kindOptions = Object.entries(kindLabels).map(([value, { label }]) => ({
  value,
  label,
})) as Option<SuppressionKind>[]; // Object.entries loses the keys.
