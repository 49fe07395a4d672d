import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { PageData, requireIdentity } from "@/app/page-data";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { SessionIdentity } from "@/lib/auth/authenticate";
import type { Auth } from "@/lib/contracts/operation";
import { AppError, type ErrorCode } from "@/lib/errors";

export type SearchParams = Record<string, string | string[] | undefined>;

/** Where to come back to after signing in: the path with its query. */
export function addressOf(path: string, search: SearchParams): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Renders a signed-in page with its data, or says why this person may not see it yet. */
export async function guardedPage(
  at: { path: string; search?: SearchParams },
  auth: Extract<Auth, { kind: "session" }>,
  render: (page: PageData) => Promise<ReactNode>,
): Promise<ReactNode> {
  const identity = await requireIdentity(addressOf(at.path, at.search ?? {}));
  let page: PageData;
  try {
    page = await PageData.open(identity, auth);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Whoever has no workspace, or one that is not drafted yet, has one thing to do.
    if (!identity.customer || error.code === "customer_not_provisioned") redirect("/setup");
    return <NotYet stage={stageOf(identity, error.code) ?? { ...closed, words: error.message }} />;
  }
  return render(page);
}

interface Stage {
  title: string;
  words: string;
  action?: ReactNode;
}

const closed = { title: "This page is not open to you" };

const notActive: Stage = {
  title: "Your workspace is not active yet",
  words: "Signals are looked for from activation on. What is left to do until then takes a few minutes.",
  action: (
    <ButtonLink href="/setup" variant="primary">
      Finish the set-up
    </ButtonLink>
  ),
};

/** Workspaces that nobody works in for now, or any more. */
export const stopped: Record<"suspended" | "closed", Stage> = {
  suspended: {
    title: "Your workspace is suspended",
    words:
      "Nothing is looked for or sent meanwhile, and nothing is lost. Write to us to have it opened again.",
  },
  closed: { title: "Your workspace is closed", words: "Nothing is looked for or sent any more." },
};

/** What keeps a member from a page, by how far their workspace has come; null where it is something else. */
function stageOf({ customer }: SessionIdentity, code: ErrorCode): Stage | null {
  const lifecycle = customer?.lifecycle;
  if (lifecycle === "suspended" || lifecycle === "closed") return stopped[lifecycle];
  return code === "customer_not_active" ? notActive : null;
}

/** A page that this person may not see, and what to do about it. */
export function NotYet({ stage }: { stage: Stage }) {
  const { title, words, action } = stage;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={title} action={action}>
        {words}
      </EmptyState>
    </>
  );
}
