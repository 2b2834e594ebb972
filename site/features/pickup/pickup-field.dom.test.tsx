import type { TourPickup } from '@nusa/shared/catalog'
import type { PickupChoice } from '@nusa/shared/pricing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find } from '../../testing/page.ts'
import { PickupField } from './PickupField.tsx'

const ubud = { id: 1, name: 'Ubud', surcharge: 0, surcharge_per: 'person', offset_minutes: 0 } as const
const offered: TourPickup = { mode: 'both', meeting_point: 'Base camp', zones: [ubud] }

let root: Root
const onValue = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Returns the values of the options for a choice, and the selected one. */
async function optionsFor(choice: PickupChoice | undefined) {
  await act(async () =>
    root.render(<PickupField offeredPickup={offered} pack={null} value={choice} onValue={onValue} />),
  )
  const select = find<HTMLSelectElement>('select')
  return { values: [...select.options].map(({ value }) => value), selected: select.value }
}

it('PickupField has no empty option once a pickup is chosen, because an empty choice would not change the booking', async () => {
  const values = ['meeting_point', 'zone-1', 'later']
  expect(await optionsFor(undefined)).toEqual({ values: ['', ...values], selected: '' })
  expect(await optionsFor({ kind: 'zone', zoneId: 1 })).toEqual({ values, selected: 'zone-1' })
})

it('PickupField selects the empty option if the chosen zone is no longer offered', async () => {
  expect(await optionsFor({ kind: 'zone', zoneId: 9 })).toMatchObject({ selected: '' })
})

it('PickupField shows only the meeting point if the package does not include a transfer', async () => {
  const pack = { pickup: 'meeting_point' } as const
  await act(async () =>
    root.render(<PickupField offeredPickup={offered} pack={pack} value={undefined} onValue={onValue} />),
  )
  expect(document.querySelector('select')).toBeNull()
  expect(document.body.textContent).toContain('Meeting point: Base camp')
})
