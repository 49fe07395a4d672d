import type { Guide } from "@/components/docs/blocks";
import { agents } from "./agents";
import { apiChangelog } from "./api-changelog";
import { destinationSettings } from "./destination-settings";
import type { Facts } from "./facts";
import { goingLive } from "./going-live";
import { quickStart } from "./quick-start";
import { etags, pagination, sampleAndLive } from "./reading";
import { errors, idempotency, limits } from "./refusals";
import { webhooks } from "./webhooks";

const guides: ((facts: Facts) => Guide)[] = [
  quickStart,
  sampleAndLive,
  goingLive,
  pagination,
  errors,
  limits,
  idempotency,
  etags,
  webhooks,
  destinationSettings,
  agents,
  apiChangelog,
];

/** All guides in reading order. */
export const readGuides = (facts: Facts): Guide[] => guides.map((guide) => guide(facts));
