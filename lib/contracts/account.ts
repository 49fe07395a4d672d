import { z } from "zod";
import { lifecycles, planSlugs, roles } from "@/db/vocabulary";
import { CompanyName, Initials, MemberEmail, MemberName, TimeZone } from "./fields";
import { admins, listOf, member, notAudited, operation } from "./operation";
import { nameText } from "./text";
import { ChosenTimeZone } from "./time-zone";
import { changeOf } from "./version";

export const Me = z
  .object({
    user: z.object({
      id: z.uuid(),
      email: MemberEmail,
      name: MemberName.nullable(),
      role: z.enum(roles).nullable(),
      isOperator: z.boolean(),
    }),
    customer: z
      .object({
        id: z.uuid(),
        name: CompanyName,
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

const timeZone = ChosenTimeZone.nullable();

/** One or two letters, each with its accents. */
const letters = /^(?:\p{L}\p{M}*){1,2}$/u;
const initials = nameText(8, "RS")
  .regex(letters, "must be one or two letters")
  .meta({ pattern: letters.source });

export const Profile = z
  .object({
    name: MemberName.nullable(),
    email: MemberEmail,
    /** Shown in the user's picture; null for those of their name. */
    initials: Initials.nullable(),
    /** Times are shown in this IANA time zone; null for the browser's. */
    timeZone: TimeZone.nullable(),
    /** Whether the portal says that this is an early version; false once the user has closed that notice. */
    showsBetaNotice: z.boolean(),
  })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof Profile>;

export const ProfileChange = changeOf({
  name: nameText(100).nullable(),
  initials: initials.nullable(),
  timeZone,
  showsBetaNotice: z.boolean(),
}).meta({ id: "ProfileChange", examples: [{ timeZone: "Europe/Berlin" }] });
export type ProfileChange = z.infer<typeof ProfileChange>;

export const getProfile = operation({
  id: "getMyProfile",
  method: "GET",
  path: "/api/me/profile",
  summary: "Get the signed-in user's name, address, initials and time zone",
  auth: member("any"),
  response: Profile,
});

export const updateProfile = operation({
  id: "updateMyProfile",
  method: "PATCH",
  audit: notAudited("it changes only what the user is called and what is shown to them"),
  path: "/api/me/profile",
  summary: "Change the signed-in user's name, initials or time zone; null clears each",
  auth: member("any"),
  body: ProfileChange,
  response: Profile,
});

export const WorkspaceName = z
  .strictObject({ name: nameText(100, "Northwind Sample") })
  .meta({ id: "WorkspaceName" });

export const renameWorkspace = operation({
  id: "renameMyWorkspace",
  method: "PATCH",
  audit: "workspace.renamed",
  path: "/api/me/workspace",
  summary: "Rename the workspace",
  auth: member("provisioned", admins),
  body: WorkspaceName,
  response: WorkspaceName,
});

export const Workspace = z
  .object({
    id: z.uuid(),
    name: CompanyName,
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
