"use client";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { toasterWanted, watchToasts } from "./toast";

const Toaster = lazy(() => import("./toaster").then((module) => ({ default: module.Toaster })));

/** Mounted in the layout; loads the toaster once there is a toast to show. */
export function ToastHost() {
  const wanted = useSyncExternalStore(watchToasts, toasterWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
