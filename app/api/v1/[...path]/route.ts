import { route } from "@/app/serve";
import { serve } from "@/lib/api/serve";
import { customerApi } from "@/lib/api/v1/customer-api";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(route, customerApi);
