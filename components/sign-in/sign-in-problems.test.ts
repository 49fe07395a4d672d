import { expect, it } from "vitest";
import { describeSignInProblem } from "./sign-in-problems";

it.each([
  ["EmailNotVerified", "Your email address is not verified there"],
  ["Canceled", "Sign-in canceled"],
  ["OAuthCallback", "Signing in did not work"],
  ["toString", "Signing in did not work"],
])("%s reads %j", (code, title) => {
  expect(describeSignInProblem(code)).toMatchObject({ title });
});

it("says nothing without a code", () => {
  expect(describeSignInProblem(undefined)).toBeNull();
});
