/** `npm run licences`: writes docs/LICENCES.md from the lock file. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root";
import { listLicences } from "./check";
import { readLockfile } from "./lockfile";

writeFileSync(join(root, "docs", "LICENCES.md"), listLicences(readLockfile(join(root, "package-lock.json"))));
