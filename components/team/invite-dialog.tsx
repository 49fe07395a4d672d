"use client";
import { checkContract } from "@/components/forms/check-contract";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { SelectField, TextField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { useInvite } from "@/lib/client/team";
import { NewInvite } from "@/lib/contracts/team";
import { roleTexts } from "./describe-role";

interface InviteFields {
  email: string;
  role: "user" | "manager";
}

const initial: InviteFields = { email: "", role: "user" };
const check = checkContract(NewInvite, (fields: InviteFields) => fields);
const grantable = (["user", "manager"] as const).map((role) => ({
  value: role,
  label: roleTexts[role].label,
}));

/** The invite dialog. Admins cannot be invited directly; change a member's role instead. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial,
    check,
    mutation: useInvite(),
    onDone: ({ email }) => {
      onClose();
      notify({
        text: `Invitation sent to ${email}`,
        description: "The link works for 7 days.",
        tone: "success",
      });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Invite to the team"
      description="They receive an email with a link that works once."
    >
      <DialogForm form={form} submit="Send invitation" onCancel={onClose}>
        <TextField
          {...form.field("email")}
          label="Email"
          type="email"
          autoComplete="off"
          placeholder="colleague@example.com"
        />
        <SelectField
          {...form.field("role")}
          label="Role"
          hint={roleTexts[form.fields.role].may}
          options={grantable}
        />
      </DialogForm>
    </FormDialog>
  );
}
