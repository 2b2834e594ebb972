import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Returns whether the page is hydrated. Before that, a click does nothing, so controls should be disabled.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
