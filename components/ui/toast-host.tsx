"use client";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { toasterWanted, watchToasts } from "./toast";

const load = () => import("./toaster").then((module) => ({ default: module.Toaster }));
const Toaster = lazy(load);
/** After the page's own work, in ms. */
const aheadMs = 2_000;

/**
 * Mounted in the layout. Loads the toaster once there is a toast to show, and else soon after the page: what can't be
 * loaded any more can't say that the connection is lost.
 */
export function ToastHost() {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), aheadMs);
    return () => clearTimeout(timer);
  }, []);
  const wanted = useSyncExternalStore(watchToasts, toasterWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
