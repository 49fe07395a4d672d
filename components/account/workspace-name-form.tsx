"use client";
import { useRouter } from "next/navigation";
import { awaited, useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/toast";
import { useWorkspaceRename } from "@/lib/client/account";

/** The workspace's name, for admins to change. */
export function WorkspaceNameForm({ name: present }: { name: string }) {
  const router = useRouter();
  const isNew = (name: string) => name.trim() !== "" && name.trim() !== present;
  const form = useForm({
    initial: { name: present },
    draft: "workspace name",
    places: [],
    check: ({ name }) => (isNew(name) ? { body: { name: name.trim() } } : { problems: {} }),
    mutation: awaited(useWorkspaceRename()),
    failed: "The workspace was not renamed",
    onDone: () => {
      notify({ text: "Workspace renamed", tone: "success" });
      router.refresh();
    },
  });
  const { name } = form.fields;
  return (
    <form {...form.props} className="flex gap-2">
      <Input
        aria-label="Workspace name"
        className="max-w-xs"
        maxLength={100}
        value={name}
        onChange={({ target }) => form.edit({ name: target.value })}
      />
      <Button type="submit" disabled={!isNew(name)} pending={form.isPending}>
        Rename
      </Button>
    </form>
  );
}
