import { quote } from '@nusa/shared/pricing'
import { makeAddOn, makeAddOnTier, makeDate, makePersonPackage } from '@nusa/shared/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceRows } from './PriceRows.tsx'

const pickupZone = { id: 4, name: 'Canggu', surcharge: 50_000, surcharge_per: 'person', offset_minutes: 60 } as const
const lunch = makeAddOn({ name: 'Lunch', type: 'per_package', tiers: [makeAddOnTier({ price: 75_000 })] })
const line = {
  kind: 'tour',
  package: makePersonPackage({ adult_price: 500_000 }),
  date: makeDate('2026-12-24'),
  party: { adults: 2, children: 0, infants: 0 },
  packageCount: 1,
  addOns: [],
  pickupZone,
} as const

const render = (addOns: { addOn: typeof lunch; quantity: number }[]) =>
  renderToStaticMarkup(<PriceRows price={quote([{ ...line, addOns }], 10)} />)

test('PriceRows shows the pickup surcharge as a separate row, not as an add-on', () => {
  expect(render([])).toContain('Pickup: Canggu 2 × Rp50.000')
  expect(render([])).not.toContain('add-ons')
  expect(render([{ addOn: lunch, quantity: 1 }])).toContain('(Includes Rp75.000 in add-ons)')
})
