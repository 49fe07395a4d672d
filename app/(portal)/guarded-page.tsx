import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { PageData, requireIdentity } from "@/app/page-data";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { SessionIdentity } from "@/lib/auth/authenticate";
import type { Auth } from "@/lib/contracts/operation";
import { AppError, type ErrorCode } from "@/lib/errors";

export type SearchParams = Record<string, string | string[] | undefined>;

/** Where to return after sign-in: the path with its query string. */
export function addressOf(path: string, search: SearchParams): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Renders a signed-in page with its data, or explains why this user cannot see it yet. */
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
    // Users without a drafted workspace are redirected to setup.
    if (!identity.customer || error.code === "customer_not_provisioned") redirect("/setup");
    return <NotYet stage={stageOf(identity, error.code) ?? { ...closed, text: error.message }} />;
  }
  return render(page);
}

interface Stage {
  title: string;
  text: string;
  action?: ReactNode;
}

const closed = { title: "You don't have access to this page" };

const notActive: Stage = {
  title: "Your workspace is not active yet",
  text: "The search for signals starts once you activate the workspace. The remaining steps take a few minutes.",
  action: (
    <ButtonLink href="/setup" variant="primary">
      Finish setup
    </ButtonLink>
  ),
};

/** Workspaces that cannot be used at the moment, or anymore. */
export const stopped: Record<"suspended" | "closed", Stage> = {
  suspended: {
    title: "Your workspace is suspended",
    text: "Searching and deliveries are paused, and no data was lost. Contact us to have it reactivated.",
  },
  closed: { title: "Your workspace is closed", text: "Searching and deliveries have stopped permanently." },
};

/** Why a member cannot see a page, based on their workspace's state; null for other reasons. */
function stageOf({ customer }: SessionIdentity, code: ErrorCode): Stage | null {
  const lifecycle = customer?.lifecycle;
  if (lifecycle === "suspended" || lifecycle === "closed") return stopped[lifecycle];
  return code === "customer_not_active" ? notActive : null;
}

/** Explains why this user cannot see the page, and what to do about it. */
export function NotYet({ stage }: { stage: Stage }) {
  const { title, text, action } = stage;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={title} action={action}>
        {text}
      </EmptyState>
    </>
  );
}
