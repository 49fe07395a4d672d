import { z } from "zod";
import { checkContract } from "@/components/forms/check-contract";
import type { Checked } from "@/components/forms/use-form";
import { NewDestination } from "@/lib/contracts/destinations";
import type { GivenConnection } from "./connection-form";

/** The placeholder of a setting that is stored and never shown. */
export const leaveAsIs = "Leave as is";

const Change = z.object({ name: NewDestination.shape.name, config: NewDestination.shape.config });

/** Checks the form of an edited destination: the server checks the settings together with those it keeps. */
export const checkChange = <Fields>(
  toInput: (fields: Fields) => z.input<typeof Change>,
): ((fields: Fields) => Checked<GivenConnection>) => checkContract(Change, toInput);

/** The settings that were entered: blank ones are left out. */
export const entered = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ""),
  );
