"use client";
import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { letteredPages } from "./nav-items";

interface KeyGroup {
  title: string;
  keys: { keys: string[]; does: string }[];
}

const groups: KeyGroup[] = [
  {
    title: "Everywhere",
    keys: [
      { keys: ["⌘", "K"], does: "Search pages, signals, companies and actions (Ctrl K)" },
      { keys: ["?"], does: "Show these keys" },
      { keys: ["Esc"], does: "Close what is open" },
    ],
  },
  {
    title: "Go to",
    keys: letteredPages.flatMap(({ letter, label }) =>
      letter ? [{ keys: ["g", letter], does: label }] : [],
    ),
  },
  {
    title: "Signals",
    keys: [
      { keys: ["j"], does: "Next signal" },
      { keys: ["k"], does: "Previous signal" },
      { keys: ["Enter"], does: "Open the signal's page" },
      { keys: ["x"], does: "Select for a bulk act" },
      { keys: ["e"], does: "Archive, or take it back to the queue" },
      { keys: ["d"], does: "Deliver" },
      { keys: ["t"], does: "Tag" },
      { keys: ["/"], does: "Search" },
    ],
  },
];

/** Every key there is, in one window. */
export function Shortcuts({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Keyboard" size="lg">
        <DialogBody tabIndex={0} className="grid gap-x-8 gap-y-5 pb-6 sm:grid-cols-2">
          {groups.map(({ title, keys }) => (
            <section key={title} aria-label={title}>
              <h3 className="pb-1.5 font-medium text-ink-muted text-sm">{title}</h3>
              <dl className="divide-y divide-line">
                {keys.map(({ keys, does }) => (
                  <div key={does} className="flex items-center justify-between gap-4 py-1.5">
                    <dd className="text-sm">{does}</dd>
                    <dt className="flex shrink-0 gap-1">
                      {keys.map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </dt>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
