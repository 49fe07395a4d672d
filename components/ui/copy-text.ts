import { notify } from "./toast";

/** Copies text to the clipboard; says so and returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notify({
      text: "Could not copy",
      description: "Your browser blocked access to the clipboard. Select the text and copy it manually.",
      tone: "danger",
    });
    return false;
  }
}
