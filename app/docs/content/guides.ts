import type { Guide } from "@/components/docs/blocks";
import { agents } from "./agents";
import { type Facts, readFacts } from "./facts";
import { quickStart } from "./quick-start";
import { etags, pagination, sampleAndLive } from "./reading";
import { errors, idempotency, limits } from "./refusals";
import { webhooks } from "./webhooks";

const guides: ((facts: Facts) => Guide)[] = [
  quickStart,
  sampleAndLive,
  pagination,
  errors,
  limits,
  idempotency,
  etags,
  webhooks,
  agents,
];

/** All guides in reading order. */
export function readGuides(facts: Facts = readFacts()): Guide[] {
  return guides.map((guide) => guide(facts));
}
