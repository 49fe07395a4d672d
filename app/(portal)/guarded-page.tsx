import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { PageData, requireIdentity } from "@/app/page-data";
import { PageOf } from "@/app/page-of";
import { server } from "@/app/serve";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { SessionIdentity } from "@/lib/auth/authenticate";
import type { Auth } from "@/lib/contracts/operation";
import { readSuspensionReason } from "@/lib/domain/account/read-suspension";
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
    const stage = (await stageOf(identity, error.code)) ?? { ...closed, text: error.message };
    return (
      <PageOf identity={identity}>
        <NotYet stage={stage} />
      </PageOf>
    );
  }
  return <PageOf identity={identity}>{await render(page)}</PageOf>;
}

interface Stage {
  title: string;
  text: string;
  /** The platform's own words about why. */
  reason?: string;
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

/** Why a workspace cannot be used at the moment, or anymore; null if it can. */
export async function stoppedStage(customer: SessionIdentity["customer"]): Promise<Stage | null> {
  if (customer?.lifecycle === "closed") {
    return { title: "Your workspace is closed", text: "Searching and deliveries have stopped permanently." };
  }
  if (customer?.lifecycle !== "suspended") return null;
  const reason = await readSuspensionReason({ db: server().db, customerId: customer.id });
  return {
    title: "Your workspace is suspended",
    text: "Searching and deliveries are paused, and no data was lost. Contact us to have it reactivated.",
    ...(reason && { reason }),
  };
}

/** Why a member cannot see a page, based on their workspace's state; null for other reasons. */
async function stageOf({ customer }: SessionIdentity, code: ErrorCode): Promise<Stage | null> {
  return (await stoppedStage(customer)) ?? (code === "customer_not_active" ? notActive : null);
}

/** Explains why this user cannot see the page, and what to do about it. */
export function NotYet({ stage }: { stage: Stage }) {
  const { title, text, reason, action } = stage;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={title} action={action}>
        <p>{text}</p>
        {reason && <p className="mt-2 break-words text-ink">Reason: {reason}</p>}
      </EmptyState>
    </>
  );
}
