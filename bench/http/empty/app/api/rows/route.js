// JavaScript, because Next would generate TypeScript settings here otherwise.
const rows = Array.from({ length: 25 }, (_, n) => ({
  id: `0190a1b2-c3d4-7000-8000-0000000000${10 + n}`,
  type: "TARGET_PERSON_REACTION",
  strength: 7,
  person: {
    name: "Logistics Eventteam",
    title: "Head of System",
    company: "Cloud Report",
    networkUrl: "https://www.network.example/in/99116",
    location: null,
  },
  whyItMatters: "Leads system at a company of 4831 people and spoke of a warehouse under a post on strategy.",
  suggestedOpener: "Your thoughts on this made me think.",
  talkingPoints: ["One", "Two", "Three"],
  createdAt: "2025-11-20T15:00:00.000Z",
}));

export const dynamic = "force-dynamic";

/** As many rows as the measured page, created once. */
export const GET = () =>
  Response.json({ data: rows, total: 25, limit: 25, offset: 0, _meta: { mode: "live" } });
