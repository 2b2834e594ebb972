import type { Package, TourOffer } from '@nusa/shared/catalog'
import { makePersonPackage, makeTour, makeTourOffer } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PackageField } from './PackageField.tsx'
import { useBookingForm } from './use-booking-form.ts'

const forAll = makePersonPackage({ id: 'all', name: 'Shared bus', adult_price: 395_000 })
const local = (adult_price: number) =>
  makePersonPackage({ id: 'local', name: 'Local', market: 'indonesia', adult_price })

function Field({ offer }: { offer: TourOffer }) {
  return <PackageField form={useBookingForm(offer, 10, null)} />
}

/** Renders the field with these packages and ticks the resident box. */
function showToResident(pricing: Package[]) {
  const offer = makeTourOffer(makeTour({ pricing }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Field offer={offer} />))
  const before = noteText()
  act(() => document.querySelector<HTMLInputElement>('[name="resident"]')?.click())
  return { before, after: noteText() }
}

const noteText = () => document.querySelector('[role="status"]')?.textContent
const optionTexts = () => [...document.querySelectorAll('select[name="package"] option')].map((one) => one.textContent)

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the packages for residents', () => {
  it('have a note about the packages for all travellers, which residents can also book', () => {
    expect(showToResident([forAll, local(300_000)])).toEqual({
      before: '',
      after:
        'You can also book packages open to all travellers, from Rp395.000 per person. Untick the box to see them.',
    })
    expect(optionTexts()).toEqual(['Select a package', 'Local · from Rp300.000 per person'])
  })

  it('have a note if a package for all travellers is cheaper', () => {
    const { after } = showToResident([forAll, local(450_000)])
    expect(after).toMatch(/^You can also book cheaper packages open to all travellers, from Rp395\.000 per person\./)
  })

  it('are replaced by a note about the packages for all travellers if the tour has no packages for residents', () => {
    const { after } = showToResident([forAll])
    expect(after).toMatch(/^This tour has no package for residents of Indonesia\. You can also book packages/)
  })

  it('have no note about other packages if all packages of the tour are for residents', () => {
    expect(showToResident([local(300_000)])).toEqual({
      before: 'Only residents of Indonesia can book this tour.',
      after: '',
    })
  })
})
