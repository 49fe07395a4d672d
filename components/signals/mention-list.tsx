import { cx } from "class-variance-authority";
import { KeySigns } from "@/components/keys/key-signs";
import { nameOf } from "./use-team";

interface Member {
  userId: string;
  name: string | null;
  email: string;
}

/** The members offered for a mention; the field handles the keys. */
export function MentionList<M extends Member>({
  id,
  members,
  active,
  onPick,
}: {
  id: string;
  members: readonly M[];
  active: M;
  onPick: (member: M) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Mention"
      tabIndex={-1}
      className="rounded-lg border border-line p-1"
    >
      {members.map((member) => (
        <div
          key={member.userId}
          id={`${id}-${member.userId}`}
          role="option"
          tabIndex={-1}
          aria-selected={member === active}
          onPointerDown={(event) => {
            // The field keeps the focus.
            event.preventDefault();
            onPick(member);
          }}
          className={cx(
            "flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 text-sm hover:bg-hover pointer-coarse:min-h-11",
            member === active && "bg-hover",
          )}
        >
          <span className="min-w-0 flex-1 truncate text-ink">{nameOf(member)}</span>
          <span className="truncate text-ink-muted text-xs">{member.name && member.email}</span>
          {member === active && (
            <span
              aria-hidden
              className="flex items-center gap-1 text-ink-muted text-xs pointer-coarse:hidden"
            >
              Mention
              <KeySigns chords={["Enter"]} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
