import { policy } from "@/db/policy";
import type { ShownNotification } from "@/db/queries/notifications";
import { describeFieldProblems, fieldProblemsTitle, fieldRemedy } from "@/lib/contracts/field-problems";
import { isolated } from "@/lib/contracts/isolated";

/** A notification in words, and the portal's page that it is about. */
export interface Description {
  title: string;
  /** Whole sentences, or the words of a person or a post; may be empty. */
  body: string;
  path: string;
}

/** Says in words what a recipient in this workspace is notified of. Pure. */
export function describeNotification(shown: ShownNotification, workspaceName: string): Description {
  const { row } = shown;
  const workspace = isolated(workspaceName);
  const personName = shown.personName && isolated(shown.personName);
  const path = row.signalId ? `/signals/${row.signalId}` : "/signals?assignee=me";
  switch (row.kind) {
    case "strong_signal": {
      const title = `${personName ?? "Someone"}: strength ${shown.strength ?? "unknown"}`;
      return { title, body: whoOf(shown), path };
    }
    case "mention": {
      const author = shown.authorName ?? shown.authorEmail ?? "A member";
      return { title: `${isolated(author)} mentioned you`, body: shown.commentText ?? "", path };
    }
    case "assignment": {
      const count = row.data.count ?? 1;
      if (count > 1) return { title: `${count} signals were assigned to you`, body: "", path };
      return { title: `${personName ?? "A signal"} was assigned to you`, body: whoOf(shown), path };
    }
    case "destination":
      return describeDestination(shown, workspace);
    case "credits":
      return describeCredits(shown, workspace);
    case "connected_app": {
      const title = `${isolated(row.data.app ?? "An app")} was disconnected`;
      const body =
        `Its access to ${workspace} was used from two places, so it may have been copied. ` +
        "No one can use it anymore. Connect the app again if you still need it. " +
        "If you don't recognize it, there is nothing to do.";
      return { title, body, path: "/settings/connected-apps" };
    }
    case "digest":
      return { title: `Digest of ${workspace}`, body: "", path: "/signals" };
  }
}

/** Notifications of signals in the order in which a message lists them. */
export const byStrength = (shown: ShownNotification[]): ShownNotification[] =>
  shown.toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0));

const whoOf = ({ personTitle, company }: ShownNotification): string =>
  [personTitle, company].filter(Boolean).join(" · ");

function describeDestination({ row, destinationName }: ShownNotification, workspace: string): Description {
  const name = isolated(destinationName ?? "A destination");
  const { what, consecutiveFailures = 0, lastError = "", count = 0 } = row.data;
  const path = row.destinationId ? `/destinations/${row.destinationId}` : "/destinations";
  if (what === "filling") {
    const [received, limit] = [count, policy.enrichmentSubmissions.limit].map((n) =>
      n.toLocaleString("en-US"),
    );
    const body =
      `${name} in ${workspace} has received ${received} signals. ` +
      `Its webhook accepts ${limit} in its lifetime. ` +
      "Create a new webhook in the tool and update the destination's address. " +
      "The count then starts again.";
    return { title: `${name} is nearly full`, body, path };
  }
  if (what === "fields_missing") {
    const { fields = [], destinationType = "spreadsheet" } = row.data;
    const title = `${fieldProblemsTitle(destinationType, fields)} in ${name}`;
    const body = `${name} in ${workspace}: ${describeFieldProblems(destinationType, fields)} Signals are still delivered. ${fieldRemedy(destinationType)}`;
    return { title, body, path };
  }
  if (what === "refused") {
    const body =
      `${name} in ${workspace} did not accept a notification. ` +
      `Last error: ${lastError} Until Test connection succeeds, notifications are not posted to it. ` +
      "Signals are held and will be sent then.";
    return { title: `${name} is paused`, body, path };
  }
  const times = consecutiveFailures === 1 ? "once" : `${consecutiveFailures} times in a row`;
  const failed = `Sending signals to ${name} in ${workspace} failed ${times}. Last error: ${lastError}`;
  if (what === "paused") {
    const body = `${failed} Nothing is lost. Signals are held and will be sent once Test connection succeeds.`;
    return { title: `${name} is paused`, body, path };
  }
  const body = `${failed} Nothing is lost. Failed deliveries are retried. If they keep failing, the destination will be paused.`;
  return { title: `Deliveries to ${name} are failing`, body, path };
}

function describeCredits({ row }: ShownNotification, workspace: string): Description {
  const { what, percent = 0, isTrial = false, renewsOn } = row.data;
  if (what === "top_up_declined") {
    return {
      title: `The automatic top-up of ${workspace} was declined`,
      body: "The card on file could not be charged for a credit pack. No credits were added. Check the payment method. The charge is tried again in a day, or once you change the top-up's settings.",
      path: "/settings/billing",
    };
  }
  if (what === "duplicate_refunded") {
    const { amountCents = 0, currency = "usd" } = row.data;
    const amount = (amountCents / 100).toLocaleString("en-US", { style: "currency", currency });
    return {
      title: `A second payment for ${workspace} was refunded`,
      body: `Two checkouts were paid. The first subscription stays. The second one has ended, and ${amount} goes back to its card. To use another plan, change it on the billing page.`,
      path: "/settings/billing",
    };
  }
  const credits = isTrial ? "trial credits" : "monthly credits";
  const isAll = percent >= 100;
  const sentences = [
    isAll
      ? "New posts and people wait until there are credits again. Credit packs are used first, if you have any. Nothing is lost."
      : "You can see what used them and how long the others will last.",
    ...(renewsOn ? [`The next credits come on ${renewsOn}.`] : []),
    ...(isTrial
      ? [`A trial uses up to ${policy.trialCreditsPerDay} credits a day. A plan brings more.`]
      : []),
  ];
  return {
    title: isAll
      ? `${workspace} has used all its ${credits}`
      : `${workspace} has used ${percent}% of its ${credits}`,
    body: sentences.join(" "),
    path: "/settings/credits",
  };
}
