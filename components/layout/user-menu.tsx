"use client";
import { ChevronsUpDown } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { isolated } from "@/lib/contracts/isolated";
import type { ShellUser } from "./shell-user";

const loadPanel = () => import("./user-menu-panel");
const Panel = lazy(() => loadPanel().then((module) => ({ default: module.UserMenuPanel })));

/** The signed-in user; the menu is loaded on first use. */
export function UserMenu({ user, compact = false }: { user: ShellUser; compact?: boolean }) {
  const [asked, setAsked] = useState(false);
  const button = (
    <UserButton
      user={user}
      compact={compact}
      onPointerEnter={() => void loadPanel()}
      onClick={() => setAsked(true)}
    />
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <Panel user={user} trigger={<UserButton user={user} compact={compact} />} />
    </Suspense>
  );
}

function UserButton({
  user,
  compact,
  ...rest
}: ComponentProps<"button"> & { user: ShellUser; compact: boolean }) {
  const name = user.name ?? user.email;
  return (
    <button
      type="button"
      aria-label={compact ? `Account of ${isolated(name)}` : undefined}
      aria-haspopup="menu"
      className={
        compact
          ? "inline-flex size-10 items-center justify-center rounded-md hover:bg-hover"
          : "flex h-11 w-full items-center gap-2.5 rounded-md px-2 text-left hover:bg-hover data-[state=open]:bg-hover"
      }
      {...rest}
    >
      <Avatar name={name} chosen={user.initials} size={compact ? "md" : "sm"} />
      {!compact && (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-ink text-sm leading-4">
              <span className="sr-only">Account of </span>
              {name}
            </span>
            {user.role && <span className="block truncate text-ink-muted text-xs">{user.role}</span>}
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 text-ink-faint" />
        </>
      )}
    </button>
  );
}
