"use client";
import { type ComponentType, createElement, lazy, Suspense } from "react";

/** A component whose code is loaded on first use, or before, by its `load`. Nothing shows until it is there. */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  const Loadable = (props: Props) => <Suspense>{createElement(Loaded, props)}</Suspense>;
  return Object.assign(Loadable, { load });
}
