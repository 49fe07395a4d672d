import { LoaderCircle } from "lucide-react";

/** A spinner; adjacent text describes what is loading. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
}
