import { server } from "@/app/serve";
import { otherMethods } from "@/lib/http/methods";
import { createPaymentEventsRoute } from "@/lib/http/payment-events-route";

export const POST = createPaymentEventsRoute(server);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
