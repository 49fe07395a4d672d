/** Writes the types of the TypeScript client, for `npm run client`. */
import { writeFileSync } from "node:fs";
import { clientTypesFile, makeClientTypes } from "./typescript-client";

writeFileSync(clientTypesFile, await makeClientTypes());
