import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** A click before hydration does nothing, so controls should be disabled until then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
