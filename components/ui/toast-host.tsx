"use client";
import { useEffect, useSyncExternalStore } from "react";
import { loadable } from "./loadable";
import { toasterWanted, watchToasts } from "./toast";

const Toaster = loadable(() => import("./toaster").then((file) => file.Toaster));
/** After the page's own work, in ms. */
const aheadMs = 2_000;

/**
 * Mounted in the layout. Loads the toaster once there is a toast to show, and else soon after the page: what can't be
 * loaded any more can't say that the connection is lost.
 */
export function ToastHost() {
  useEffect(() => {
    const timer = setTimeout(() => void Toaster.load().catch(() => undefined), aheadMs);
    return () => clearTimeout(timer);
  }, []);
  const wanted = useSyncExternalStore(watchToasts, toasterWanted, () => false);
  return wanted ? <Toaster /> : null;
}
