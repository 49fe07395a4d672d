import { Database, MessageSquare, NotebookText, Table2, Webhook, Workflow } from "lucide-react";

const stages = [
  {
    title: "Watch",
    text: "Choose the people, company pages and keywords your market talks about. We check for new posts every few hours.",
  },
  {
    title: "Qualify",
    text: "Everyone who reacts or comments is compared with your ideal customer profile. Every score comes with a breakdown.",
  },
  {
    title: "Act",
    text: "People who match become signals: how strong, why they matter, and how to start the conversation. Signals go to the tools your team already uses.",
  },
];

/** How a public comment becomes a conversation. */
export function Stages() {
  return (
    <ol className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
      {stages.map(({ title, text }, index) => (
        <li key={title} className="border-accent-line border-t-2 pt-3">
          <h3 className="font-medium text-base text-ink">
            <span className="mr-2 text-ink-faint tabular-nums">{index + 1}</span>
            {title}
          </h3>
          <p className="mt-1 text-ink-muted text-sm">{text}</p>
        </li>
      ))}
    </ol>
  );
}

const destinations = [
  { icon: Webhook, name: "Webhook", text: "signed, retried, replayable" },
  { icon: MessageSquare, name: "Chat", text: "a message in your team's channel" },
  { icon: NotebookText, name: "Notes database", text: "one page per signal, mapped to your columns" },
  { icon: Workflow, name: "Automation", text: "flat JSON for any workflow tool" },
  { icon: Database, name: "Enrichment", text: "straight into your enrichment table" },
];
const spreadsheet = { icon: Table2, name: "Spreadsheet", text: "one row per signal" };

/** The kinds of tools that signals go to. Spreadsheets need an account that an operator sets up. */
export function Destinations({ hasSpreadsheets }: { hasSpreadsheets: boolean }) {
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
      {[...destinations, ...(hasSpreadsheets ? [spreadsheet] : [])].map(({ icon: Icon, name, text }) => (
        <div key={name} className="relative max-sm:pl-9">
          <dt className="font-medium text-base text-ink">
            <Icon
              aria-hidden
              className="mb-2 size-5 text-accent-ink max-sm:absolute max-sm:top-0.5 max-sm:left-0"
            />
            {name}
          </dt>
          <dd className="text-ink-muted text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
