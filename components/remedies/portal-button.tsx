"use client";
import { ExternalLink } from "lucide-react";
import type { ComponentProps } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
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
        notify({
          text: "The payment page could not be opened",
          description: messageOf(error),
          tone: "danger",
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
