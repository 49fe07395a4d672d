/** Formats the fields of a signal for people. */
import type { PayloadField } from "@/lib/contracts/destination-config";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { assigneeName, tagLines } from "../signal-texts";

/** The default page title: the person, and the company if known. */
export const titleOf = ({ personName, personCompany }: WebhookPayload): string =>
  [personName, personCompany].filter(Boolean).join(" — ") || "Signal";

/** The field as text; empty if unknown. */
export function textOf(payload: WebhookPayload, field: PayloadField): string {
  switch (field) {
    case "tags":
      return tagLines(payload.tags).join("; ");
    case "talkingPoints":
      return payload.talkingPoints.join("\n");
    case "engagement": {
      const { kind, text } = payload.engagement;
      return text ? `${kind}: ${text}` : kind;
    }
    case "relatedSignals":
      return payload.relatedSignals
        .map(({ personName, type, strength, createdAt }) =>
          [personName, type, `strength ${strength}`, createdAt.slice(0, 10)].join(", "),
        )
        .join("\n");
    case "assignee":
      return assigneeName(payload.assignee) ?? "";
    default: {
      // A field of another shape needs a case of its own.
      const value: string | number | null = payload[field];
      return String(value ?? "");
    }
  }
}

/** The field as a list of options; a single one for most fields. */
export function choicesOf(payload: WebhookPayload, field: PayloadField): string[] {
  if (field === "tags") return Object.values(payload.tags).flat();
  if (field === "talkingPoints") return payload.talkingPoints;
  if (field === "engagement") return [payload.engagement.kind];
  if (field === "relatedSignals") return payload.relatedSignals.map(({ type }) => type);
  return [textOf(payload, field)];
}

/** The field as an ISO 8601 timestamp; null if it is not a date. */
export function momentOf(payload: WebhookPayload, field: PayloadField): string | null {
  if (field === "occurredAt" || field === "engagedAt" || field === "createdAt") return payload[field];
  return field === "engagement" ? payload.engagement.at : null;
}
