"use client";
import { ArrowLeftRight, ChevronDown, Gift, Hourglass, type LucideIcon, Pause, Play } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import type { DialogState } from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { loadable } from "@/components/ui/loadable";
import type { AdminCustomerDetail } from "@/lib/contracts/admin-customers";

const dialogs = {
  plan: loadable(() => import("./change-plan-dialog").then((file) => file.ChangePlanDialog)),
  pack: loadable(() => import("./grant-pack-dialog").then((file) => file.GrantPackDialog)),
  trial: loadable(() => import("./extend-trial-dialog").then((file) => file.ExtendTrialDialog)),
  lifecycle: loadable(() => import("./lifecycle-dialog").then((file) => file.LifecycleDialog)),
} satisfies Record<string, ComponentType<DialogState & { customer: AdminCustomerDetail }>>;
type Act = keyof typeof dialogs;

/** What an operator may do to a customer, each in a dialog that asks for a reason. */
export function CustomerActions({ customer }: { customer: AdminCustomerDetail }) {
  const [asked, setAsked] = useState<{ act: Act; at: number } | null>(null);
  const [open, setOpen] = useState(false);
  const isSuspended = customer.lifecycle === "suspended";
  const item = (act: Act, label: string, Icon: LucideIcon, danger = false) => (
    <DropdownMenuItem
      danger={danger}
      onSelect={() => {
        // A new key each time, so that no dialog opens with what was typed before.
        setAsked((last) => ({ act, at: (last?.at ?? 0) + 1 }));
        setOpen(true);
      }}
    >
      <Icon aria-hidden />
      {label}
    </DropdownMenuItem>
  );
  const Dialog = asked && dialogs[asked.act];
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>
            Actions
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {item("plan", "Change plan", ArrowLeftRight)}
          {item("pack", "Grant credits", Gift)}
          {customer.plan === "trial" && item("trial", "Extend trial", Hourglass)}
          {customer.lifecycle !== "closed" && (
            <>
              <DropdownMenuSeparator />
              {isSuspended ? item("lifecycle", "Reopen", Play) : item("lifecycle", "Suspend", Pause, true)}
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {Dialog && <Dialog key={asked.at} customer={customer} open={open} onOpenChange={setOpen} />}
    </>
  );
}
