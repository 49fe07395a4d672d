/** Writes the API's examples and the generated parts of the TypeScript and Python clients, for `npm run client`. */
import { writeFileSync } from "node:fs";
import { makePythonClient, pythonFiles } from "./python-client";
import { makeStory, storyFile } from "./story";
import { clientTypesFile, makeClientTypes } from "./typescript-client";

writeFileSync(storyFile, `${JSON.stringify(await makeStory(), null, 2)}\n`);
writeFileSync(clientTypesFile, await makeClientTypes());
const python = await makePythonClient();
writeFileSync(pythonFiles.models, python.models);
writeFileSync(pythonFiles.operations, python.operations);
