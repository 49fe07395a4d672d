"use client";
import { ExternalLink } from "lucide-react";
import type { ComponentProps } from "react";
import { notifyFailed } from "@/components/page/notify-failed";
import { Button } from "@/components/ui/button";
import { useBillingPortal } from "@/lib/client/billing";

/** Opens the payment processor's page: overdue invoices, cards, address and tax ID. */
export function PortalButton({
  label,
  variant = "secondary",
}: { label: string } & Pick<ComponentProps<typeof Button>, "variant">) {
  const portal = useBillingPortal();
  const open = () =>
    portal.mutate(undefined, {
      onError: (error) =>
        notifyFailed("The payment page could not be opened", error, {
          action: { label: "Retry", onSelect: open },
        }),
    });
  return (
    <Button size="sm" variant={variant} pending={portal.isPending || portal.isSuccess} onClick={open}>
      {label}
      <ExternalLink aria-hidden />
    </Button>
  );
}
