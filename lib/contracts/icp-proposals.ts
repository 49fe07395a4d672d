import { z } from "zod";
import { feedbackReasons } from "@/db/vocabulary";
import { CompanyName, like, PersonName } from "./fields";
import { IcpFields, IcpProfile } from "./icp";
import { managers, member, operation } from "./operation";
import { IcpWhatIfResult } from "./what-if";

/** A change of one field of the ICP that members' verdicts ask for. */
export const IcpProposal = z
  .object({
    id: z.string().describe("The same for the same field and value."),
    field: IcpFields.keyof(),
    action: z.enum(["set", "add", "remove"]),
    value: z.union([z.int(), z.string()]),
    change: IcpFields.partial().describe(
      "The field with its new value, as a change of the ideal customer profile.",
    ),
    basis: z
      .enum([...feedbackReasons, "rescued"])
      .describe(
        "The reason that members gave with their verdicts, or `rescued` for rejected people who should have been signals.",
      ),
    verdicts: z.object({
      /** How many people the change answers, each counted once. */
      count: z.int(),
      /** How many people with the opposite verdict it would affect too. */
      against: z.int(),
      /** The latest, at most ten. */
      examples: z.array(
        z.object({
          /** Null for a rejected person who was not made a signal. */
          signalId: z.uuid().nullable(),
          /** The rescued rejection; null for a verdict on a signal. */
          rejectionId: z.uuid().nullable(),
          personName: PersonName,
          companyName: CompanyName.nullable(),
          /** What the verdict is about, for example `12 employees`. */
          fact: like("12 employees"),
        }),
      ),
    }),
    whatIf: IcpWhatIfResult.describe("What the change would do to the people of the last 30 days."),
  })
  .meta({ id: "IcpProposal" });
export type IcpProposal = z.infer<typeof IcpProposal>;

const ProposalParams = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe("The ID of the proposed change."),
});

export const listIcpProposals = operation({
  id: "listMyIcpProposals",
  method: "GET",
  path: "/api/me/icp/proposals",
  summary: "List changes of the ideal customer profile that members' verdicts ask for",
  auth: member("provisioned"),
  response: z.object({ data: z.array(IcpProposal) }),
  errors: ["NoIcp"],
});

export const acceptIcpProposal = operation({
  id: "acceptMyIcpProposal",
  method: "POST",
  audit: "icp.updated",
  path: "/api/me/icp/proposals/{id}/accept",
  summary: "Apply a proposed change to the ideal customer profile",
  auth: member("provisioned", managers),
  params: ProposalParams,
  response: IcpProfile,
  errors: ["NoIcp", "forbidden"],
});

export const dismissIcpProposal = operation({
  id: "dismissMyIcpProposal",
  method: "POST",
  audit: "icp.proposal_dismissed",
  path: "/api/me/icp/proposals/{id}/dismiss",
  summary: "Hide a proposed change for 60 days",
  auth: member("provisioned", managers),
  params: ProposalParams,
  errors: ["NoIcp", "forbidden"],
});
