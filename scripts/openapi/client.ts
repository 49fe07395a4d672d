/** Writes the generated parts of the TypeScript and Python clients, for `npm run client`. */
import { writeFileSync } from "node:fs";
import { makePythonClient, pythonFiles } from "./python-client";
import { clientTypesFile, makeClientTypes } from "./typescript-client";

writeFileSync(clientTypesFile, await makeClientTypes());
const python = makePythonClient();
writeFileSync(pythonFiles.models, python.models);
writeFileSync(pythonFiles.operations, python.operations);
