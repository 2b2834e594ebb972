import { type RefObject, useRef } from 'react'

/**
 * Keeps the focus when loading is retried: the retry button disappears while loading, so the focus moves to the
 * container (with `tabIndex={-1}`) in which the content will appear.
 */
export function useRetryFocus<Container extends HTMLElement = HTMLDivElement>(
  retry: () => void,
): { container: RefObject<Container | null>; retry: () => void } {
  const container = useRef<Container>(null)
  return {
    container,
    retry() {
      container.current?.focus()
      retry()
    },
  }
}
