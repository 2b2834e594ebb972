/** What is asked of the window. */
export type Traveller = Pick<Window, 'addEventListener' | 'removeEventListener' | 'history' | 'location'> & {
  /** Not in every browser yet. */
  navigation?: { currentEntry: { index: number } | null }
}

/** Somebody on a page who is asked before it is left. */
export interface Stay {
  page: string
  /** The page's place in the history, where the browser says that. */
  place: number | undefined
  mayLeave: () => boolean
}

/** Who stays at the present page until `mayLeave` says otherwise. */
export function stayAt(window: Traveller, mayLeave: () => boolean): Stay {
  return { page: pageOf(window), place: placeIn(window), mayLeave }
}

/**
 * Asks all who stay before Back or Forward leads to another page than theirs. It has led there when that is heard: whoever stays is led
 * back, and nobody who listens later hears of either.
 * @returns what ends it
 */
export function askBeforeBack(window: Traveller, stays: ReadonlySet<Stay>): () => void {
  let isOnTheWayBack = false
  const ask = (event: Event) => {
    if (isOnTheWayBack) {
      isOnTheWayBack = false
      event.stopImmediatePropagation()
      return
    }
    const staying = [...stays].find(({ page, mayLeave }) => pageOf(window) !== page && !mayLeave())
    if (!staying) return
    event.stopImmediatePropagation()
    isOnTheWayBack = true
    window.history.go(stepsTo(staying.place, placeIn(window)))
  }
  window.addEventListener('popstate', ask, { capture: true })
  return () => window.removeEventListener('popstate', ask, { capture: true })
}

const pageOf = ({ location }: Traveller): string => location.pathname + location.search

const placeIn = ({ navigation }: Traveller): number | undefined => navigation?.currentEntry?.index

/** Where a browser doesn't say which way it went, it was Back. */
function stepsTo(place: number | undefined, from: number | undefined): number {
  return place === undefined || from === undefined ? 1 : place - from
}
