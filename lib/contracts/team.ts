import { z } from "zod";
import { roles } from "@/db/vocabulary";
import { CompanyName, like, MemberEmail } from "./fields";
import { admins, byId, idOf, managers, member, operation, Timestamp } from "./operation";
import { Teammate } from "./teammate";
import { emailText, text } from "./text";

export const TeamMember = z
  .object({ ...Teammate.shape, role: z.enum(roles), joinedAt: Timestamp })
  .meta({ id: "TeamMember" });
export type TeamMember = z.infer<typeof TeamMember>;

export const Invite = z
  .object({
    id: z.uuid(),
    email: MemberEmail,
    role: z.enum(roles),
    createdAt: Timestamp,
    expiresAt: Timestamp,
  })
  .meta({ id: "Invite" });
export type Invite = z.infer<typeof Invite>;

export const Team = z
  .object({
    members: z.array(TeamMember),
    /** Neither accepted nor expired. */
    invites: z.array(Invite),
    /** Members and pending invites together; a null cap means unlimited. */
    seats: z.object({ used: z.int(), cap: z.int().nullable() }),
  })
  .meta({ id: "Team" });
export type Team = z.infer<typeof Team>;

/** `admin` parses, so that the response can depend on the caller: 403 for a manager, 400 for an admin. */
export const NewInvite = z
  .strictObject({
    email: emailText(),
    role: z.enum(roles).describe("`user` or `manager`: someone becomes an admin once they have joined."),
  })
  .meta({ id: "NewInvite" });
export type NewInvite = z.infer<typeof NewInvite>;

export const InviteToken = z
  .strictObject({ token: text("opaque-invite-token").min(1).max(200) })
  .meta({ id: "InviteToken" });

export const AcceptedInvite = z
  .object({ customer: z.object({ id: z.uuid(), name: CompanyName }), role: z.enum(roles) })
  .meta({ id: "AcceptedInvite" });
export type AcceptedInvite = z.infer<typeof AcceptedInvite>;

export const RoleChange = z.strictObject({ role: z.enum(roles) }).meta({ id: "RoleChange" });

const UserParams = z.object({ userId: idOf("member's user account") });

export const getTeam = operation({
  id: "getMyTeam",
  method: "GET",
  path: "/api/me/team",
  summary: "List members and pending invites",
  auth: member("provisioned"),
  response: Team,
});

/** What removing a member changes for the workspace. */
export const MemberRemoval = z
  .object({
    assignmentRules: z
      .array(z.object({ name: like("Enterprise, DACH"), isLeftEmpty: z.boolean() }))
      .describe(
        "The assignment rules that name the member. A rule that is left empty assigns nothing until someone is added to it.",
      ),
    changedViews: z
      .int()
      .describe("Number of saved views that lose their filter by this member and keep their other filters."),
    deletedViews: z
      .int()
      .describe("Number of saved views that are deleted because they have no other filter."),
    assignedSignals: z.int().describe("Number of signals assigned to the member, which become unassigned."),
    reportLinks: z.int().describe("Number of the member's report links, which stop working."),
    connectedApps: z.int().describe("Number of apps connected by the member, which lose access."),
  })
  .meta({ id: "MemberRemoval" });
export type MemberRemoval = z.infer<typeof MemberRemoval>;

export const getMemberRemoval = operation({
  id: "getMyMemberRemoval",
  method: "GET",
  path: "/api/me/team-removals/{userId}",
  summary: "Get what removing a member changes: the rules, views, signals, links and apps that end or change",
  auth: member("provisioned", admins),
  params: UserParams,
  response: MemberRemoval,
});

export const inviteMember = operation({
  id: "inviteMyMember",
  method: "POST",
  audit: "team.invited",
  path: "/api/me/team/invite",
  summary: "Invite someone by email; an earlier invite to the address is canceled",
  auth: member("provisioned", managers),
  body: NewInvite,
  response: Invite,
  status: 201,
  errors: ["plan_seat_cap_reached", "no_plan", "upstream_failure"],
});

export const acceptInvite = operation({
  id: "acceptInvite",
  method: "POST",
  audit: "team.joined",
  path: "/api/invites/accept",
  summary: "Join the workspace that invited the caller's address",
  auth: member("any"),
  body: InviteToken,
  response: AcceptedInvite,
  errors: ["invite_invalid"],
});

export const changeMemberRole = operation({
  id: "changeMyMemberRole",
  method: "PATCH",
  audit: "team.role_changed",
  path: "/api/me/team/{userId}",
  summary: "Change a member's role",
  auth: member("provisioned", admins),
  params: UserParams,
  body: RoleChange,
  response: TeamMember,
  errors: ["last_admin"],
});

export const removeMember = operation({
  id: "removeMyMember",
  method: "DELETE",
  audit: "team.member_removed",
  path: "/api/me/team/{userId}",
  summary: "Remove a member, who loses access immediately",
  auth: member("provisioned", admins),
  params: UserParams,
  errors: ["last_admin"],
});

export const cancelInvite = operation({
  id: "cancelMyInvite",
  method: "DELETE",
  audit: "team.invite_cancelled",
  path: "/api/me/team/invites/{id}",
  summary: "Cancel a pending invite",
  auth: member("provisioned", managers),
  params: byId("invite"),
});
