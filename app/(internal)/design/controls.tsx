"use client";
import { Plus, Search, Settings } from "lucide-react";
import { useState } from "react";
import { Badge, StatusBadge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { TagField } from "@/components/ui/tag-field";
import { Textarea } from "@/components/ui/textarea";
import { Exhibit, Group } from "./exhibit";

const variants = ["primary", "secondary", "ghost", "danger", "danger-quiet"] as const;
const sizes = ["sm", "md", "lg"] as const;

export function Controls() {
  return (
    <Group title="Controls">
      <Exhibit title="Button" wide>
        {sizes.map((size) => (
          <div key={size} className="flex w-full flex-wrap items-center gap-2">
            {variants.map((variant) => (
              <Button key={variant} size={size} variant={variant}>
                {variant}
              </Button>
            ))}
            <Button size={size} variant="primary" pending>
              Saving
            </Button>
            <Button size={size} disabled>
              Disabled
            </Button>
            <Button size={size}>
              <Plus aria-hidden />
              With icon
            </Button>
          </div>
        ))}
        <ButtonLink href="/design">A link as a button</ButtonLink>
      </Exhibit>
      <Exhibit title="Icon button, copy button, keys">
        <IconButton label="Settings" icon={<Settings />} />
        <IconButton label="Settings, outlined" icon={<Settings />} variant="secondary" />
        <IconButton label="Settings, small" icon={<Settings />} size="sm" />
        <IconButton label="Settings, disabled" icon={<Settings />} disabled />
        <CopyButton value="copied" />
        <CopyButton value="copied" label="Copy id" compact />
        <Kbd>j</Kbd>
        <Kbd>Esc</Kbd>
      </Exhibit>
      <Exhibit title="Checkbox, switch">
        <Checkbox label="Unchecked" />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled, checked" disabled defaultChecked />
        <Checkbox label="With a hint" hint="Describes the option." />
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
        <Switch label="Disabled" disabled />
      </Exhibit>
      <Exhibit title="Fields" wide>
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <Field label="Name" hint="Shown in lists">
            {(control) => <Input {...control} placeholder="Ada Lovelace" />}
          </Field>
          <Field label="URL" error="Enter a full URL starting with https://">
            {(control) => <Input {...control} defaultValue="htp:/example" />}
          </Field>
          <Field label="Search" optional>
            {(control) => (
              <Input {...control} type="search" icon={<Search />} placeholder="Name, company, post" />
            )}
          </Field>
          <Field label="Method">
            {(control) => (
              <Select {...control} defaultValue="POST">
                <option>POST</option>
                <option>PUT</option>
                <option>PATCH</option>
              </Select>
            )}
          </Field>
          <Field label="Disabled">
            {(control) => <Input {...control} disabled defaultValue="Set by the plan" />}
          </Field>
          <Tags />
          <Field label="Phrases" hint="One per line, at most five.">
            {(control) => <Textarea {...control} defaultValue={"pipeline forecast\nrevenue operations"} />}
          </Field>
        </div>
      </Exhibit>
      <Exhibit title="Badges" wide>
        <Badge>neutral</Badge>
        <Badge tone="accent">accent</Badge>
        <Badge tone="success">success</Badge>
        <Badge tone="warning">warning</Badge>
        <Badge tone="danger">danger</Badge>
        <StatusBadge status="idle">never delivered</StatusBadge>
        <StatusBadge status="running">retrying</StatusBadge>
        <StatusBadge status="success">healthy</StatusBadge>
        <StatusBadge status="warning">degraded</StatusBadge>
        <StatusBadge status="danger">failing</StatusBadge>
        <StatusBadge status="paused">paused</StatusBadge>
        <StatusBadge status="info">new</StatusBadge>
      </Exhibit>
    </Group>
  );
}

function Tags() {
  const [values, setValues] = useState(["Director"]);
  return (
    <TagField
      label="Seniority"
      hint="Press Enter after each."
      values={values}
      onChange={setValues}
      offered={["Director", "Executive", "Senior"]}
    />
  );
}
