/** The parts of `window` that are used here. Not all browsers support `navigation`. */
export type HistoryWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'history' | 'location'> & {
  navigation?: { currentEntry: { index: number } | null }
}

/** A page with unsaved changes. The user must confirm before leaving it. */
export interface GuardedPage {
  pagePath: string
  /** The position in the session history; undefined if the browser does not support `navigation`. */
  historyIndex: number | undefined
  confirmLeave: () => boolean
}

export function createGuardedPage(window: HistoryWindow, confirmLeave: () => boolean): GuardedPage {
  return { pagePath: readPagePath(window), historyIndex: readHistoryIndex(window), confirmLeave }
}

/**
 * Asks for confirmation before Back or Forward leaves a page with unsaved changes. The browser fires `popstate` after
 * the navigation. If the user stays, the listener returns to the page, and hides the `popstate` events of both
 * navigations from later listeners.
 * @returns a function that removes the listener
 */
export function confirmBeforeBack(window: HistoryWindow, guardedPages: ReadonlySet<GuardedPage>): () => void {
  let isReturning = false
  const confirmNavigation = (event: Event) => {
    if (isReturning) {
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    const blockingPage = [...guardedPages].find(
      ({ pagePath, confirmLeave }) => readPagePath(window) !== pagePath && !confirmLeave(),
    )
    if (!blockingPage) return
    event.stopImmediatePropagation()
    isReturning = true
    window.history.go(countSteps(blockingPage.historyIndex, readHistoryIndex(window)))
  }
  window.addEventListener('popstate', confirmNavigation, { capture: true })
  return () => window.removeEventListener('popstate', confirmNavigation, { capture: true })
}

const readPagePath = ({ location }: HistoryWindow): string => location.pathname + location.search

const readHistoryIndex = ({ navigation }: HistoryWindow): number | undefined => navigation?.currentEntry?.index

/** Returns the steps back to the guarded page. If a position is unknown, returns 1, which undoes one step back. */
function countSteps(historyIndex: number | undefined, currentIndex: number | undefined): number {
  return historyIndex === undefined || currentIndex === undefined ? 1 : historyIndex - currentIndex
}
