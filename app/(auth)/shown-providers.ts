import { signInProviders } from "@/app/auth";

/** The providers that people can sign in with, without their settings. */
export const shownProviders = () => signInProviders().map(({ id, name }) => ({ id, name }));
