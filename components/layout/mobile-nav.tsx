"use client";
import { Menu } from "lucide-react";
import { DialogIconButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import type { Viewer } from "./nav-items";
import { NavLinks } from "./nav-links";
import { WorkspaceName } from "./workspace-name";

const Sheet = loadable(() => import("@/components/ui/sheet").then((file) => file.Sheet));

/** Navigation on narrow screens: a button that opens a drawer. */
export function MobileNav({
  workspace,
  plan,
  viewer,
}: {
  workspace: string;
  plan: string | null;
  viewer: Viewer;
}) {
  return (
    <DialogIconButton
      label="Open navigation"
      icon={<Menu />}
      load={Sheet.load}
      dialog={({ open, onOpenChange }) => (
        <Sheet open={open} onOpenChange={onOpenChange} side="left" title="Navigation" hideTitle>
          <div className="flex h-14 items-center pr-14 pl-4">
            <WorkspaceName name={workspace} plan={plan} />
          </div>
          <div className="px-2">
            <NavLinks viewer={viewer} onNavigate={() => onOpenChange(false)} />
          </div>
        </Sheet>
      )}
    />
  );
}
