import { expect, it } from "vitest";
import { rolesInAbout } from "./read-about";

it.each<[about: string, roles: string[]]>([
  ["Director of Sales at Acme, Berlin. My team", ["Director of Sales at Acme"]],
  ["Tea! I'm a Controller (and more)", ["Tea", "Controller"]],
  [
    "I am the Head of Sales. I lead the EMEA team; I run the GTM team. soy el Director",
    ["I am the Head of Sales", "Head of Sales", "EMEA team", "GTM team"],
  ],
  ["x".repeat(90), ["x".repeat(90)]],
  ["x".repeat(91), []],
  [`${"y".repeat(988)}. I'm a CFOs`, ["CFOs"]],
  [`${"y".repeat(989)}. I'm a CFOs`, ["a CFO"]],
  ["", [""]],
])("%j names the roles %j", (about, roles) => {
  expect(rolesInAbout(about)).toEqual(roles);
});
