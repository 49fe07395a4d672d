/** What answers the operations of the customer API. */
import * as modules from "@/lib/contracts/v1/modules";
import { pair } from "../answers";
import * as tables from "./tables";

export const customerApi = pair(modules, tables);
