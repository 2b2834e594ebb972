import {
  formatListQuery,
  isAsBuilt,
  type ListQuery,
  parseListQuery,
  parseTourScope,
  withinOffer,
  withoutFilters,
} from '@nusa/shared/search'
import { loadCode, reloadForCode } from '../../../lib/code.ts'
import { movesByOne, offerOf, reflect, sayPrice, withCategoryToggled, withControl, writePrice } from './controls.ts'
import { drawCriteria } from './draw-criteria.ts'
import { startDrawer } from './drawer.ts'
import { need, showState } from './state.ts'

const asked = () => new URLSearchParams(location.search)

/**
 * Makes a list interactive: the URL holds its state and determines what is shown. Controls work immediately. @returns a
 * promise that resolves when the tours, or an error message, are shown
 */
export function startList(section: HTMLElement): Promise<void> {
  const scope = parseTourScope(section.dataset.scope) ?? 'all'
  const isSearch = section.dataset.isSearch === ''
  const offer = offerOf(section)
  const readQuery = () => withinOffer(parseListQuery(asked()), offer)
  let query = readQuery()
  let draft = query
  /** Whether the built-in cards have been replaced. */
  let isDrawn = false

  const showControls = () => {
    reflect(section, query)
    if (query.view !== 'list') return
    loadCode(import('./draw-excerpts.ts'))
      .then(({ drawExcerpts }) => drawExcerpts(section))
      .catch((error: unknown) => console.error('The excerpts of the tours could not be shown:', error))
  }

  const show = async () => {
    showControls()
    if (!isDrawn && isAsBuilt(query) && !(isSearch && location.search)) return
    isDrawn = true
    // Fewer tours must not move up the content below them.
    section.dataset.drawn = ''
    drawCriteria(query)
    showState(section, 'loading')
    try {
      const { drawList } = await loadCode(import('./draw-list.ts'))
      await drawList({ section, scope, isSearch, query: () => query })
    } catch (error) {
      console.error('The tours could not be listed:', error)
      showState(section, 'failed')
      // On a phone the message may be below the visible part.
      need(section, '[data-failed]', HTMLElement).scrollIntoView({ block: 'center' })
    }
  }

  const showFirst = async () => {
    if (location.search) await show()
    document.documentElement.removeAttribute('data-asked')
  }

  /** The name of the control whose steps the last history entry covers. */
  let stepped: string | null = null

  const go = (next: ListQuery, stepping: string | null = null) => {
    const address = `?${formatListQuery(next, asked())}`
    if (address !== (location.search || '?')) {
      const isNextStep = stepping !== null && stepping === stepped
      const method = isNextStep ? 'replaceState' : 'pushState'
      history[method](null, '', address === '?' ? location.pathname : address)
    }
    stepped = stepping
    const isOnlyView = JSON.stringify({ ...query, view: next.view }) === JSON.stringify(next)
    query = next
    if (isOnlyView) showControls()
    else void show()
  }

  const drawer = startDrawer(
    section,
    () => {
      draft = query
    },
    () => reflect(section, query),
  )
  const change = (next: ListQuery, stepping: string | null = null) => {
    draft = next
    if (drawer.isOpen()) reflect(section, draft)
    else go(next, stepping)
  }
  /** Moves the focus to the top of the tours, because the pressed control disappears with the update. */
  const focusTop = () => {
    const top = need(section, '[data-results-top]', HTMLElement)
    top.focus({ preventScroll: true })
    return top
  }
  const toPage = (page: number) => {
    go({ ...query, page })
    focusTop().scrollIntoView()
  }

  sayPrice(section)
  section.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const next = withControl(drawer.isOpen() ? draft : query, target)
    if (next) change(next, movesByOne(section, target) ? target.name : null)
  })
  section.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'price') writePrice(section, Number(target.value))
  })
  section.addEventListener('submit', (event) => event.preventDefault())
  section.addEventListener('click', (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button, a[data-page]')
    if (!button || !isPlain) return
    const { page, category, setView, reset, apply, tryAgain } = button.dataset
    if (page !== undefined) {
      event.preventDefault()
      toPage(Number(page))
    } else if (category !== undefined) change(withCategoryToggled(query, category))
    else if (setView !== undefined) go({ ...query, view: setView === 'list' ? 'list' : 'grid' })
    else if (reset !== undefined) {
      change(withoutFilters(drawer.isOpen() ? draft : query))
      if (button.closest('[data-empty]')) focusTop()
    } else if (apply !== undefined) {
      drawer.close()
      go(draft)
    } else if (tryAgain !== undefined) {
      if (reloadForCode()) return
      isDrawn = true
      void show()
      focusTop()
    }
  })
  addEventListener('popstate', () => {
    query = readQuery()
    draft = query
    stepped = null
    drawer.close()
    void show()
  })
  return showFirst()
}
