"use client";
import { ButtonLink } from "@/components/ui/button";
import type { Stop } from "@/lib/contracts/credits";
import { AskAdmin } from "./ask-admin";
import { useMayPay } from "./payer";
import { PortalButton } from "./portal-button";

/** Opens the choice of a plan on the billing page. */
export const upgradeHref = "/settings/billing?choose=plan";
export const packsHref = "/settings/billing#packs";

/** The button that ends the wait. Members who may not pay ask an admin; a source's limit is anyone's to change. */
export function RemedyButton({
  remedy,
  source,
}: {
  remedy: Stop["remedies"][number];
  source: Stop["source"];
}) {
  const mayPay = useMayPay();
  if (remedy === "wait") return null;
  if (remedy === "change_limit") {
    return (
      source && (
        <ButtonLink size="sm" href={`/sources/${source.id}?limit=edit`}>
          Change limit
        </ButtonLink>
      )
    );
  }
  if (!mayPay) return <AskAdmin size="sm" />;
  if (remedy === "pay") return <PortalButton label="Update payment" variant="primary" />;
  return (
    <ButtonLink size="sm" variant="primary" href={remedy === "upgrade" ? upgradeHref : packsHref}>
      {remedy === "upgrade" ? "Upgrade" : "Buy a pack"}
    </ButtonLink>
  );
}
