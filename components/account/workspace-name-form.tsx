"use client";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { useEdits } from "@/components/forms/use-edits";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/toast";
import { useWorkspaceRename } from "@/lib/client/account";

/** The workspace's name, for admins to change. */
export function WorkspaceNameForm({ name: present }: { name: string }) {
  const router = useRouter();
  const renaming = useWorkspaceRename();
  const { fields, edit, settle } = useEdits("workspace name", { name: present });
  const { name } = fields;
  const given = name.trim();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (given === "" || given === present) return;
    try {
      await renaming.mutateAsync({ name: given });
    } catch (error) {
      notify({ text: "The workspace was not renamed", description: messageOf(error), tone: "danger" });
      return;
    }
    notify({ text: "Workspace renamed", tone: "success" });
    settle(fields);
    router.refresh();
  }

  return (
    <form onSubmit={(event) => void save(event)} className="flex gap-2">
      <Input
        aria-label="Workspace name"
        className="max-w-xs"
        maxLength={100}
        value={name}
        onChange={({ target }) => edit({ name: target.value })}
      />
      <Button type="submit" disabled={given === "" || given === present} pending={renaming.isPending}>
        Rename
      </Button>
    </form>
  );
}
