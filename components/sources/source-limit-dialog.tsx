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
import { notify } from "@/components/ui/toast";
import { policy } from "@/db/policy";
import { useSourceLimit } from "@/lib/client/sources";
import { isolated } from "@/lib/contracts/isolated";
import { type Source, SourceChange } from "@/lib/contracts/sources";

interface LimitFields {
  /** Empty for no limit. */
  dailyCreditLimit: string;
}

const resolver = contractResolver(SourceChange, ({ dailyCreditLimit }: LimitFields) => ({
  dailyCreditLimit: dailyCreditLimit.trim() === "" ? null : Number(dailyCreditLimit),
}));

const fieldNames = ["dailyCreditLimit"] as const;

/** Sets, changes or removes the most credits a day that a source may use. */
export function SourceLimitDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const change = useSourceLimit(source.id);
  const { register, handleSubmit, setError, formState } = useForm<LimitFields, unknown, SourceChange>({
    resolver,
    defaultValues: { dailyCreditLimit: source.dailyCreditLimit?.toString() ?? "" },
  });
  const failure = useServerRefusal(change.error, setError, fieldNames);
  const submit = ({ dailyCreditLimit }: SourceChange) =>
    change.mutate(dailyCreditLimit ?? null, {
      onSuccess: () => {
        onClose();
        notify({ text: dailyCreditLimit ? "Daily limit saved" : "Daily limit removed", tone: "success" });
      },
    });
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Daily credit limit"
        description={`${isolated(source.displayName)} stops for the day when it has used this many credits.`}
      >
        <form onSubmit={handleSubmit(submit)} noValidate className="flex min-h-0 flex-col">
          <DialogBody className="space-y-4">
            <Field
              label="Credits a day"
              optional
              hint={`Days are counted in UTC. Reading a post costs ${policy.price.post}, collecting a reaction or comment ${policy.price.engagement}, scoring a person ${policy.price.person}. Leave it empty for no limit.`}
              error={formState.errors.dailyCreditLimit?.message}
            >
              {(control) => (
                <Input
                  {...control}
                  {...register("dailyCreditLimit")}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="No limit"
                />
              )}
            </Field>
            {failure && <PlanRefusal error={change.error}>{failure}</PlanRefusal>}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" pending={change.isPending}>
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </FormDialog>
  );
}
