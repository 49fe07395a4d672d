"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import {
  Building2,
  FileSearch,
  Keyboard,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Plus,
  Sparkles,
  Sun,
  UserPlus,
} from "lucide-react";
import { useRouter } from "next/navigation";
import { useTheme } from "next-themes";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { listSignalCompanies, listSignals } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { navGroups } from "./nav-items";
import { signOut } from "./sign-out";

const leastLetters = 2;
const found = 5;

/** Pages, signals, companies and acts, found by typing. */
export function CommandMenu({
  isOperator,
  open,
  onOpenChange,
  onShortcuts,
}: {
  isOperator: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShortcuts: () => void;
}) {
  const router = useRouter();
  const { setTheme } = useTheme();
  const [text, setText] = useState("");
  const close = () => {
    onOpenChange(false);
    setText("");
  };
  const run = (act: () => void) => () => {
    close();
    act();
  };
  const go = (href: string) => run(() => router.push(href));
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <DialogContent title="Search" size="lg" className="overflow-hidden">
        <Command label="Search" loop className="flex min-h-0 flex-1 flex-col">
          <Command.Input
            autoFocus
            value={text}
            onValueChange={setText}
            placeholder="Pages, people, companies, actions"
            className="mx-5 mb-2 h-9 rounded-md border border-control bg-surface px-3 text-base"
          />
          <Command.List className="min-h-0 flex-1 overflow-y-auto border-line border-t p-2 sm:max-h-96">
            <Command.Empty className="px-3 py-8 text-center text-ink-muted text-sm">
              Nothing found for “{text}”.
            </Command.Empty>
            <Found text={text} go={go} />
            <Group heading="Pages">
              {navGroups(isOperator)
                .flatMap(({ items }) => items)
                .map(({ href, label, icon, letter }) => (
                  <Item
                    key={href}
                    value={`page ${label}`}
                    icon={icon}
                    onSelect={go(href)}
                    keys={letter ? ["g", letter] : []}
                  >
                    {label}
                  </Item>
                ))}
            </Group>
            <Group heading="Actions">
              <Item value="Add a source" icon={Plus} onSelect={go("/sources?new=source")}>
                Add a source
              </Item>
              <Item value="Add a destination" icon={Plus} onSelect={go("/destinations?new=destination")}>
                Add a destination
              </Item>
              <Item value="Invite a colleague" icon={UserPlus} onSelect={go("/settings/team?new=invite")}>
                Invite a colleague
              </Item>
              <Item value="Start a report" icon={FileSearch} onSelect={go("/intelligence?new=report")}>
                Start a report
              </Item>
              <Item value="theme light" icon={Sun} onSelect={run(() => setTheme("light"))}>
                Light theme
              </Item>
              <Item value="theme dark" icon={Moon} onSelect={run(() => setTheme("dark"))}>
                Dark theme
              </Item>
              <Item value="theme system" icon={Monitor} onSelect={run(() => setTheme("system"))}>
                Theme as the system
              </Item>
              <Item value="keyboard shortcuts keys" icon={Keyboard} onSelect={onShortcuts} keys={["?"]}>
                Keyboard
              </Item>
              <Item value="sign out log out" icon={LogOut} onSelect={run(() => void signOut())}>
                Sign out
              </Item>
            </Group>
          </Command.List>
        </Command>
      </DialogContent>
    </Dialog>
  );
}

/** What the workspace's own signals and companies have under these letters. */
function Found({ text, go }: { text: string; go: (href: string) => () => void }) {
  const search = useDeferredValue(text.trim());
  const enabled = search.length >= leastLetters;
  const asked = { query: { search, limit: found } };
  const options = { enabled, placeholderData: keepPreviousData };
  const signals = useQuery({ ...query(listSignals, asked), ...options });
  const companies = useQuery({ ...query(listSignalCompanies, asked), ...options });
  if (!enabled) return null;
  return (
    <>
      {signals.data && signals.data.data.length > 0 && (
        <Group heading="Signals">
          {signals.data.data.map((signal) => (
            <Item
              key={signal.id}
              value={`signal ${signal.id}`}
              keywords={[search]}
              icon={Sparkles}
              onSelect={go(`/signals/${signal.id}`)}
            >
              <span className="truncate">{signal.person.name}</span>
              <span className="truncate text-ink-muted">{signal.companyName}</span>
            </Item>
          ))}
        </Group>
      )}
      {companies.data && companies.data.data.length > 0 && (
        <Group heading="Companies">
          {companies.data.data.map((company) => (
            <Item
              key={company.companyKey}
              value={`company ${company.companyKey}`}
              keywords={[search]}
              icon={Building2}
              onSelect={go(`/companies?company=${encodeURIComponent(company.companyKey)}`)}
            >
              <span className="truncate">{company.companyName}</span>
            </Item>
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Command.Group>
  );
}

function Item({
  value,
  keywords,
  icon: Icon,
  onSelect,
  keys = [],
  children,
}: {
  value: string;
  keywords?: string[];
  icon: LucideIcon;
  onSelect: () => void;
  keys?: string[];
  children: ReactNode;
}) {
  return (
    <Command.Item
      value={value}
      {...(keywords && { keywords })}
      onSelect={onSelect}
      className="flex h-9 cursor-default items-center gap-2.5 rounded-md px-2 text-sm data-[selected=true]:bg-hover"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <span className="flex min-w-0 flex-1 gap-2">{children}</span>
      {keys.length > 0 && (
        <span aria-hidden className="hidden gap-1 sm:flex">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </Command.Item>
  );
}
