import { like } from "./fields";
import { text } from "./text";

/** Identifies what a response shows of something that is saved whole; equal contents have equal versions. */
export const Version = like("9f2c41d7").meta({
  description:
    "Identifies the content of this response: equal contents have equal versions. Send it with a change, so that a change made by someone else in between is not overwritten.",
});

/** The version that a change was made to. With it, a change made in between is refused with 409 `version_conflict`. */
export const GivenVersion = text("9f2c41d7")
  .min(1)
  .max(100)
  .meta({
    description:
      "The `version` that the change is based on. If it has changed since, the request is refused with 409 `version_conflict`. Without it, the change is always made.",
  })
  .optional();

/** Whether a change names anything besides the version that it was made to. */
export const changesSomething = ({ version: _, ...change }: { version?: string | undefined }): boolean =>
  Object.keys(change).length > 0;
