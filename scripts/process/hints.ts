/** The command that sets a variable and runs another, in the system's usual shell. */
export const commandWith = (
  name: string,
  value: string | number,
  command: string,
  platform: NodeJS.Platform = process.platform,
): string => (platform === "win32" ? `$env:${name}="${value}"; ${command}` : `${name}=${value} ${command}`);
