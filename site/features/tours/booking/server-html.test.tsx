import { makeAddOn, makePersonPackage, makeTour, makeTourOffer, makeWholePackage } from '@nusa/shared/testing'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BookingBlock } from './BookingBlock.tsx'

/** The booking block's HTML before hydration. */
const built = renderToString(<BookingBlock offer={makeTourOffer()} taxRate={10} imageUrl={null} />)

describe('the booking block before hydration', () => {
  it('can be reached with the keyboard', () => {
    expect(built).toContain('Add to Cart')
    expect(built).not.toMatch(/<(fieldset|select|input|form)[^>]* (disabled|inert)=""/)
    expect(built).toMatch(/<button type="submit" class=/)
  })

  it('is marked as busy, and a submit does not load another page', () => {
    expect(built).toMatch(/<form[^>]*aria-busy="true"/)
    expect(built).toMatch(/<form[^>]*method="dialog"/)
  })
})

it('the booking block marks add-on amounts, so that the page can hide the amounts until they are converted', () => {
  const offer = makeTourOffer(makeTour({ add_on: [makeAddOn()] }))
  const html = renderToString(<BookingBlock offer={offer} taxRate={10} imageUrl={null} />)
  expect(html).toMatch(/<form[^>]*data-hydrating="".*<span data-amount="true" translate="no">Rp/)
})

describe('the price of an add-on before a package is chosen', () => {
  const addOn = makeAddOn({ type: 'per_package' })
  const html = (pricing: NonNullable<Parameters<typeof makeTour>[0]>['pricing']) =>
    renderToString(
      <BookingBlock offer={makeTourOffer(makeTour({ pricing, add_on: [addOn] }))} taxRate={10} imageUrl={null} />,
    )

  it('is labelled "per package" if all packages are priced per package', () => {
    expect(html([makeWholePackage()])).toContain('per package')
    expect(html([makeWholePackage()])).not.toContain('each')
  })

  it('is labelled "each" if a package is priced per person', () => {
    expect(html([makePersonPackage()])).toContain('each')
  })
})

describe('the package field', () => {
  const html = (pricing: NonNullable<Parameters<typeof makeTour>[0]>['pricing']) =>
    renderToString(<BookingBlock offer={makeTourOffer(makeTour({ pricing }))} taxRate={10} imageUrl={null} />)
  const packages = (count: number) =>
    Array.from({ length: count }, (_, index) => makeWholePackage({ id: `boat-${index}`, guests_per_package: 6 }))

  it('preselects the only package, with its price', () => {
    const built = html(packages(1))
    expect(built).toMatch(/<option value="boat-0" selected="">/)
    expect(built).not.toContain('Choose a package to see the price.')
    expect(built).toContain('Each package is for up to 6 guests, including infants.')
  })

  it('preselects no package if there are several', () => {
    expect(html(packages(2))).toContain('Choose a package to see the price.')
  })

  it('can be sorted if there are at least three packages', () => {
    expect(html(packages(2))).not.toContain('Sort packages')
    expect(html(packages(3))).toContain('Sort packages')
  })

  it('shows with the price of each package for which group size the price is', () => {
    expect(html(packages(2))).toContain('from Rp1.500.000 per group of up to 6')
  })
})
