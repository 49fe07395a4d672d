"use client";
import { useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button, buttonStyles } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { ApiScope } from "@/db/vocabulary";
import { call } from "@/lib/client/call";
import { connectApp } from "@/lib/client/operations";
import { isChange, scopeWords } from "./scope-words";

interface Workspace {
  id: string;
  name: string;
  scopes: ApiScope[];
  isActive: boolean;
}

/** The workspace and the permissions to choose, and the two answers. `denied` is where to go after a refusal. */
export function ConsentForm({
  request,
  app,
  returnsTo,
  scopes,
  workspaces,
  denied,
}: {
  request: string;
  app: string;
  returnsTo: string;
  scopes: ApiScope[];
  workspaces: [Workspace, ...Workspace[]];
  denied: string;
}) {
  const [workspaceId, setWorkspaceId] = useState(workspaces[0].id);
  const [refused, setRefused] = useState<readonly ApiScope[]>([]);
  const [state, setState] = useState<"asking" | "sending" | "allowed">("asking");
  const [problem, setProblem] = useState<string | null>(null);
  const workspace = workspaces.find(({ id }) => id === workspaceId) ?? workspaces[0];
  const chosen = workspace.scopes.filter((scope) => !refused.includes(scope));

  async function allow() {
    if (chosen.length === 0) {
      setProblem("Choose at least one permission, or deny the request.");
      return;
    }
    setState("sending");
    setProblem(null);
    try {
      const body = { request, customerId: workspace.id, scopes: chosen };
      const { redirectTo } = await call(connectApp, { body });
      setState("allowed");
      // A desktop app opens beside this page, which then stays.
      window.location.assign(redirectTo);
    } catch (error) {
      setState("asking");
      setProblem(messageOf(error));
    }
  }

  const toggle = (scope: ApiScope) =>
    setRefused((others) =>
      others.includes(scope) ? others.filter((one) => one !== scope) : [...others, scope],
    );

  if (state === "allowed") {
    return (
      <div role="status" className="mt-6">
        <Callout tone="success" title="Access allowed">
          You are being sent to {returnsTo}. If nothing happens, return to {app}. You can close this page.
        </Callout>
      </div>
    );
  }
  return (
    <>
      <div className="mt-6 space-y-5">
        {workspaces.length > 1 ? (
          <Field label="Workspace">
            {(control) => (
              <Select
                {...control}
                value={workspaceId}
                onChange={({ target }) => setWorkspaceId(target.value)}
              >
                {workspaces.map(({ id, name }) => (
                  <option key={id} value={id}>
                    <bdi>{name}</bdi>
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <div className="text-sm">
            <p className="font-medium text-ink">Workspace</p>
            <p className="wrap-anywhere text-ink-muted">
              <bdi>{workspace.name}</bdi>
            </p>
          </div>
        )}
        {!workspace.isActive && (
          <Callout>This workspace is not active yet. Until it is, the app reads sample data.</Callout>
        )}
        <Permissions
          legend="It can read"
          scopes={scopes.filter((scope) => !isChange(scope))}
          {...{ workspace, refused, toggle }}
        />
        <Permissions
          legend="It can make changes"
          scopes={scopes.filter(isChange)}
          {...{ workspace, refused, toggle }}
        />
      </div>
      {problem && (
        <div role="alert" className="mt-4">
          <Callout tone="danger" title="Nothing was allowed">
            {problem}
          </Callout>
        </div>
      )}
      <div className="mt-6 grid grid-cols-2 gap-3">
        <a href={denied} className={buttonStyles({ size: "lg" })}>
          Deny
        </a>
        <Button size="lg" variant="primary" pending={state === "sending"} onClick={() => void allow()}>
          Allow access
        </Button>
      </div>
    </>
  );
}

function Permissions({
  legend,
  scopes,
  workspace,
  refused,
  toggle,
}: {
  legend: string;
  scopes: ApiScope[];
  workspace: Workspace;
  refused: readonly ApiScope[];
  toggle: (scope: ApiScope) => void;
}) {
  if (scopes.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-medium text-ink text-sm">{legend}</legend>
      <div className="mt-2 space-y-2">
        {scopes.map((scope) => {
          const isOffered = workspace.scopes.includes(scope);
          const { label, hint } = scopeWords[scope];
          return (
            <Checkbox
              key={scope}
              label={label}
              hint={isOffered ? hint : "Your role in this workspace does not allow it"}
              checked={isOffered && !refused.includes(scope)}
              disabled={!isOffered}
              onChange={() => toggle(scope)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
