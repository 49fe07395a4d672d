/** Writes what follows from the contracts, for `npm run client`: calls of the browser, examples, clients. */
import { writeFileSync } from "node:fs";
import { browserOperationsFile, makeBrowserOperations } from "./browser-operations";
import { makePythonClient, pythonFiles } from "./python-client";
import { makeStory, storyFile } from "./story";
import { clientTypesFile, makeClientTypes } from "./typescript-client";

writeFileSync(browserOperationsFile, makeBrowserOperations());
writeFileSync(storyFile, `${JSON.stringify(await makeStory(), null, 2)}\n`);
writeFileSync(clientTypesFile, await makeClientTypes());
const python = await makePythonClient();
writeFileSync(pythonFiles.models, python.models);
writeFileSync(pythonFiles.operations, python.operations);
