import type { ComponentProps } from "react";
import { Input } from "./input";

/** A URL input: shows the URL keyboard on phones, without autocorrect or spell checking. */
export function AddressInput(props: ComponentProps<typeof Input>) {
  return <Input inputMode="url" autoComplete="off" spellCheck={false} {...props} />;
}
