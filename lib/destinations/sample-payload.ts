import { hours } from "@/lib/clock";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { stableId } from "@/lib/ids";

/** The signal that "Test connection" sends: every key filled, about a fictional person. */
export function samplePayload(options: { signalId: string; appUrl: string; at: Date }): WebhookPayload {
  const { signalId, appUrl, at } = options;
  const ago = (n: number) => new Date(at.getTime() - hours(n)).toISOString();
  const postUrl = "https://www.network.example/posts/sample-7010000000000000001";
  return {
    signalId,
    personName: "Alex Sample",
    personCompany: "Sample Industries",
    strength: 8,
    whyItMatters:
      "This is a test signal. Alex leads revenue operations at Sample Industries and asked how others score intent.",
    signalDetailUrl: new URL(`/signals/${signalId}`, appUrl).href,
    tags: { Stage: ["Test connection"] },
    personTitle: "VP Revenue Operations",
    personLocation: "Berlin, Germany",
    personProfileUrl: "https://www.network.example/in/alex-sample",
    personNetworkUrl: "https://www.network.example/in/alex-sample",
    companyEmployeeCount: 240,
    companyIndustry: "Software Development",
    companyWebsite: "https://sample-industries.example",
    companySummary: "Sample Industries makes planning software for mid-sized manufacturers.",
    icpPersona: "revenue_operations",
    icpSeniority: "director",
    icpConfidence: 0.92,
    icpScore: 84,
    signalType: "KEYWORD_SEARCH_COMMENT",
    postExcerpt: "Which signals tell you that an account is ready to talk?",
    summary: "Alex Sample commented on a post about buying signals.",
    postSummary: "Alex Sample commented on a post about buying signals.",
    suggestedOpener: "Your question about scoring intent caught my eye: what do you look at today?",
    talkingPoints: [
      "How the team scores intent today",
      "Which signals they trust, and which they ignore",
      "What a rep does with a signal within the first hour",
    ],
    writtenBy: "rules",
    engagement: { kind: "comment", text: "How do you all score intent?", at: ago(2) },
    sourcePostUrl: postUrl,
    relatedSignals: [
      {
        id: stableId("sample-payload", "related"),
        type: "KEYWORD_SEARCH_REACTION",
        strength: 5,
        personName: "Alex Sample",
        createdAt: ago(26),
      },
    ],
    occurredAt: ago(2),
    engagedAt: ago(2),
    createdAt: ago(1),
    assignee: { name: "Your teammate", email: "teammate@sample-industries.example" },
    stage: "new",
  };
}
