"use client";
import NextLink from "next/link";
import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from "react";

/**
 * A link within the product. Its page is loaded ahead once the link is pointed at or focused, not as soon as it is
 * visible: with forty links on a page, that took more requests and more of the server's time than the page itself.
 * `prefetch={false}` loads nothing ahead.
 */
export function Link({ prefetch, onPointerEnter, onFocus, ...rest }: ComponentProps<typeof NextLink>) {
  const [isLikelyNext, setLikelyNext] = useState(false);
  function handlePointerEnter(event: PointerEvent<HTMLAnchorElement>) {
    setLikelyNext(true);
    onPointerEnter?.(event);
  }
  function handleFocus(event: FocusEvent<HTMLAnchorElement>) {
    setLikelyNext(true);
    onFocus?.(event);
  }
  return (
    <NextLink
      prefetch={isLikelyNext ? (prefetch ?? null) : false}
      onPointerEnter={handlePointerEnter}
      onFocus={handleFocus}
      {...rest}
    />
  );
}
