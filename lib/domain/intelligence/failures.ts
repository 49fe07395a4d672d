/** What people are told of a report that came to nothing: no vendor is named, and what to do is. */
const refunded = "Its credits were given back.";

export const gaveUp = `The network could not be read, so there is no report. ${refunded} Start it again later.`;
export const noPage = (url: string) => `There is no company page at ${url}. ${refunded} Check the address.`;
export const noProfile = (url: string) => `There is no profile at ${url}. ${refunded} Check the address.`;
export const isSuppressed = `Your suppression list keeps this subject out of reports. ${refunded}`;
