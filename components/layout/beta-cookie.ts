/** Set once a person has dismissed the beta notice. */
export const betaCookie = "beta-notice-dismissed";
