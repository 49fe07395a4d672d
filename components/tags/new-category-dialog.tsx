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
import { useCreateCategory } from "@/lib/client/tags";
import { isolated } from "@/lib/contracts/isolated";
import { createTagCategory, type NewTagCategory, type TagCategory } from "@/lib/contracts/tags";

type CategoryFields = Pick<TagCategory, "name" | "selectionMode">;

const resolver = contractResolver(createTagCategory.body, (fields: CategoryFields) => fields);
const fieldNames = ["name", "selectionMode"] as const;

const modes = {
  single: {
    label: "One value",
    hint: "A new value replaces the previous one. You can allow several values later.",
  },
  multi: {
    label: "Several values",
    hint: "Signals can have any number of values. You cannot change this back to one.",
  },
};

/** The dialog for adding a category. */
export function NewCategoryDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateCategory();
  const { register, handleSubmit, watch, formState, setError } = useForm<
    CategoryFields,
    unknown,
    NewTagCategory
  >({ resolver, defaultValues: { name: "", selectionMode: "single" } });
  const failure = useServerRefusal(create.error, setError, fieldNames);
  const submit = (fields: NewTagCategory) =>
    create.mutate(fields, {
      onSuccess: ({ name }) => {
        onClose();
        notify({ text: `${isolated(name)} added`, description: "Next, add values.", tone: "success" });
      },
    });
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Add a category">
        <form onSubmit={handleSubmit(submit)} noValidate className="flex min-h-0 flex-col">
          <DialogBody className="space-y-4">
            <Field label="Name" error={formState.errors.name?.message}>
              {(control) => (
                <Input {...control} {...register("name")} autoComplete="off" placeholder="Stage" />
              )}
            </Field>
            <Field label="Values per signal" hint={modes[watch("selectionMode")].hint}>
              {(control) => (
                <Select {...control} {...register("selectionMode")}>
                  {Object.entries(modes).map(([value, { label }]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {failure && <PlanRefusal error={create.error}>{failure}</PlanRefusal>}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" pending={create.isPending}>
              Add category
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </FormDialog>
  );
}
