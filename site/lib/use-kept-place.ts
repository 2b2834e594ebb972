import { type RefObject, useRef } from 'react'

/**
 * Keeps the focus when loading is retried: the retry button disappears while loading, so the focus moves to the
 * container (with `tabIndex={-1}`) in which the content will appear.
 */
export function useKeptPlace<Place extends HTMLElement = HTMLDivElement>(
  retry: () => void,
): { place: RefObject<Place | null>; retry: () => void } {
  const place = useRef<Place>(null)
  return {
    place,
    retry() {
      place.current?.focus()
      retry()
    },
  }
}
