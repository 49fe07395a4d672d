/** What the `FAKES=1` tools know from the start, so that destinations survive a restart. */

export const sampleSpreadsheet = { id: "sample-spreadsheet-of-this-machine", tab: "Signals" };
export const sampleChatPath = "/services/TSAMPLE/BSAMPLE/sampleOfThisMachine";
