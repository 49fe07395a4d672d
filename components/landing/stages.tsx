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

const spreadsheet = "Spreadsheet";
const destinations = [
  ["Webhook", "signed, retried, replayable"],
  ["Chat", "a message in your team's channel"],
  ["Notes database", "one page per signal, mapped to your columns"],
  ["Automation", "flat JSON for any workflow tool"],
  ["Enrichment", "straight into your enrichment table"],
  [spreadsheet, "one row per signal"],
] as const;

/** The kinds of tools that signals go to. Spreadsheets need an account that an operator sets up. */
export function Destinations({ hasSpreadsheets }: { hasSpreadsheets: boolean }) {
  return (
    <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {destinations
        .filter(([name]) => hasSpreadsheets || name !== spreadsheet)
        .map(([name, text]) => (
          <div key={name}>
            <dt className="font-medium text-base text-ink">{name}</dt>
            <dd className="text-ink-muted text-sm">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
