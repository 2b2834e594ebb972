import { makeCurrency, makeHotelOffer } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find, text, treatDialogsAsModal } from '../../testing/page.ts'
import { click, submitForm } from '../../testing/react.ts'
import { $cart } from '../cart/model/stored-cart.ts'
import { $currency, rupiahDisplay } from '../currency/store.ts'
import { RoomDialog } from './RoomDialog.tsx'

const [kind] = makeHotelOffer().rooms
const rooms = [
  { id: 'garden', name: 'Garden Room', base_price: 950_000, capacity: 2, total_rooms: 6 },
  { id: 'lake', name: 'Lake Room', base_price: 990_000, capacity: 2, total_rooms: 5 },
  { id: 'villa', name: 'Pool Villa', base_price: 3_650_000, capacity: 4, total_rooms: 4 },
].flatMap((changes) => (kind ? [{ ...kind, ...changes }] : []))

let root: Root
const onClose = vi.fn()
/** The rooms left on the days that differ from the default of 5. */
let unitsLeft: Record<string, number>

const show = (firstRoom: string) =>
  act(async () =>
    root.render(
      <RoomDialog hotel={makeHotelOffer({ rooms })} initialRoomId={firstRoom} taxRate={10} onClose={onClose} />,
    ),
  )
async function increase(label: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await click(`[aria-label="Increase ${label}"]`)
}
const day = (date: string) => find(`[data-date="${date}"]`)
const choose = (id: string) =>
  act(async () => {
    const select = document.querySelector('select') ?? expect.unreachable()
    select.value = id
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const roomCount = () => find('[role="group"][aria-label="Rooms"] output').textContent

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  unitsLeft = {}
  vi.stubGlobal('fetch', async (path: string) =>
    String(path).startsWith('/api/availability')
      ? Response.json({ places: 5, days: unitsLeft })
      : new Promise<never>(() => undefined),
  )
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') })
  onClose.mockClear()
  treatDialogsAsModal()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('the room dialog focuses an error that is already shown instead of showing the error twice', async () => {
  await show('villa')
  await increase('Adults', 4)
  expect(text()).toContain('1 room of this type sleeps up to 4 guests')
  await submitForm()
  expect(text().split('1 room of this type sleeps up to 4 guests')).toHaveLength(2)
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  expect(document.activeElement?.textContent).toContain('1 room of this type sleeps up to 4 guests')
  expect($cart.get().items).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

it('the room dialog limits the number of rooms to the units of a newly chosen room type', async () => {
  await show('garden')
  await increase('Rooms', 5)
  expect(roomCount()).toBe('6')
  await choose('villa')
  expect(roomCount()).toBe('4')
})

it('the room dialog starts a new stay after a sold-out day, and shows why until another day is chosen', async () => {
  unitsLeft = { '2026-11-25': 0 }
  await show('lake')
  expect(day('2026-11-25').getAttribute('aria-label')).toMatch(/: sold out$/)
  await click('[data-date="2026-11-24"]')
  await click('[data-date="2026-11-26"]')
  expect(text()).toContain('Nov 25, 2026 is sold out, so your stay now starts after it.')
  await click('[data-date="2026-11-27"]')
  expect(text()).not.toContain('is sold out, so')
  expect(text()).toContain('Nov 26, 2026 to Nov 27, 2026: 1 night')
})

it('the room dialog adds the chosen stay to the cart and closes the dialog', async () => {
  await show('garden')
  await click('[data-date="2026-11-24"]')
  await submitForm()
  expect($cart.get().items).toEqual([])
  await click('[data-date="2026-11-27"]')
  await submitForm()
  expect($cart.get().items).toMatchObject([
    { kind: 'room', packageId: 'garden', date: '2026-11-24', endDate: '2026-11-27', quantity: 1 },
  ])
  expect(onClose).toHaveBeenCalled()
})

it('the room dialog initially shows one night from today, the price of each room, and the rooms left', async () => {
  await show('villa')
  expect(text()).toContain('Nov 21, 2026 to Nov 22, 2026: 1 night')
  expect([...document.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Garden Room · Rp950.000 /night',
    'Lake Room · Rp990.000 /night',
    'Pool Villa',
  ])
  // On a phone the field is too narrow for the name with its price, so the price is repeated below it.
  expect(text()).toContain('Rp3.650.000 /night')
  expect(day('2026-11-21').getAttribute('aria-label')).toMatch(/: 5 rooms left$/)
})

it('the room dialog shows the total price in rupiah, and an error if the guests need more rooms', async () => {
  $currency.set({ currency: makeCurrency({ code: 'USD' }), rates: { rates: { USD: 0.0001 } } })
  await show('garden')
  await click('[data-date="2026-11-24"]')
  await click('[data-date="2026-11-27"]')
  await increase('Adults', 2)
  expect(text()).toContain('1 room of this type sleeps up to 2 guests')
  await increase('Rooms', 1)
  expect(text()).not.toMatch(/of this type sleep/)
  expect(text()).toContain('Rp950.000 × 3 nights × 2 roomsRp5.700.000')
  expect(text()).toContain('Total Price (3 nights)Rp6.270.000')
  await act(async () => $currency.set(rupiahDisplay))
})
