import { type RefObject, useRef } from 'react'

/**
 * For what could not be loaded and is tried again: its button goes while it is loaded, so the focus waits at the place (with
 * `tabIndex={-1}`) where it will stand.
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
