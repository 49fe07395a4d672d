import { z } from "zod";
import { byId, listOf, managers, member, operation, Paging, Timestamp } from "./operation";
import { text } from "./text";

export const suppressionKinds = ["person", "company", "domain"] as const;
export type SuppressionKind = (typeof suppressionKinds)[number];

export const Suppression = z
  .object({
    id: z.uuid(),
    kind: z.enum(suppressionKinds),
    /** A canonical network URL, or a domain in lower case that also covers its subdomains. */
    value: z.string(),
    createdAt: Timestamp,
  })
  .meta({ id: "Suppression" });
export type Suppression = z.infer<typeof Suppression>;

const valueMeaning =
  "For a person or company, an address on a network of this installation, or its last part, such as `in/dana-field`; for a domain, the domain or a website on it. Anything else returns 400.";

export const NewSuppression = z
  .strictObject({
    kind: z.enum(suppressionKinds),
    value: text().trim().min(1).max(500).meta({ description: valueMeaning }),
  })
  .meta({ id: "NewSuppression" });
export type NewSuppression = z.infer<typeof NewSuppression>;

export const listSuppressions = operation({
  id: "listMySuppressions",
  method: "GET",
  path: "/api/me/suppressions",
  summary: "List suppressed people, companies and domains, newest first",
  auth: member("provisioned"),
  query: Paging,
  response: listOf(Suppression),
});

export const createSuppression = operation({
  id: "createMySuppression",
  method: "POST",
  audit: "suppression.created",
  path: "/api/me/suppressions",
  summary: "Suppress a person, company or domain; repeating it returns the existing suppression",
  auth: member("provisioned", managers),
  body: NewSuppression,
  response: Suppression,
  status: 201,
  errors: ["upstream_failure"],
});

export const deleteSuppression = operation({
  id: "deleteMySuppression",
  method: "DELETE",
  audit: "suppression.deleted",
  path: "/api/me/suppressions/{id}",
  summary: "Lift a suppression; what it closed or canceled stays that way",
  auth: member("provisioned", managers),
  params: byId("suppression"),
});
