"use client";
import { checkContract } from "@/components/forms/check-contract";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { SelectField, TextField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { useCreateCategory } from "@/lib/client/tags";
import { isolated } from "@/lib/contracts/isolated";
import { createTagCategory, type TagCategory } from "@/lib/contracts/tags";

type CategoryFields = Pick<TagCategory, "name" | "selectionMode">;

const initial: CategoryFields = { name: "", selectionMode: "single" };
const check = checkContract(createTagCategory.body, (fields: CategoryFields) => fields);

const modes = [
  {
    value: "single",
    label: "One value",
    hint: "A new value replaces the previous one. You can allow several values later.",
  },
  {
    value: "multi",
    label: "Several values",
    hint: "Signals can have any number of values. You cannot change this back to one.",
  },
] as const;

/** The dialog for adding a category. */
export function NewCategoryDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial,
    check,
    mutation: useCreateCategory(),
    onDone: ({ name }) => {
      onClose();
      notify({ text: `${isolated(name)} added`, description: "Next, add values.", tone: "success" });
    },
  });
  return (
    <FormDialog onClose={onClose} title="Add a category">
      <DialogForm form={form} submit="Add category" onCancel={onClose}>
        <TextField {...form.field("name")} label="Name" autoComplete="off" placeholder="Stage" />
        <SelectField
          {...form.field("selectionMode")}
          label="Values per signal"
          hint={modes.find(({ value }) => value === form.fields.selectionMode)?.hint}
          options={modes}
        />
      </DialogForm>
    </FormDialog>
  );
}
