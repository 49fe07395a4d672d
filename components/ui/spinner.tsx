import { LoaderCircle } from "lucide-react";

/** Turning circle; the words that go with it are its neighbour's. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
}
