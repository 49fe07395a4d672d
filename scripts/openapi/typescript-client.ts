import openapiTS, { astToString } from "openapi-typescript";
import { describeForPrograms } from "./for-programs";

/** The file with the client's types. */
export const clientTypesFile = new URL("../../clients/typescript/schema.ts", import.meta.url);

/** The types of the customer API for the client in clients/typescript. */
export async function makeClientTypes(): Promise<string> {
  // Passed as text because the generator resolves and modifies its input. What has a default may be left out.
  const options = { alphabetize: true, defaultNonNullable: false };
  const types = astToString(await openapiTS(JSON.stringify(await describeForPrograms()), options));
  return `/** Made from the API's description by \`npm run client\`: never edited by hand. */\n${types}`;
}
