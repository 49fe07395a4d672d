import type { ComponentProps } from "react";
import { Input } from "./input";

/** A web address: its own keyboard on phones, and neither guesses nor spelling. */
export function AddressInput(props: ComponentProps<typeof Input>) {
  return <Input inputMode="url" autoComplete="off" spellCheck={false} {...props} />;
}
