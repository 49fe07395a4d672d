/** `npm run sample` writes the world that the customer API shows to clients that are not approved yet. */
import { writeFileSync } from "node:fs";
import { sampleWorldFile, stringifyWorld } from "@/lib/domain/sample/world";
import { createSampleWorld } from "./create-world";

writeFileSync(sampleWorldFile, stringifyWorld(await createSampleWorld()));
