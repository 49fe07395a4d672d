import type { FieldValues, Resolver } from "react-hook-form";
import { z } from "zod";
import { contractResolver } from "@/components/forms/contract-resolver";
import { NewDestination } from "@/lib/contracts/destinations";
import type { GivenConnection } from "./connection-form";

/** The placeholder of a setting that is stored and never shown. */
export const leaveAsIs = "Leave as is";

const Change = z.object({ name: NewDestination.shape.name, config: NewDestination.shape.config });

/** Validates the form of an edited destination: the server checks the settings together with those it keeps. */
export const changeResolver = <Values extends FieldValues>(
  toBody: (values: Values) => z.input<typeof Change>,
): Resolver<Values, unknown, GivenConnection> => contractResolver(Change, toBody);

/** The settings that were entered: blank ones are left out. */
export const entered = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ""),
  );
