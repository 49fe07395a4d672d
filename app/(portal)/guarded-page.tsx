import type { ReactNode } from "react";
import { PageData, requireIdentity } from "@/app/page-data";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Auth } from "@/lib/contracts/operation";
import { AppError, type ErrorCode } from "@/lib/errors";

export type SearchParams = Record<string, string | string[] | undefined>;

/** Where to come back to after signing in: the path with its query. */
function addressOf(path: string, search: SearchParams): string {
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
    return <NotYet code={identity.customer ? error.code : "no_workspace"} message={error.message} />;
  }
  return render(page);
}

interface Stage {
  title: string;
  words: string;
  action?: ReactNode;
}

const stages: Partial<Record<ErrorCode | "no_workspace", Stage>> = {
  no_workspace: {
    title: "You belong to no workspace yet",
    words: "Ask an admin of your team's workspace to invite this address, then open the link in the mail.",
  },
  customer_not_provisioned: {
    title: "Your workspace is being set up",
    words: "This page opens once that is done. Reload it in a few minutes.",
  },
  customer_not_active: {
    title: "Your workspace is not active yet",
    words: "Signals are looked for from activation on. An admin of the workspace can activate it.",
    action: <ButtonLink href="/sources">Look at the sources</ButtonLink>,
  },
};

function NotYet({ code, message }: { code: ErrorCode | "no_workspace"; message: string }) {
  const { title, words, action } = stages[code] ?? { title: "This page is not open to you", words: message };
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={title} action={action}>
        {words}
      </EmptyState>
    </>
  );
}
