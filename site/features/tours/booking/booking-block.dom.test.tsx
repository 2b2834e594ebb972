import { makeAddOn, makeAddOnTier, makePersonPackage, makeWholePackage } from '@nusa/shared/testing'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { find, text } from '../../../testing/page.ts'
import { click } from '../../../testing/react.ts'
import { choose, packageTexts, prepareBookingBlock, priceSummary, showTour } from './testing/booking-block.tsx'

prepareBookingBlock()

async function increase(label: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await click(`[aria-label="Increase ${label}"]`)
}
const closeDialog = () =>
  act(async () => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true, bubbles: false })))

it('the booking block sorts three or more packages by price, or by name if the visitor chooses so', async () => {
  await showTour({
    pricing: [
      makePersonPackage({ id: 'van', name: 'Van', adult_price: 900_000 }),
      makePersonPackage({ id: 'half', name: 'Half day', adult_price: 500_000 }),
      makePersonPackage({ id: 'car', name: 'Car', adult_price: 700_000 }),
    ],
  })
  expect(packageTexts().map((one) => one?.split(' · ')[0])).toEqual(['Select a package', 'Half day', 'Car', 'Van'])
  const byName = [...document.querySelectorAll<HTMLOptionElement>('select[name="sort"] option')].find(
    ({ textContent }) => textContent === 'Name: A to Z',
  )
  await choose('sort', byName?.value ?? '')
  expect(packageTexts().map((one) => one?.split(' · ')[0])).toEqual(['Select a package', 'Car', 'Half day', 'Van'])
})

it('the booking block adjusts the number of packages to the current travellers', async () => {
  await showTour({ pricing: [makeWholePackage({ id: 'boat', price: 850_000, guests_per_package: 2 })] })
  expect(text()).toContain('Each package is for up to 2 guests, including infants.')
  expect(priceSummary()).toContain('Packages 1 × Rp850.000')

  await click('[data-counts-field]')
  await increase('Adults')
  await increase('Infants')
  expect(find('[role="group"][aria-label="Packages"] output').textContent).toBe('2')
  expect(find('[aria-label="Decrease Packages"]').getAttribute('aria-disabled')).toBe('true')
  await closeDialog()
  expect(text()).toContain('3 guests need 2 packages.')
  expect(priceSummary()).toContain('Packages 2 × Rp850.000')

  await click('[data-counts-field]')
  await click('[aria-label="Decrease Infants"]')
  await closeDialog()
  expect(priceSummary()).toContain('Packages 1 × Rp850.000')
})

describe('the price summary', () => {
  const pack = makePersonPackage({ adult_price: 525_000, child_price: 420_000, publish_price: 650_000 })
  const photos = makeAddOn({
    id: 'photos',
    name: 'Photos of your raft',
    type: 'per_package',
    tiers: [makeAddOnTier({ min_quantity: 1, max_quantity: 4, price: 150_000 })],
  })

  it('changes only when the travellers dialog is closed', async () => {
    await showTour({ pricing: [pack] })
    await click('[data-counts-field]')
    for (const hint of ['Age 18+', 'Age 2-17', 'Under 2']) expect(find('dialog').textContent).toContain(hint)
    expect(find('[aria-label="Decrease Adults"]').getAttribute('aria-disabled')).toBe('true')
    await increase('Adults')
    await increase('Children')
    expect(priceSummary()).toContain('Adults 1 × Rp525.000')
    await closeDialog()
    expect(priceSummary()).toContain('Adults 2 × Rp525.000')
    expect(priceSummary()).toContain('Children 1 × Rp420.000')
  })

  it('includes add-ons up to their maximum number, and shows the saving', async () => {
    await showTour({ pricing: [pack], add_on: [photos] })
    await click('[data-counts-field]')
    await increase('Adults')
    await increase('Children')
    await closeDialog()
    await increase('Photos of your raft', 4)
    expect(find('[aria-label="Increase Photos of your raft"]').getAttribute('aria-disabled')).toBe('true')
    expect(priceSummary()).toContain('(Includes Rp600.000 in add-ons)')
    expect(priceSummary()).toContain('You save Rp250.000 (11%)')
    expect(find('section[aria-label="Price summary"] s').textContent).toContain('Rp2.320.000')
  })
})
