/** The keys that open pages, after `g`. */
import { isChord, type KeyPress } from "@/components/keys/chord";
import { pagesOf, type Viewer } from "./nav-items";

/** The page that this key opens for this user after `g`; undefined if none. */
export const pageOfKey = (event: KeyPress, viewer: Viewer): string | undefined =>
  pagesOf(viewer).find(({ letter }) => letter && isChord(event, letter))?.href;
