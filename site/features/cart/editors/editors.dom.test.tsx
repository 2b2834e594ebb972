import { useStore } from '@nanostores/react'
import { type Cart, type CartItem, changeItem, withStay } from '@nusa/shared/cart'
import { makeDate as date, makeHotelOffer, makeRentalItem, makeRoomItem } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { treatDialogsAsModal } from '../../../testing/page.ts'
import { $cart, changeCart } from '../model/stored-cart.ts'
import { RentalEditor } from './RentalEditor.tsx'
import { RoomEditor } from './RoomEditor.tsx'

/** The editor of the cart's only item. */
function Editor() {
  const [item] = useStore($cart).items
  if (item?.kind === 'rental')
    return (
      <RentalEditor item={item} offer={null}>
        {null}
      </RentalEditor>
    )
  if (item?.kind !== 'room') return null
  return (
    <RoomEditor item={item} offer={makeHotelOffer()}>
      {null}
    </RoomEditor>
  )
}

let root: Root

const show = (item: CartItem) =>
  act(async () => {
    changeCart((cart) => ({ ...cart, items: [item] }))
    root.render(<Editor />)
  })
const click = (found: HTMLElement | null | undefined) =>
  act(async () => (found ?? expect.unreachable('nothing to press')).click())
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
async function pick(shown: string, day: string): Promise<void> {
  await click(button(shown))
  await click(document.querySelector<HTMLElement>(`[data-date="${day}"]`))
}
/** Changes the items as another tab does, or the stepper next to the fields. */
const changeInOtherTab = (change: (item: CartItem) => CartItem) =>
  act(async () => changeCart((cart: Cart) => cart.items.reduce((all, { id }) => changeItem(all, id, change), cart)))
const days = (quantity: number) => (item: CartItem) => (item.kind === 'rental' ? { ...item, quantity } : item)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') })
  treatDialogsAsModal()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('editing the first day of a rental keeps a number of days that was set in another tab', async () => {
  await show(makeRentalItem({ quantity: 1 }))
  await pick('Dec 1, 2026', '2026-12-05')
  await changeInOtherTab(days(2))
  await click(button('Update Cart'))
  expect($cart.get().items).toMatchObject([{ date: '2026-12-05', quantity: 2 }])
})

it('editing the last day of a rental replaces a number of days that was set in another tab', async () => {
  await show(makeRentalItem({ quantity: 2 }))
  await pick('Dec 2, 2026', '2026-12-05')
  await changeInOtherTab(days(3))
  await click(button('Update Cart'))
  expect($cart.get().items).toMatchObject([{ date: '2026-12-01', quantity: 5 }])
})

it('editing the check-in of a stay keeps a number of nights that was set in another tab', async () => {
  const item = makeRoomItem({ date: '2026-12-01', endDate: '2026-12-02' })
  await show(item)
  await pick('Dec 1, 2026', '2026-12-05')
  await changeInOtherTab((kept) => (kept.kind === 'room' ? withStay(kept, kept.date, date('2026-12-04')) : kept))
  await click(button('Update Cart'))
  expect($cart.get().items).toMatchObject([{ date: '2026-12-05', endDate: '2026-12-08' }])
})
