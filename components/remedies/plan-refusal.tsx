"use client";
import { useRouter } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { Notice } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/call";
import { AskAdmin } from "./ask-admin";
import { useMayPay } from "./payer";
import { PortalButton } from "./portal-button";
import { packsHref, upgradeHref } from "./remedy-button";

const capCodes = [
  "plan_source_cap_reached",
  "plan_destination_cap_reached",
  "plan_seat_cap_reached",
  "category_cap_reached",
  "value_cap_reached",
  "packs_unavailable",
];

/** What helps against a refused request: another plan, more credits or a payment; null for other errors. */
function remedyOf(error: unknown): "upgrade" | "credits" | "pay" | null {
  if (!(error instanceof ApiError)) return null;
  if (capCodes.includes(error.code)) return "upgrade";
  if (error.code === "insufficient_credits") return "credits";
  return error.code === "payment_overdue" ? "pay" : null;
}

/** Why a request was refused, next to the button that helps if the plan, credits or a payment are the reason. */
export function PlanRefusal({
  error,
  title,
  children,
}: {
  error: unknown;
  title?: string;
  children: string;
}) {
  return (
    <div role="alert">
      <Callout tone="danger" {...(title && { title })} action={<Remedy error={error} />}>
        {children}
      </Callout>
    </div>
  );
}

/** The button that helps against a refused request, if one does. */
function Remedy({ error }: { error: unknown }) {
  const mayPay = useMayPay();
  const remedy = remedyOf(error);
  if (!remedy) return null;
  if (remedy === "credits") return <CreditsRemedy />;
  if (!mayPay) return <AskAdmin size="sm" />;
  if (remedy === "pay") return <PortalButton label="Update payment" />;
  return (
    <ButtonLink size="sm" href={upgradeHref}>
      Upgrade
    </ButtonLink>
  );
}

/** How to get more credits: by a pack or a larger plan for those who may pay, or else by an admin. */
export function CreditsRemedy() {
  const mayPay = useMayPay();
  if (!mayPay) return <AskAdmin size="sm" />;
  return (
    <span className="flex gap-2">
      <ButtonLink size="sm" href={packsHref}>
        Buy a pack
      </ButtonLink>
      <ButtonLink size="sm" href={upgradeHref}>
        Upgrade
      </ButtonLink>
    </span>
  );
}

/** For a notice about a refused change: its "Upgrade" action if a larger plan helps and the member may pay. */
export function useUpgradeAction(): (error: unknown) => Pick<Notice, "action"> {
  const router = useRouter();
  const mayPay = useMayPay();
  return (error) =>
    mayPay && remedyOf(error) === "upgrade"
      ? { action: { label: "Upgrade", onSelect: () => router.push(upgradeHref) } }
      : {};
}
