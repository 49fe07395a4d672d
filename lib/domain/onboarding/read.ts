/** What a workspace's members see of its onboarding. */
import { findCustomer } from "@/db/queries/customers";
import { findOnboarding, type OnboardingRow } from "@/db/queries/onboardings";
import type { SessionIdentity } from "@/db/queries/sessions";
import { findSourcesByKeys } from "@/db/queries/sources";
import { findSuppressedUrls } from "@/db/queries/suppressions";
import type { Context } from "@/lib/context";
import type { Onboarding, Provisioning } from "@/lib/contracts/onboarding";
import { isEngineHeard } from "@/lib/domain/health/read";
import { settings } from "@/lib/domain/settings";
import { searchKey } from "@/lib/domain/sources/canonical";
import { notFound } from "@/lib/errors";
import type { Network } from "@/lib/networks/network";
import { isNamedByAddress } from "./canonical";
import { presentProgress, readOnboardingState } from "./progress";

type Suggestion = OnboardingRow["suggestions"][number];

/** How far the caller's workspace has come. Throws 404 for someone without a workspace. */
export async function readProvisioning(
  ctx: Pick<Context, "db" | "clock"> & { identity: SessionIdentity },
): Promise<Provisioning> {
  const { id: customerId, lifecycle } = requireWorkspace(ctx.identity);
  const onboarding = await readOnboardingState(ctx, customerId);
  const progress = presentProgress(lifecycle, onboarding);
  const stoodMs = onboarding ? ctx.clock.now().getTime() - onboarding.updatedAt.getTime() : 0;
  if (
    progress.status === "done" ||
    stoodMs < settings.onboarding.waitingAfterMs ||
    (await isEngineHeard(ctx))
  ) {
    return progress;
  }
  return { ...progress, isWaitingForEngine: true };
}

/**
 * The onboarding answers and suggestions (empty until they are made), without people and companies suppressed
 * since. Throws 404 for someone without a workspace.
 */
export async function readOnboarding(
  ctx: Pick<Context, "db" | "ports"> & { identity: SessionIdentity },
): Promise<Onboarding> {
  const { db } = ctx;
  const { id: customerId } = requireWorkspace(ctx.identity);
  const [customer, onboarding] = await Promise.all([
    findCustomer(db, { customerId }),
    findOnboarding(db, { customerId }),
  ]);
  const suggestions = onboarding?.suggestions ?? [];
  const urls = suggestions.flatMap(({ networkUrl }) => networkUrl ?? []);
  const suppressed = await findSuppressedUrls(db, { customerId, urls });
  const offered = suggestions
    .filter(({ networkUrl }) => !suppressed.has(networkUrl ?? ""))
    .map((suggestion) => ({ suggestion, key: keyOf(suggestion, ctx.ports.network) }));
  const rows = await findSourcesByKeys(db, { customerId, keys: offered.map(({ key }) => key) });
  const existing = new Set(rows.filter(({ deletedAt }) => !deletedAt).map(({ key }) => key));
  const isNamed = customer && !isNamedByAddress(customer, ctx.ports.network);
  return {
    workspaceName: isNamed ? customer.name : null,
    website: customer?.website ?? null,
    companyNetworkUrl: customer?.companyNetworkUrl ?? null,
    profileUrl: onboarding?.profileUrl ?? null,
    suggestedSources: offered.map(({ suggestion: { type, ...suggestion }, key }) => ({
      sourceType: type,
      ...suggestion,
      network: suggestion.network ?? null,
      isAdded: existing.has(key),
    })),
  };
}

function requireWorkspace({ customer }: SessionIdentity) {
  if (!customer) throw notFound("workspace");
  return customer;
}

/** The key the source would have; an address is canonical already. */
const keyOf = ({ networkUrl, keywords, network: id }: Suggestion, network: Network): string =>
  networkUrl ?? searchKey(network, keywords ?? [], id ?? undefined);
