"use client";
import { Dialog, DialogBody, type DialogState } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { pagesOf, type Viewer } from "./nav-items";

interface KeyGroup {
  title: string;
  keys: { keys: string[]; does: string }[];
}

const queueKeys: KeyGroup = {
  title: "Signals",
  keys: [
    { keys: ["j"], does: "Next signal" },
    { keys: ["k"], does: "Previous signal" },
    { keys: ["Enter"], does: "Open the signal's page" },
    { keys: ["x"], does: "Select for bulk actions" },
    { keys: ["Shift", "j"], does: "Select this signal and the next" },
    { keys: ["Shift", "k"], does: "Select this signal and the previous" },
    { keys: ["e"], does: "Archive or unarchive" },
    { keys: ["d"], does: "Deliver" },
    { keys: ["t"], does: "Tag" },
    { keys: ["a"], does: "Assign or move to a stage" },
    { keys: ["z"], does: "Snooze" },
    { keys: ["/"], does: "Search" },
  ],
};

const listKeys: KeyGroup = {
  title: "Lists",
  keys: [
    { keys: ["j"], does: "Next row" },
    { keys: ["k"], does: "Previous row" },
    { keys: ["Enter"], does: "Open the row" },
    { keys: ["/"], does: "Search" },
  ],
};

const pageKeys = (viewer: Viewer): KeyGroup => ({
  title: "Go to",
  keys: pagesOf(viewer).flatMap(({ letter, label }) =>
    letter ? [{ keys: ["g", letter], does: label }] : [],
  ),
});

const groupsFor = (viewer: Viewer): KeyGroup[] => [
  {
    title: "Everywhere",
    keys: [
      { keys: ["⌘", "K"], does: "Search pages, signals, companies and actions (Ctrl K)" },
      { keys: ["?"], does: "Show keyboard shortcuts" },
      { keys: ["Esc"], does: "Close the open dialog or menu" },
    ],
  },
  ...(viewer.hasWorkspace ? [pageKeys(viewer), queueKeys, listKeys] : []),
];

/** All shortcuts available to this user, in one dialog. */
export function Shortcuts({ viewer, ...state }: DialogState & { viewer: Viewer }) {
  return (
    <Dialog {...state} title="Keyboard shortcuts" size="lg">
      <DialogBody tabIndex={0} className="grid gap-x-8 gap-y-5 pb-6 sm:grid-cols-2">
        {groupsFor(viewer).map(({ title, keys }) => (
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
    </Dialog>
  );
}
