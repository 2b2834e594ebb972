import { makeRentalOffer, makeTransferOffer } from '@nusa/shared/testing'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $cart } from '../cart/store.ts'
import { RentalBlock } from './rental/RentalBlock.tsx'
import { RentalDialog } from './rental/RentalDialog.tsx'
import { TransferDialog } from './transfer/TransferDialog.tsx'

let root: Root
const onClose = vi.fn()
/** The cars left on the days that differ from the default of 5. */
let left: Record<string, number>

const show = (shown: ReactNode) => act(async () => root.render(shown))
const text = () => document.body.textContent
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector)
const press = (selector: string) => act(async () => find(selector).click())
const type = (selector: string, typed: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(find(selector), typed)
    find(selector).dispatchEvent(new Event('input', { bubbles: true }))
  })
const add = () => act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
const day = (date: string) => find(`[data-date="${date}"]`)

const setClock = (instant: string) => vi.setSystemTime(new Date(instant))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  left = {}
  vi.stubGlobal('fetch', async (path: string) =>
    String(path).startsWith('/api/availability')
      ? Response.json({ places: 5, days: left })
      : new Promise<never>(() => undefined),
  )
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') })
  onClose.mockClear()
  // In happy-dom no dialog is modal, so the query ignores `:modal`.
  const all = document.querySelectorAll.bind(document)
  vi.spyOn(document, 'querySelectorAll').mockImplementation((query: string) => all(query.replace(':modal', '')))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('the rental dialog', () => {
  it('starts a new rental after a sold-out day, and says why until another day is chosen', async () => {
    left = { '2026-11-25': 0 }
    await show(<RentalDialog offer={makeRentalOffer({ id: 7 })} taxRate={10} onClose={onClose} />)
    expect(day('2026-11-25').getAttribute('aria-label')).toMatch(/: sold out$/)
    await press('[data-date="2026-11-24"]')
    await press('[data-date="2026-11-26"]')
    expect(text()).toContain('Nov 25, 2026 is sold out, so your rental now starts after it.')
    await press('[data-date="2026-11-27"]')
    expect(text()).not.toContain('is sold out, so')
  })

  it('does not offer today after the last pickup time', async () => {
    setClock('2026-11-21T15:45:00Z')
    await show(<RentalDialog offer={makeRentalOffer({ id: 8 })} taxRate={10} onClose={onClose} />)
    expect(day('2026-11-21').getAttribute('aria-label')).toMatch(/: no times left today$/)
    expect(day('2026-11-21').getAttribute('aria-disabled')).toBe('true')
    expect(day('2026-11-22').hasAttribute('aria-disabled')).toBe(false)
  })
})

it('does not offer today for a transfer after the last pickup time', async () => {
  setClock('2026-11-21T15:45:00Z')
  const car = { ...makeTransferOffer(), category: 'Van', luggage: 4 }
  await show(<TransferDialog cars={[car]} chosen={car.id} taxRate={10} onClose={onClose} />)
  await press('[data-date-field]')
  expect(day('2026-11-21').getAttribute('aria-disabled')).toBe('true')
  expect(day('2026-11-22').hasAttribute('aria-disabled')).toBe(false)
})

it("moves the focus to the rule that a car's page already shows instead of showing it again", async () => {
  left = { '2026-11-25': 0 }
  await show(<RentalBlock offer={makeRentalOffer({ id: 9 })} taxRate={10} />)
  await press('[data-date-field]')
  await press('[data-date="2026-11-24"]')
  await type('[name="days"]', '3')
  const rule = find('form p[role="status"]')
  const words = rule.textContent
  expect(words).not.toBe('')
  await add()
  await vi.waitFor(() => expect(document.activeElement).toBe(rule))
  expect(text().split(words)).toHaveLength(2)
  expect($cart.get().items).toEqual([])
})
