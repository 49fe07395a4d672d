"use client";
import { checkContract } from "@/components/forms/check-contract";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { TextField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { policy } from "@/db/policy";
import { useSourceLimit } from "@/lib/client/sources";
import { isolated } from "@/lib/contracts/isolated";
import { type Source, SourceChange } from "@/lib/contracts/sources";

interface LimitFields {
  /** Empty for no limit. */
  dailyCreditLimit: string;
}

const check = checkContract(SourceChange, ({ dailyCreditLimit }: LimitFields) => ({
  dailyCreditLimit: dailyCreditLimit.trim() === "" ? null : Number(dailyCreditLimit),
}));

/** Sets, changes or removes the most credits a day that a source may use. */
export function SourceLimitDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const change = useSourceLimit(source.id);
  const form = useForm({
    initial: { dailyCreditLimit: source.dailyCreditLimit?.toString() ?? "" },
    check,
    mutation: {
      ...change,
      mutate: ({ dailyCreditLimit }: SourceChange, callbacks) =>
        change.mutate(dailyCreditLimit ?? null, callbacks),
    },
    onDone: (_, { dailyCreditLimit }) => {
      onClose();
      notify({
        text: Number(dailyCreditLimit) > 0 ? "Daily limit saved" : "Daily limit removed",
        tone: "success",
      });
    },
  });
  const { post, engagement, person } = policy.price;
  return (
    <FormDialog
      onClose={onClose}
      title="Daily credit limit"
      description={`${isolated(source.displayName)} stops for the day when it has used this many credits.`}
    >
      <DialogForm form={form} submit="Save" onCancel={onClose}>
        <TextField
          {...form.field("dailyCreditLimit")}
          label="Credits a day"
          optional
          hint={`Days are counted in UTC. Reading a post costs ${post}, collecting a reaction or comment ${engagement}, scoring a person ${person}. Leave it empty for no limit.`}
          inputMode="numeric"
          autoComplete="off"
          placeholder="No limit"
        />
      </DialogForm>
    </FormDialog>
  );
}
