import { z } from "zod";
import { checkContract } from "@/components/forms/check-contract";
import type { Checked } from "@/components/forms/use-form";
import { type Destination, NewDestination } from "@/lib/contracts/destinations";
import type { GivenConnection } from "./connection-form";

/** The placeholder of a setting that is stored and never shown. */
export const leaveAsIs = "Leave as is";

/** Checks a destination's form by its name and the settings of its type. */
export const checkConnection = <Fields extends { name: string }, Config>(
  config: z.ZodType<Record<string, unknown>, Config>,
  configOf: (fields: Fields) => Config,
): ((fields: Fields) => Checked<GivenConnection>) =>
  checkContract(z.object({ name: NewDestination.shape.name, config }), (fields: Fields) => ({
    name: fields.name,
    config: configOf(fields),
  }));

/** Checks the form of an edited destination: the server checks the settings together with those it keeps. */
export const checkChange = <Fields extends { name: string }>(
  configOf: (fields: Fields) => Record<string, unknown>,
) => checkConnection(NewDestination.shape.config, configOf);

type ConfigOf<Fields> = {
  [Path in keyof Fields as Path extends `config.${infer Name}` ? Name : never]: Fields[Path];
};

/** The settings of a form whose fields have their paths as names: `config.url` is `url`. */
export const configOf = <Fields extends object>(fields: Fields) =>
  // Object.fromEntries loses the names.
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, value]) =>
      path.startsWith("config.") ? [[path.slice("config.".length), value]] : [],
    ),
  ) as ConfigOf<Fields>;

/** Checks an edited destination whose settings are all text. */
export const checkEdited = checkChange((fields: { name: string } & Record<string, string>) =>
  entered(configOf(fields)),
);

/** The same if one of them, the style of field names, is shown: it is sent only if it has changed. */
export const checkEditedKeys = ({ keys: shown }: Pick<Destination, "keys">) =>
  checkChange((fields: { name: string; "config.keys": string }) => {
    const { keys, ...others } = configOf(fields);
    return entered({ ...others, ...(keys !== shown && { keys }) });
  });

/** The settings that were entered: blank ones are left out. */
export const entered = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ""),
  );
