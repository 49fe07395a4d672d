/** next-auth wired into this process. */
import { headers } from "next/headers";
import type { AuthOptions } from "next-auth";
import { authOptions } from "@/lib/auth/options";
import { truncateIp } from "@/lib/auth/truncate-ip";
import { callerAddress } from "@/lib/http/caller-address";
import { runtime } from "@/lib/runtime";
import { providersFromEnvironment } from "@/lib/sign-in-providers/settings";

/** The providers that people can sign in with. */
export const signInProviders = () => providersFromEnvironment(runtime().env);

export function auth(): AuthOptions {
  const { env, clock } = runtime();
  return authOptions({
    db: () => runtime().db,
    mailer: () => runtime().ports.mailer,
    clock,
    secret: env.NEXTAUTH_SECRET,
    appUrl: env.APP_URL,
    providers: signInProviders(),
    caller: async () => {
      const given = await headers();
      const ip = truncateIp(callerAddress({ headers: given }, env.TRUSTED_PROXIES));
      return { userAgent: given.get("user-agent")?.slice(0, 300) ?? null, ip };
    },
  });
}
