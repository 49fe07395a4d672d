/** What answers the operations of the portal, the operators and the public endpoints. */
import * as modules from "@/lib/contracts/portal-modules";
import { pair } from "./answers";
import * as tables from "./portal-tables";

export const portal = pair(modules, tables);
