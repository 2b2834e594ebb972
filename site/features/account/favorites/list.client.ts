import { ignoreRestOfPointerGesture } from '../../../lib/gesture.ts'
import { cardsEvent, pricesEvent } from '../../../lib/page-events.ts'
import { loadTourIndex } from '../../../lib/tour-index.ts'
import { createIndexedCard, renderCard } from '../../tours/index.ts'
import { $session } from '../session/store.ts'
import { $favorites, type Favorites, followFavorites, loadFavorites } from './store.ts'
import { favoritesTexts as texts } from './texts.ts'

type ListState = 'loading' | 'failed' | 'empty' | 'full'

const root = document.querySelector<HTMLElement>('[data-favorites-list]')
const grid = root?.querySelector<HTMLElement>('[data-cards]')
const template = root?.querySelector<HTMLTemplateElement>('[data-card-template]')
const countElement = root?.querySelector<HTMLElement>('[data-count]')
/** The cards by tour id; null if the tour is no longer published. */
const cards = new Map<number, HTMLElement | null>()

/** If `state` is null, hides all states. */
function showState(state: ListState | null): void {
  for (const element of root?.querySelectorAll<HTMLElement>('[data-state]') ?? [])
    element.hidden = element.dataset.state !== state
}

async function renderList({ status, ids }: Favorites): Promise<void> {
  if (status === 'failed') return showState('failed')
  // For a signed-out visitor, no favorites are loaded.
  if (status === 'none' && $session.get().status === 'signed-out') return showState(null)
  if (status !== 'ready') return showState('loading')
  const areLoaded = await loadCards(ids.filter((id) => !cards.has(id)))
  // If the favorites have changed meanwhile, another call of `renderList` shows them.
  if ($favorites.get().ids !== ids) return
  if (!areLoaded) return showState('failed')
  arrangeCards(ids.map((id) => cards.get(id)).filter((card) => card instanceof HTMLElement))
}

/** Returns false if the tour index cannot be loaded. */
async function loadCards(ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  try {
    const tours = new Map((await loadTourIndex()).tours.map((tour) => [tour.id, tour]))
    for (const id of ids) {
      const tour = tours.get(id)
      cards.set(id, tour && template ? firstElement(renderCard(template, createIndexedCard(tour, 'all'))) : null)
    }
    return true
  } catch {
    return false
  }
}

function firstElement(rendered: Node): HTMLElement | null {
  const element = rendered instanceof DocumentFragment ? rendered.firstElementChild : rendered
  return element instanceof HTMLElement ? element : null
}

function arrangeCards(shownCards: readonly HTMLElement[]): void {
  if (!grid) return
  const oldCards = [...grid.children]
  const removedCards = oldCards.filter((card) => !shownCards.some((shownCard) => shownCard === card))
  const focusedIndex = oldCards.findIndex((card) => card.contains(document.activeElement))
  const isFocusedCardRemoved = removedCards.some((card) => card.contains(document.activeElement))
  // The next card moves under the pointer, so the second click of a double click would hit the next card.
  if (removedCards.length > 0) ignoreRestOfPointerGesture()
  for (const card of removedCards) card.remove()
  for (const [index, card] of shownCards.entries())
    if (grid.children[index] !== card) grid.insertBefore(card, grid.children[index] ?? null)
  if (countElement) countElement.textContent = texts.count(shownCards.length)
  showState(shownCards.length > 0 ? 'full' : 'empty')
  if (isFocusedCardRemoved) focusNear(focusedIndex)
  for (const name of [cardsEvent, pricesEvent]) grid.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Focuses the heart of the card at this index or of the last card, or the title of the empty list. */
function focusNear(index: number): void {
  const nearestCard = grid?.children[index] ?? grid?.lastElementChild
  const heart = nearestCard?.querySelector<HTMLElement>('[data-favorite]')
  const focusTarget = heart ?? root?.querySelector<HTMLElement>('[data-empty-title]')
  focusTarget?.focus()
}

function start(): void {
  followFavorites()
  $favorites.subscribe((favorites) => void renderList(favorites))
  // Even recently stored favorites are reloaded, because another device may have changed them.
  if ($favorites.get().status === 'ready') void loadFavorites()
  root?.querySelector('[data-retry]')?.addEventListener('click', retry)
}

async function retry(): Promise<void> {
  showState('loading')
  await loadFavorites()
  await renderList($favorites.get())
}

// In the dashboard the list is in a tab that may never be opened, so it is loaded when it becomes visible.
if (root) {
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    start()
  }).observe(root)
}
