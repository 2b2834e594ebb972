/** The parts of the window that are used. */
export type Traveller = Pick<Window, 'addEventListener' | 'removeEventListener' | 'history' | 'location'> & {
  /** Not supported by all browsers. */
  navigation?: { currentEntry: { index: number } | null }
}

/** A page that must be confirmed before it is left. */
export interface Stay {
  page: string
  /** The page's position in the history, if the browser reports it. */
  place: number | undefined
  mayLeave: () => boolean
}

/** Returns a `Stay` for the current page. */
export function stayAt(window: Traveller, mayLeave: () => boolean): Stay {
  return { page: pageOf(window), place: placeIn(window), mayLeave }
}

/**
 * Asks before Back or Forward leads away from a page with unsaved changes. The event comes after the navigation, so if
 * the user stays, it navigates back, and later listeners get neither event.
 * @returns a function that stops it
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

/** Returns the steps to go; 1, which undoes Back, if the browser does not report positions. */
function stepsTo(place: number | undefined, from: number | undefined): number {
  return place === undefined || from === undefined ? 1 : place - from
}
