import { endPointerGesture } from '../../lib/gesture.ts'
import { cardsEvent, pricesEvent } from '../../lib/page-events.ts'
import { loadTourIndex } from '../../lib/tour-index.ts'
import { $session } from '../session/store.ts'
import { drawCard, indexedCard } from '../tours/store.ts'
import { $favorites, type Favorites, followFavorites, loadFavorites } from './store.ts'
import { favoritesTexts as texts } from './texts.ts'

type State = 'loading' | 'failed' | 'empty' | 'full'

const root = document.querySelector<HTMLElement>('[data-favorites-list]')
const grid = root?.querySelector<HTMLElement>('[data-cards]')
const template = root?.querySelector<HTMLTemplateElement>('[data-card-template]')
const count = root?.querySelector<HTMLElement>('[data-count]')
/** The cards that were drawn, by tour; null for a tour that the site no longer shows. */
const cards = new Map<number, HTMLElement | null>()

/** Shows one of its states, or none. */
function show(state: State | null): void {
  for (const part of root?.querySelectorAll<HTMLElement>('[data-state]') ?? [])
    part.hidden = part.dataset.state !== state
}

async function draw({ status, ids }: Favorites): Promise<void> {
  if (status === 'failed') return show('failed')
  // Nothing is on its way to somebody whose session ended; what was shown before stays.
  if (status === 'none' && $session.get().status === 'signed-out') return show(null)
  if (status !== 'ready') return show('loading')
  const areRead = await readCards(ids.filter((id) => !cards.has(id)))
  // Meanwhile it may have changed again; that is drawn by itself.
  if ($favorites.get().ids !== ids) return
  if (!areRead) return show('failed')
  place(ids.map((id) => cards.get(id)).filter((card) => card instanceof HTMLElement))
}

/** Draws what is not drawn yet; false where the index of tours can't be had. */
async function readCards(ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  try {
    const tours = new Map((await loadTourIndex()).tours.map((tour) => [tour.id, tour]))
    for (const id of ids) {
      const tour = tours.get(id)
      cards.set(id, tour && template ? firstElement(drawCard(template, indexedCard(tour, 'all'))) : null)
    }
    return true
  } catch {
    return false
  }
}

function firstElement(drawn: Node): HTMLElement | null {
  const element = drawn instanceof DocumentFragment ? drawn.firstElementChild : drawn
  return element instanceof HTMLElement ? element : null
}

function place(shown: readonly HTMLElement[]): void {
  if (!grid) return
  const before = [...grid.children]
  const focused = before.findIndex((card) => card.contains(document.activeElement))
  const isFocusLost = focused >= 0 && !shown.some((card) => card === before[focused])
  const gone = before.filter((card) => !shown.some((one) => one === card))
  // The next card comes beneath the pointer.
  if (gone.length > 0) endPointerGesture()
  for (const card of gone) card.remove()
  for (const [index, card] of shown.entries())
    if (grid.children[index] !== card) grid.insertBefore(card, grid.children[index] ?? null)
  if (count) count.textContent = texts.count(shown.length)
  show(shown.length > 0 ? 'full' : 'empty')
  if (isFocusLost) focusNear(focused)
  for (const name of [cardsEvent, pricesEvent]) grid.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Whoever has just taken a tour out goes on with the next one. */
function focusNear(index: number): void {
  const next = grid?.children[index] ?? grid?.lastElementChild
  const target =
    next?.querySelector<HTMLElement>('[data-favorite]') ?? root?.querySelector<HTMLElement>('[data-empty-title]')
  target?.focus()
}

function start(): void {
  followFavorites()
  $favorites.subscribe((favorites) => void draw(favorites))
  // However fresh it is what this browser knows: another device may have changed it.
  if ($favorites.get().status === 'ready') void loadFavorites()
  root?.querySelector('[data-retry]')?.addEventListener('click', retry)
}

async function retry(): Promise<void> {
  show('loading')
  await loadFavorites()
  await draw($favorites.get())
}

// In the dashboard it stands in a part that may not be looked at.
if (root) {
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    start()
  }).observe(root)
}
