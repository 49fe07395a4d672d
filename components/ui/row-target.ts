/** What a row's main link or button carries, so that the keys of a list find it (`useRowKeys`). */
export const rowTarget = { "data-row": "" };
