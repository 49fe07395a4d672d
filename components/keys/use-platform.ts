import { useSyncExternalStore } from "react";
import type { Platform } from "./chord";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const never = () => () => {};

/** Whose signs the keys have. The server doesn't know, so it is "other" until a page is hydrated. */
export const usePlatform = (): Platform =>
  useSyncExternalStore<Platform>(
    never,
    () => (isApple() ? "apple" : "other"),
    () => "other",
  );
