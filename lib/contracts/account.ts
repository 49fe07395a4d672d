import { z } from "zod";
import { lifecycles, planSlugs, roles } from "@/db/vocabulary";
import { anyone, listOf, member, notAudited, operation, Timestamp } from "./operation";

export const Me = z
  .object({
    user: z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string().nullable(),
      role: z.enum(roles).nullable(),
      isOperator: z.boolean(),
    }),
    customer: z
      .object({
        id: z.uuid(),
        name: z.string(),
        lifecycle: z.enum(lifecycles),
        plan: z.enum(planSlugs).nullable(),
        /** Whether the member only reads, because the plan has fewer seats than the workspace has members. */
        isReadOnly: z.boolean(),
      })
      .nullable(),
    signup: z.object({
      state: z.enum(["no_workspace", ...lifecycles]),
      nextStep: z.enum(["create_workspace", "start_onboarding", "wait_for_onboarding", "review_icp", "none"]),
    }),
  })
  .meta({ id: "Me" });
export type Me = z.infer<typeof Me>;

export const getMe = operation({
  id: "getMe",
  method: "GET",
  path: "/api/me",
  summary: "Get the signed-in user and the state of their workspace",
  auth: member("any"),
  response: Me,
});

export const Workspace = z
  .object({
    id: z.uuid(),
    name: z.string(),
    role: z.enum(roles),
    lifecycle: z.enum(lifecycles),
    /** Whether this session is using it. */
    isCurrent: z.boolean(),
  })
  .meta({ id: "Workspace" });
export type Workspace = z.infer<typeof Workspace>;

export const listWorkspaces = operation({
  id: "listMyWorkspaces",
  method: "GET",
  path: "/api/me/workspaces",
  summary: "List the workspaces that the signed-in user belongs to, oldest membership first",
  auth: member("any"),
  response: listOf(Workspace),
});

export const WorkspaceChoice = z.strictObject({ customerId: z.uuid() }).meta({ id: "WorkspaceChoice" });

export const switchWorkspace = operation({
  id: "switchMyWorkspace",
  method: "POST",
  audit: notAudited("it changes which workspace one's own session uses"),
  path: "/api/me/workspaces/switch",
  summary: "Switch to another workspace, in this session only",
  auth: member("any"),
  body: WorkspaceChoice,
  response: Me,
  errors: ["not_found"],
});

export const Health = z
  .object({
    status: z.enum(["ok", "degraded"]),
    version: z.string(),
    time: Timestamp,
    checks: z.object({ database: z.enum(["ok", "down", "read_only"]), engine: z.enum(["ok", "unknown"]) }),
  })
  .meta({ id: "Health" });
export type Health = z.infer<typeof Health>;

export const getHealth = operation({
  id: "getHealth",
  method: "GET",
  path: "/api/health",
  summary: "Get the service's health",
  auth: anyone,
  response: Health,
  cacheControl: "no-store",
});
