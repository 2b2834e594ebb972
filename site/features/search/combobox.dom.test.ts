import { encodeTourIndex } from '@nusa/shared/search'
import { makeDate, makePersonPackage, makeTour } from '@nusa/shared/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { find } from '../../testing/page.ts'
import { attachSuggestions, dialogSuggestionRule, inlineSuggestionRule, type SuggestionRule } from './combobox.ts'

const tours = [
  'Balangan Surf',
  'Bali Swing',
  'Barong Dance',
  'Batik Class',
  'Bat Cave',
  'Bamboo Raft',
  'Ubud Walk',
].map((title, at) =>
  makeTour({
    id: at + 1,
    title,
    slug: title.toLowerCase().replace(' ', '-'),
    location: 'Somewhere',
    destination_ids: [],
    pricing: [makePersonPackage({ adult_price: 300_000 })],
  }),
)
const index = encodeTourIndex({
  today: makeDate('2026-11-26'),
  tours: new Map(tours.map((tour) => [tour.id, tour])),
  destinations: new Map(),
  categories: new Map(),
})

let stop: (() => void) | undefined
let isOffline: boolean
const prices = vi.fn()
const followed = vi.fn()

const field = () => document.querySelector('input') ?? expect.unreachable()
const options = () => [...document.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
const selected = () => options().findIndex(({ ariaSelected }) => ariaSelected === 'true')
const message = () => find('[role="status"]').textContent
/** Makes the field suggest tours by this rule, as its first focus does. */
function start(rule: SuggestionRule): void {
  stop?.()
  stop = attachSuggestions(field(), rule)
}
async function type(text: string): Promise<void> {
  field().value = text
  field().dispatchEvent(new InputEvent('input', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(300)
}
/** Presses a key in the field. Returns whether the browser's default action is prevented. */
const press = (key: string) =>
  !field().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }))

beforeAll(() => {
  document.body.addEventListener('nusa:prices', prices)
  document.body.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof Element) followed(event.target.closest('a')?.getAttribute('href'))
  })
})
beforeEach(() => {
  isOffline = false
  vi.useFakeTimers()
  vi.stubGlobal('visualViewport', null)
  vi.stubGlobal('fetch', async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return Response.json(index)
  })
  document.body.innerHTML = '<form><div data-suggest><input name="what"></div></form><button>Elsewhere</button>'
  field().focus()
})
afterEach(() => {
  stop?.()
  prices.mockClear()
  followed.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// This must be the first test: all later tests share the loaded index.
it('attachSuggestions shows a message with a retry button if the tours cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  isOffline = true
  start(inlineSuggestionRule)
  await type('ubud')
  expect(message()).toBe('Looking for tours…')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(message()).toMatch(/^We couldn’t load suggestions/)
  isOffline = false
  const retry = find('[data-suggest] button')
  expect(retry.hidden).toBe(false)
  retry.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(options()).toHaveLength(1)
  expect(document.activeElement).toBe(field())
})

it('attachSuggestions suggests at most five tours with converted prices, and announces their number', async () => {
  start(inlineSuggestionRule)
  await type('ba')
  expect(options()).toHaveLength(5)
  for (const option of options()) expect(option.textContent).toMatch(/^Ba.*from Rp300\.000 per person$/)
  expect(options()[0]?.getAttribute('href')).toBe('/tour/bamboo-raft')
  expect(message()).toMatch(/^5 tours suggested/)
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(prices).toHaveBeenCalled()
})

it('attachSuggestions needs two letters in the hero form, and one letter in the dialog', async () => {
  start(inlineSuggestionRule)
  await type('b')
  expect(options()).toEqual([])
  expect(field().getAttribute('aria-expanded')).toBe('false')
  start(dialogSuggestionRule)
  await type('b')
  expect(options()).toHaveLength(5)
})

it('attachSuggestions shows a message if no tour is found; in the hero form the message contains the input as plain text', async () => {
  start(inlineSuggestionRule)
  await type('<b>moon</b>')
  expect(message()).toBe('No tours found for "<b>moon</b>"')
  start(dialogSuggestionRule)
  await type('moon')
  expect(message()).toBe('No tours found')
})

describe('the suggestions', () => {
  it('are selected with the arrow keys, and Enter opens the selected tour', async () => {
    start(inlineSuggestionRule)
    await type('ba')
    expect(press('Enter')).toBe(false)
    for (const at of [0, 1]) {
      press('ArrowDown')
      expect(selected()).toBe(at)
      expect(field().getAttribute('aria-activedescendant')).toBe(options()[at]?.id)
    }
    expect(press('Enter')).toBe(true)
    expect(followed).toHaveBeenCalledWith('/tour/bat-cave')
  })

  it('are closed by the first Escape, which does not close the dialog, and are opened again with the arrow keys', async () => {
    start(inlineSuggestionRule)
    await type('ba')
    expect(press('Escape')).toBe(true)
    expect(options()).toEqual([])
    expect(document.activeElement).toBe(field())
    expect(press('Escape')).toBe(false)
    press('ArrowDown')
    await vi.advanceTimersByTimeAsync(0)
    expect(options()).toHaveLength(5)
  })
})

it('attachSuggestions closes the suggestions when the visitor presses or focuses another element', async () => {
  start(inlineSuggestionRule)
  for (const leave of [
    () => find('form + button').dispatchEvent(new Event('pointerdown', { bubbles: true })),
    () => find('form + button').focus(),
  ]) {
    field().focus()
    await type('ba')
    expect(options()).toHaveLength(5)
    leave()
    expect(options()).toEqual([])
  }
})
