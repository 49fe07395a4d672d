type InJson<T> = T extends Date ? string : T extends object ? { [K in keyof T]: InJson<T[K]> } : T;

/** A value as JSON shows it: times are ISO text. A contract drops the fields that it does not name. */
export const inJson = <T>(value: T): InJson<T> => JSON.parse(JSON.stringify(value));
