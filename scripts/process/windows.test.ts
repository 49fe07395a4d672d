/** What differs on Windows, by the functions that decide it: these tests don't run on Windows. */
import { describe, expect, it } from "vitest";
import { apart } from "./apart";
import { commandLineQuery } from "./command-line";
import { commandWith } from "./hints";

describe("on Windows", () => {
  it("a process gets a hidden console instead of a group with a window", () => {
    expect(apart("win32")).toEqual({ detached: false, windowsHide: true });
    expect(apart("linux")).toMatchObject({ detached: true });
  });

  it("hints are written for PowerShell", () => {
    expect(commandWith("PORT", 3001, "npm start", "win32")).toBe('$env:PORT="3001"; npm start');
    expect(commandWith("PORT", 3001, "npm start", "darwin")).toBe("PORT=3001 npm start");
  });

  it("command lines are read without ps", () => {
    expect(commandLineQuery(77, "win32")).toMatchObject(["powershell.exe", expect.any(Array)]);
    expect(commandLineQuery(77, "win32").flat().join(" ")).toContain("ProcessId=77");
    expect(commandLineQuery(77, "darwin")).toEqual(["ps", ["-o", "args=", "-p", "77"]]);
  });
});
