/** Writes the types of the TypeScript client, as `npm run client` does. */
import { writeFileSync } from "node:fs";
import { clientTypesFile, makeClientTypes } from "./typescript-client";

writeFileSync(clientTypesFile, await makeClientTypes());
