"use client";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { toasterWanted, watchToasts } from "./toast";

const Toaster = lazy(() => import("./toaster").then((module) => ({ default: module.Toaster })));

/** Stands in the layout and loads the toaster when there is something to show. */
export function ToastHost() {
  const wanted = useSyncExternalStore(watchToasts, toasterWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
