import { z } from "zod";
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

/** The body of a change: any of these fields, and at least one besides the version that it was made to. */
export const changeOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject(shape)
    .partial()
    .refine((change) => Object.keys(change).some((name) => name !== "version"), {
      message: "provide at least one field to change",
    })
    .meta({ minProperties: 1 });
