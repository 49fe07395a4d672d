/** Whether rules or a language model wrote a signal's words: what is stored names the model. */
export const writtenByOf = (writer: string): "rules" | "model" => (writer === "rules" ? "rules" : "model");
