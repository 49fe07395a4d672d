/** What the tools of `FAKES=1` know from the start, so that destinations outlive a restart. */

export const sampleSpreadsheet = { id: "sample-spreadsheet-of-this-machine", tab: "Signals" };
export const sampleChatPath = "/services/TSAMPLE/BSAMPLE/sampleOfThisMachine";
