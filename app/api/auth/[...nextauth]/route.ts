import NextAuth from "next-auth";
import { auth, signInProviders } from "@/app/auth";
import { server } from "@/app/serve";
import { createAuthRoute } from "@/lib/http/auth-route";

export const { GET, POST, PUT, PATCH, DELETE } = createAuthRoute(
  () => ({ ...server(), providers: signInProviders().map(({ id }) => id) }),
  (request, route) => NextAuth(request, route, auth()),
);
