import { type RefObject, useRef } from 'react'

/** Returns whether the element that had the focus was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/**
 * Moves the focus to the container (with `tabIndex={-1}`) when loading is retried, because the retry button disappears.
 */
export function useRetryFocus<Container extends HTMLElement = HTMLDivElement>(
  onRetry: () => void,
): { container: RefObject<Container | null>; retry: () => void } {
  const container = useRef<Container>(null)
  return {
    container,
    retry() {
      container.current?.focus()
      onRetry()
    },
  }
}
