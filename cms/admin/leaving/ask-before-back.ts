/** What is asked of the window. */
export type Traveller = Pick<Window, 'addEventListener' | 'removeEventListener' | 'history' | 'location'> & {
  /** Not in every browser yet. */
  navigation?: { currentEntry: { index: number } | null }
}

/**
 * Asks before Back or Forward leads to another page than the present one. It has led there when that is heard: who stays is led back,
 * and nobody else hears of either.
 * @returns what ends it
 */
export function askBeforeBack(window: Traveller, mayLeave: () => boolean): () => void {
  const place = placeIn(window)
  const page = pageOf(window)
  let isOnTheWayBack = false

  const ask = (event: Event) => {
    if (isOnTheWayBack) {
      isOnTheWayBack = false
      event.stopImmediatePropagation()
      return
    }
    if (pageOf(window) === page || mayLeave()) return
    event.stopImmediatePropagation()
    isOnTheWayBack = true
    window.history.go(stepsTo(place, placeIn(window)))
  }
  // Before those who show the other page.
  window.addEventListener('popstate', ask, { capture: true })
  return () => window.removeEventListener('popstate', ask, { capture: true })
}

const pageOf = ({ location }: Traveller): string => location.pathname + location.search

const placeIn = ({ navigation }: Traveller): number | undefined => navigation?.currentEntry?.index

/** Where a browser doesn't say which way it went, it was Back. */
function stepsTo(place: number | undefined, from: number | undefined): number {
  return place === undefined || from === undefined ? 1 : place - from
}
