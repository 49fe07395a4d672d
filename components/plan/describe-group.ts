import { reportPath } from "@/lib/client/intelligence";
import type { LedgerGroup } from "@/lib/contracts/ledger-groups";
import { count } from "./plan-words";

/** A group in words: what was done, and on what, which links to it if it still exists. */
export interface GroupWords {
  title: string;
  /** Continues the title. */
  subject?: { text: string; href?: string; isExternal?: boolean };
  /** How much of it. */
  amount?: string;
  /** The source of a post. */
  source?: { text: string; href: string };
}

const grants: Partial<Record<LedgerGroup["cause"], string>> = {
  allotment: "Monthly allotment",
  trial: "Trial credits",
  trial_extension: "Trial extension",
  upgrade: "Larger plan in the same month",
  pack: "Credit pack",
  pack_returned: "Credit pack returned after a won dispute",
  pack_taken_back: "Credit pack taken back with its payment",
  gift: "Credits granted by an operator",
  unlimited: "Included in your plan",
  expiry: "Unused credits expired",
  used_before: "Used before the new month began",
};

/** What a group of the ledger is for, in plain words. `mayPay` says whether purchases may be linked. */
export function describeGroup(group: LedgerGroup, { mayPay }: { mayPay: boolean }): GroupWords {
  const { cause, source, purchase } = group;
  const amount = group.count ?? 0;
  if (cause === "discovery") {
    const subject = source
      ? { text: source.name, href: `/sources/${source.id}` }
      : { text: "a deleted source" };
    return { title: "Discovery of", subject, amount: count(amount, "post", "posts") };
  }
  if (cause === "harvest") {
    const found = count(amount, "new engagement", "new engagements");
    return { title: "Harvest of", ...ofPost(group), amount: found };
  }
  if (cause === "qualification") {
    return { title: `Qualification of ${count(amount, "person", "people")} from`, ...ofPost(group) };
  }
  if (cause === "report") return ofReport(group);
  const title = grants[cause] ?? "Other";
  return purchase && mayPay
    ? { title: "", subject: { text: title, href: `/settings/billing#${purchase.id}` } }
    : { title };
}

function ofPost({ post, source }: LedgerGroup): Pick<GroupWords, "subject" | "source"> {
  const from = source && { text: source.name, href: `/sources/${source.id}` };
  if (post) {
    const subject = { text: `a post by ${post.author}`, href: post.url, isExternal: true };
    return { subject, ...(from && { source: from }) };
  }
  if (!from) return { subject: { text: "a deleted post" } };
  return { subject: { text: `posts from ${from.text}`, href: from.href } };
}

function ofReport({ report }: LedgerGroup): GroupWords {
  if (!report) return { title: "A deleted report" };
  const title = report.type === "account" ? "Account report" : "Person report";
  return { title, subject: { text: report.name, href: reportPath(report) } };
}
