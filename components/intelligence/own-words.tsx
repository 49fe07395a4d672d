import { Badge } from "@/components/ui/badge";
import { LocalTime } from "@/components/ui/local-time";
import type { Quote } from "@/lib/contracts/v1/report-parts";
import { meaningBadges } from "./describe-report";
import { PersonLink } from "./person-link";
import { ReportCard } from "./report-card";

/** What people said themselves, word for word. `named` shows who, for reports about more than one person. */
export function OwnWords({ quotes, named }: { quotes: Quote[]; named: boolean }) {
  return (
    <ReportCard
      title="In their own words"
      description={
        quotes.length > 0 ? "Needs first, then experience and agreement, the newest first" : undefined
      }
    >
      {quotes.length === 0 ? (
        <p className="text-ink-muted text-sm">
          {named ? "No one here said anything" : "This person said nothing"} of their own in the last 90 days.
        </p>
      ) : (
        <ul className="space-y-4">
          {quotes.map((quote) => (
            <QuoteItem
              key={`${quote.person.networkUrl} ${quote.at} ${quote.text}`}
              quote={quote}
              named={named}
            />
          ))}
        </ul>
      )}
    </ReportCard>
  );
}

function QuoteItem({ quote, named }: { quote: Quote; named: boolean }) {
  const { person, text, meaning, probability, kind, post, at } = quote;
  const look = meaningBadges[meaning];
  return (
    <li className="break-inside-avoid text-sm">
      <blockquote className="break-words border-accent-line border-l-2 pl-3 text-base text-ink">
        {text}
      </blockquote>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-xs">
        {named && (
          <span className="min-w-0">
            <PersonLink person={person} />
            {person.title && `, ${person.title}`}
          </span>
        )}
        <Badge tone={look.tone}>{look.label}</Badge>
        {probability !== null && (
          <span className="tabular-nums">{Math.round(probability * 100)} % likely</span>
        )}
        <LocalTime at={at} style="day" />
        <a
          href={post.url}
          target="_blank"
          rel="noopener noreferrer"
          className="line-clamp-1 min-w-0 rounded-sm underline decoration-line underline-offset-2 hover:text-accent-ink"
        >
          {kind === "post" ? "Open the post" : `Under ${post.author}: ${post.excerpt}`}
        </a>
      </p>
    </li>
  );
}
