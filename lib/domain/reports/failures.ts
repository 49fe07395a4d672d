/** What users see about a failed report: no vendor names, and what to do next. */
const refunded = "Its credits were refunded.";

export const gaveUp = `The network could not be read, so the report could not be created. ${refunded} Try again later.`;
export const noPage = (url: string) => `There is no company page at ${url}. ${refunded} Check the address.`;
export const noProfile = (url: string) => `There is no profile at ${url}. ${refunded} Check the address.`;
export const isSuppressed = `This subject is on your suppression list, so the report could not be created. ${refunded}`;
