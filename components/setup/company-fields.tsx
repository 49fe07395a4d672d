import { AddressInput } from "@/components/ui/address-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { AnswerErrors, CompanyAnswers } from "@/lib/contracts/company-answers";

export interface AddressExamples {
  company: string;
  person: string;
}

/** Fields for the company details. Uncontrolled, so text typed before hydration is kept. */
export function CompanyFields({
  given,
  errors,
  examples,
}: {
  given: CompanyAnswers;
  errors: AnswerErrors;
  /** What addresses on the network look like. */
  examples: AddressExamples;
}) {
  return (
    <>
      <Field label="Company website" error={errors.website}>
        {(control) => (
          <AddressInput
            {...control}
            name="website"
            autoComplete="url"
            autoCapitalize="none"
            maxLength={500}
            placeholder="https://company.com"
            defaultValue={given.website}
          />
        )}
      </Field>
      <Field
        label="Company page"
        hint="Your company's page on the network. We draft your setup from its content and the people who engage with it."
        error={errors.companyNetworkUrl}
      >
        {(control) => (
          <AddressInput
            {...control}
            name="companyNetworkUrl"
            autoCapitalize="none"
            maxLength={500}
            placeholder={examples.company}
            defaultValue={given.companyNetworkUrl}
          />
        )}
      </Field>
      <Field
        label="Your profile"
        optional
        hint="People who engage with your own posts already know you."
        error={errors.profileUrl}
      >
        {(control) => (
          <AddressInput
            {...control}
            name="profileUrl"
            autoCapitalize="none"
            maxLength={500}
            placeholder={examples.person}
            defaultValue={given.profileUrl}
          />
        )}
      </Field>
      <Field
        label="Workspace name"
        optional
        hint="Defaults to your company's name."
        error={errors.workspaceName}
      >
        {(control) => (
          <Input
            {...control}
            name="workspaceName"
            autoComplete="organization"
            maxLength={100}
            defaultValue={given.workspaceName}
          />
        )}
      </Field>
    </>
  );
}
