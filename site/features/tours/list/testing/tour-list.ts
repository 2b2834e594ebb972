import { durationBands, encodeTourIndex, tourSorts } from '@nusa/shared/search'
import { makeDate, makeDestination, makePersonPackage, makeTour } from '@nusa/shared/testing'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { find, removeWindowListeners } from '../../../../testing/page.ts'

/** 30 tours. Every third tour is in Amed and takes several days. The prices rise from 100,000 to 3,000,000 rupiah. */
const tours = Array.from({ length: 30 }, (_, at) =>
  makeTour({
    id: at + 1,
    title: `Tour ${at + 1}`,
    slug: `tour-${at + 1}`,
    tour_type: at % 3 === 0 ? 'multi_day' : 'single_day',
    duration: at % 3 === 0 ? '3 days' : '5 hours',
    destination_ids: [at % 3 === 0 ? 2 : 1],
    category_ids: [],
    review_count: at,
    rating: 4,
    pricing: [makePersonPackage({ adult_price: (at + 1) * 100_000 })],
  }),
)
const index = encodeTourIndex({
  today: makeDate('2026-11-26'),
  tours: new Map(tours.map((tour) => [tour.id, tour])),
  destinations: new Map([
    [1, makeDestination({ id: 1, slug: 'ubud', name: 'Ubud' })],
    [2, makeDestination({ id: 2, slug: 'amed', name: 'Amed' })],
  ]),
  categories: new Map(),
})

const option = (type: string, name: string, value: string) => `<input type="${type}" name="${name}" value="${value}">`
const amount = (part: string) => `<p data-part="${part}"><b data-idr="1"></b></p>`
const part = (name: string) => `<span data-part="${name}"></span>`
const html = `
  <p data-search-criteria>Find your tour</p>
  <section data-tour-results data-scope="all">
    <div data-filter-place>
      <form data-filter-form>
        ${['', 'single_day', 'multi_day'].map((value) => option('radio', 'type', value)).join('')}
        ${['ubud', 'amed'].map((value) => option('checkbox', 'destination', value)).join('')}
        ${durationBands.map(({ id }) => option('checkbox', 'duration', id)).join('')}
        <input type="range" name="price" min="50000" max="3000000" step="50000" value="3000000">
        <output>Up to <span><span data-idr="3000000">Rp3.000.000</span></span></output>
        <button type="button" data-reset></button><button type="button" data-apply></button>
      </form>
    </div>
    <div tabindex="-1" data-results-top>
      <p data-count>30 Tours</p>
      <button type="button" data-open-drawer><i data-filter-count></i></button>
      <select name="sort">${tourSorts.map(({ id }) => `<option value="${id}"></option>`).join('')}</select>
      <button type="button" data-set-view="grid"></button><button type="button" data-set-view="list"></button>
      <ul data-tour-grid>
        <li><article><h2>Built</h2><button data-favorite="1"></button><p data-excerpt></p></article></li>
      </ul>
      <div data-empty hidden><button type="button" data-reset hidden></button></div>
      <div data-failed hidden><button type="button" data-try-again></button></div>
      <nav data-pager>
        <ul><li><a href="?page=2" data-page="2"></a></li></ul>
        <template data-page-link><li><a></a></li></template><template data-page-gap><li></li></template>
      </nav>
    </div>
    <dialog data-filter-drawer><button type="button" data-close-drawer></button><div data-drawer-place></div></dialog>
    <template data-card-template><li><article>
      <p data-part="frame"><img alt=""><span></span></p>
      <h2 data-part="title"></h2><a data-part="link">${part('link-title')}</a><button data-part="favorite"></button>
      ${['off', 'label', 'facts', 'excerpt', 'unit', 'on-request'].map(part).join('')}${amount('before')}${amount('price')}
      <p data-part="rating">${['stars', 'reviews', 'rating-words'].map(part).join('')}</p>
    </article></li></template>
  </section>`

/** Whether the index of tours cannot be loaded. */
let isOffline: boolean
export const setOffline = (value: boolean) => {
  isOffline = value
}

/** Opens the list at this URL and waits until it shows the tours. */
export async function open(query = '', { isSearch = false } = {}): Promise<void> {
  history.pushState(null, '', `${isSearch ? '/search' : '/tours'}${query}`)
  document.body.innerHTML = html
  if (isSearch) section().dataset.isSearch = ''
  vi.resetModules()
  const { startList } = await import('../start-list.ts')
  await startList(section())
}

const input = (selector: string) => find<HTMLInputElement>(selector)
export const section = () => find<HTMLElement>('[data-tour-results]')
export const control = (name: string, value: string) => input(`[name="${name}"][value="${value}"]`)
export const price = () => input('[name=price]')
export const titles = () => [...document.querySelectorAll('[data-tour-grid] h2')].map(({ textContent }) => textContent)
export const titlesOf = (...ids: number[]) => ids.map((id) => `Tour ${id}`)
export const count = () => find<HTMLElement>('[data-count]').textContent
export const expectCount = (text: string) => vi.waitFor(() => expect(count()).toBe(text))
export const click = (selector: string) => find<HTMLElement>(selector).click()
export function change(element: HTMLInputElement | HTMLSelectElement, value: string): void {
  element.value = value
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
}
export const sortBy = (sort: string) => change(find<HTMLSelectElement>('[name=sort]'), sort)

/** Prepares a window and a fake server for each test. */
export function setUpTourList(): void {
  removeWindowListeners()
  beforeEach(() => {
    isOffline = false
    vi.stubGlobal('fetch', async (path: string) => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return Response.json(
        path === '/data/tours/index.json' ? index : { 1: { excerpt: 'A walk by the rice fields.', picture: null } },
      )
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
