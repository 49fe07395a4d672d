/**
 * Spawn options that keep Ctrl-C away from a process, so that only the launcher gets it: a process group of its own. On
 * Windows that would open a console window; there, a hidden console of its own does the same.
 */
export const apart = (platform: NodeJS.Platform = process.platform) => ({
  detached: platform !== "win32",
  windowsHide: true,
});
