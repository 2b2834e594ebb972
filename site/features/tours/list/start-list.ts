import { formatDate } from '@nusa/shared/dates'
import {
  countFilters,
  formatListQuery,
  isEmptySearch,
  type ListQuery,
  matchesBuiltPage,
  parseListQuery,
  parseSearchQuery,
  parseTourScope,
  removeUnavailableFilters,
  withoutFilters,
} from '@nusa/shared/search'
import { requireElement } from '../../../lib/elements.ts'
import { loadCode, reloadForCode } from '../../../lib/load-code.ts'
import {
  applyControl,
  createDrawer,
  isSteppedChange,
  readAvailableFilters,
  showPrice,
  syncSliderValueText,
  toggleCategory,
  updateControls,
} from './controls.ts'
import { showState } from './state.ts'
import { searchPageTexts } from './texts.ts'

const readUrlParams = () => new URLSearchParams(location.search)

/**
 * Starts the controls of a list. The URL holds the filters, the sort order and the page. The controls work at once.
 * @returns a promise that resolves when the tours, or an error message, are shown
 */
export function startList(section: HTMLElement): Promise<void> {
  const scope = parseTourScope(section.dataset.scope) ?? 'all'
  const isSearch = section.dataset.isSearch === ''
  const availableFilters = readAvailableFilters(section)
  const readQuery = () => removeUnavailableFilters(parseListQuery(readUrlParams()), availableFilters)
  let query = readQuery()
  /** The query of the open drawer, which takes effect when the visitor presses Apply. */
  let draftQuery = query
  /** Whether to draw the cards even if the HTML already contains the requested tours. */
  let mustDrawCards = false

  const showControls = () => {
    updateControls(section, query)
    if (query.view !== 'list') return
    loadCode(import('./render-excerpts.ts'))
      .then(({ renderExcerpts }) => renderExcerpts(section))
      .catch((error: unknown) => console.error('The excerpts of the tours could not be shown:', error))
  }

  const showTours = async () => {
    showControls()
    const hasSearchCriteria = isSearch && location.search !== ''
    if (!mustDrawCards && !hasSearchCriteria && matchesBuiltPage(query)) return
    mustDrawCards = true
    // The attribute sets a minimum height, so that the footer does not jump up if there are fewer tours than before.
    section.dataset.drawn = ''
    renderCriteria(query)
    showState(section, 'loading')
    try {
      const { renderList } = await loadCode(import('./render-list.ts'))
      await renderList({ section, scope, isSearch, getQuery: () => query })
    } catch (error) {
      console.error('The tours could not be listed:', error)
      showState(section, 'failed')
      // On a phone the error message may be below the visible part of the page.
      requireElement(section, '[data-failed]', HTMLElement).scrollIntoView({ block: 'center' })
    }
  }

  const showInitialTours = async () => {
    if (location.search) await showTours()
    document.documentElement.removeAttribute('data-asked')
  }

  /** The name of the control whose changes share the latest history entry, or null. */
  let lastSteppedControl: string | null = null

  const navigate = (nextQuery: ListQuery, steppedControl: string | null = null) => {
    const url = `?${formatListQuery(nextQuery, readUrlParams())}`
    if (url !== (location.search || '?')) {
      const isNextStep = steppedControl !== null && steppedControl === lastSteppedControl
      const method = isNextStep ? 'replaceState' : 'pushState'
      history[method](null, '', url === '?' ? location.pathname : url)
    }
    lastSteppedControl = steppedControl
    const hasOnlyViewChanged = JSON.stringify({ ...query, view: nextQuery.view }) === JSON.stringify(nextQuery)
    query = nextQuery
    if (hasOnlyViewChanged) showControls()
    else void showTours()
  }

  const startDraft = () => {
    draftQuery = query
  }
  const showAppliedQuery = () => updateControls(section, query)
  const drawer = createDrawer(section, startDraft, showAppliedQuery)
  const changeQuery = (nextQuery: ListQuery, steppedControl: string | null = null) => {
    draftQuery = nextQuery
    if (drawer.isOpen()) updateControls(section, draftQuery)
    else navigate(nextQuery, steppedControl)
  }
  /** Moves the focus to the top of the results, because the pressed control disappears when the results change. */
  const focusTop = () => {
    const top = requireElement(section, '[data-results-top]', HTMLElement)
    top.focus({ preventScroll: true })
    return top
  }
  const goToPage = (page: number) => {
    navigate({ ...query, page })
    focusTop().scrollIntoView()
  }

  const resetFilters = (button: HTMLElement) => {
    changeQuery(withoutFilters(drawer.isOpen() ? draftQuery : query))
    if (button.closest('[data-empty]')) focusTop()
  }
  const applyDraft = () => {
    drawer.close()
    navigate(draftQuery)
  }
  const tryAgain = () => {
    if (reloadForCode()) return
    mustDrawCards = true
    void showTours()
    focusTop()
  }
  const handleButton = (button: HTMLElement) => {
    const { page, category, setView } = button.dataset
    if (page !== undefined) goToPage(Number(page))
    else if (category !== undefined) changeQuery(toggleCategory(query, category))
    else if (setView !== undefined) navigate({ ...query, view: setView === 'list' ? 'list' : 'grid' })
    else if ('reset' in button.dataset) resetFilters(button)
    else if ('apply' in button.dataset) applyDraft()
    else if ('tryAgain' in button.dataset) tryAgain()
  }

  syncSliderValueText(section)
  section.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const nextQuery = applyControl(drawer.isOpen() ? draftQuery : query, target)
    if (nextQuery) changeQuery(nextQuery, isSteppedChange(section, target) ? target.name : null)
  })
  section.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'price') showPrice(section, Number(target.value))
  })
  section.addEventListener('submit', (event) => event.preventDefault())
  section.addEventListener('click', (event) => {
    const hasModifierKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (hasModifierKey || !(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('button, a[data-page]')
    if (!button) return
    // Page numbers are links, which would load the page.
    if (button.dataset.page !== undefined) event.preventDefault()
    handleButton(button)
  })
  addEventListener('popstate', () => {
    query = readQuery()
    draftQuery = query
    lastSteppedControl = null
    drawer.close()
    void showTours()
  })
  return showInitialTours()
}

/** Shows the search criteria on the page /search, also if no tour matches. Other pages have no element for them. */
function renderCriteria(query: ListQuery): void {
  const container = document.querySelector<HTMLElement>('[data-search-criteria]')
  if (!container) return
  const search = parseSearchQuery(new URLSearchParams(location.search))
  const { text, where, date, guests } = search
  container.textContent = isEmptySearch(search)
    ? searchPageTexts.allTours(countFilters(query) > 0, query.sort)
    : searchPageTexts.criteria(text, where, date ? formatDate(date) : '', guests)
  container.dataset.drawn = ''
}
