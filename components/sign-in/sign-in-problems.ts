/** Why a sign-in at a provider did not work, by the code in the page's address, and what to do. */
const problems: Record<string, { title: string; advice: string }> = {
  EmailNotVerified: {
    title: "Your email address is not verified there",
    advice: "The provider does not confirm that the address is yours. Sign in by email instead.",
  },
  OtherAccountLinked: {
    title: "Another account is linked to this email address",
    advice: "Sign in with the account that you used before, or by email.",
  },
  Canceled: {
    title: "Sign-in canceled",
    advice: "You left the provider's page. Try again, or sign in by email.",
  },
  TooManyAttempts: {
    title: "Too many attempts",
    advice: "Wait a few minutes and try again, or sign in by email.",
  },
};

const failed = {
  title: "Signing in did not work",
  advice: "You are not signed in. Try again, or sign in by email.",
};

/** The problem with this code in words; null without a code. An unknown one is described in general. */
export const describeSignInProblem = (code: string | undefined) =>
  code === undefined ? null : ((Object.hasOwn(problems, code) ? problems[code] : failed) ?? failed);
