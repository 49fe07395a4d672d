import { deliverDestination, wakeDestination } from "./deliver-destination";
import { discoverSource } from "./discover-source";
import { harvestPost } from "./harvest-post";
import { qualifyFound } from "./qualify-engagements";
import { routeCreated } from "./route-signals";
import * as schedules from "./schedules";
import { warnDestination } from "./warn-of-failures";

/** Every durable function of the product, as it is served. */
export const functions = [
  discoverSource,
  harvestPost,
  qualifyFound,
  routeCreated,
  deliverDestination,
  wakeDestination,
  warnDestination,
  ...Object.values(schedules),
];
