import { z } from "zod";
import { text } from "./text";

/** Identifies what a response shows of something that is saved whole; equal contents have equal versions. */
export const Version = z.string();

/** The version that a change was made to. With it, a change made in between is refused with 409 `version_conflict`. */
export const GivenVersion = text().min(1).max(100).optional();

/** Whether a change names anything besides the version that it was made to. */
export const changesSomething = ({ version: _, ...change }: { version?: string | undefined }): boolean =>
  Object.keys(change).length > 0;
