"use client";
import { useForm } from "react-hook-form";
import { contractResolver } from "@/components/forms/contract-resolver";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { PlanRefusal } from "@/components/remedies/plan-refusal";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { notify } from "@/components/ui/toast";
import { useInvite } from "@/lib/client/team";
import { NewInvite } from "@/lib/contracts/team";
import { roleTexts } from "./describe-role";

interface InviteFields {
  email: string;
  role: "user" | "manager";
}

const resolver = contractResolver(NewInvite, (fields: InviteFields) => fields);
const fieldNames = ["email", "role"] as const;
const grantable = ["user", "manager"] as const;

/** The invite dialog. Admins cannot be invited directly; change a member's role instead. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite();
  const { register, handleSubmit, watch, formState, setError } = useForm<InviteFields, unknown, NewInvite>({
    resolver,
    defaultValues: { email: "", role: "user" },
  });
  const failure = useServerRefusal(invite.error, setError, fieldNames);
  const submit = (fields: NewInvite) =>
    invite.mutate(fields, {
      onSuccess: ({ email }) => {
        onClose();
        notify({
          text: `Invitation sent to ${email}`,
          description: "The link works for 7 days.",
          tone: "success",
        });
      },
    });
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Invite to the team"
        description="They receive an email with a link that works once."
      >
        <form onSubmit={handleSubmit(submit)} noValidate className="flex min-h-0 flex-col">
          <DialogBody className="space-y-4">
            <Field label="Email" error={formState.errors.email?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register("email")}
                  type="email"
                  autoComplete="off"
                  placeholder="colleague@example.com"
                />
              )}
            </Field>
            <Field label="Role" hint={roleTexts[watch("role")].may} error={formState.errors.role?.message}>
              {(control) => (
                <Select {...control} {...register("role")}>
                  {grantable.map((role) => (
                    <option key={role} value={role}>
                      {roleTexts[role].label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {failure && <PlanRefusal error={invite.error}>{failure}</PlanRefusal>}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" pending={invite.isPending}>
              Send invitation
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </FormDialog>
  );
}
