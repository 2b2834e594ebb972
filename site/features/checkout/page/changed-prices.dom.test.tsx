import type { CartItem } from '@nusa/shared/cart'
import { quote } from '@nusa/shared/pricing'
import { makePersonPackage, makeTourLine } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { $siteData } from '../../../lib/site-data.ts'
import { text } from '../../../testing/page.ts'
import { enterText } from '../../../testing/react.ts'
import {
  acceptTerms,
  answers,
  changeCartInOtherTab,
  click,
  dialog,
  failure,
  field,
  fillTravellers,
  invoiceId,
  json,
  open,
  otherTour,
  sent,
  setUpCheckoutPage,
  submit,
  summary,
  terms,
  tour,
  waitUntil,
  waitUntilSent,
} from './testing/checkout-page.tsx'

/** The server's quote for two adults at this price. */
const quoteAt = (adult_price: number) => quote([makeTourLine({ package: makePersonPackage({ adult_price }) })], 10)

setUpCheckoutPage()

describe('a changed price', () => {
  const seen = (item: typeof tour) => ({ ...item, price: item.total - 100_000, total: item.total - 100_000 })

  /** Fills in the form and submits it, which opens the dialog about the price. */
  async function openPriceDialog(...items: CartItem[]): Promise<void> {
    await open(...items)
    await fillTravellers()
    await acceptTerms()
    await submit()
    await waitUntil(() => expect(dialog()?.textContent).toContain('The price has changed'))
  }

  it('is booked after the traveller has accepted it', async () => {
    await openPriceDialog(seen(tour))
    expect(dialog()?.textContent).toContain('You sawRp990.000')
    expect(dialog()?.textContent).toContain('It is nowRp1.100.000')
    expect(sent).toEqual([])
    await click(/^Book at the new price$/)
    await waitUntilSent([{ seenTotal: 1_100_000 }])
  })

  it('is not accepted if another tab has removed an item since the page detected the change', async () => {
    await openPriceDialog(seen(tour), otherTour)
    await changeCartInOtherTab(seen(tour))
    expect(text()).toContain('Your cart has changed')
    expect(dialog()).toBeNull()
    await submit()
    expect(dialog()?.textContent).toContain('It is nowRp1.100.000')
    await click(/^Book at the new price$/)
    await waitUntilSent([{ items: [{ itemId: 'tour' }] }])
  })

  it('is not accepted if another tab has removed an item since the server reported the change', async () => {
    answers['/api/bookings'] = failure(409, 'price_changed', { seenTotal: 1_650_000, quote: quoteAt(800_000) })
    await openPriceDialog(tour, otherTour)
    answers['/api/bookings'] = failure(409, 'price_changed', { seenTotal: 1_100_000, quote: quoteAt(600_000) })
    await changeCartInOtherTab(tour)
    expect(text()).toContain('Your cart has changed')
    expect(dialog()).toBeNull()
    expect(summary()).toContain('TotalRp1.100.000')
    await submit()
    await waitUntil(() => expect(dialog()?.textContent).toContain('It is nowRp1.320.000'))
    answers['/api/bookings'] = json({ invoiceId })
    await click(/^Book at the new price$/)
    await waitUntilSent([{ seenTotal: 1_650_000 }, { seenTotal: 1_100_000 }, { seenTotal: 1_320_000 }])
    expect(sent.map(({ items }) => items.length)).toEqual([2, 1, 1])
  })

  it('is not accepted after another tab has added an adult, whose name is required first', async () => {
    await openPriceDialog(seen(tour))
    await changeCartInOtherTab({ ...tour, adults: 3, price: 1_500_000, total: 1_500_000 })
    expect(text()).toContain('Your cart has changed')
    expect(dialog()).toBeNull()
    await submit()
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(field('Adult 3: full name'))
    await enterText(field('Adult 3: full name'), 'Ketut Lestari')
    await submit()
    await waitUntilSent([{ seenTotal: 1_650_000, items: [{ choice: { adults: 3 } }] }])
    expect(sent[0]?.items[0]?.passengers.map(({ name }) => name)).toContain('Ketut Lestari')
  })

  it('is not shown for a new tax rate that was accepted in another tab', async () => {
    $siteData.set({ status: 'ready', data: { tax: 8, terms } })
    await open({ ...tour, taxRate: 8 })
    await fillTravellers()
    await acceptTerms()
    expect(summary()).toContain('Tax (8%)')
    await changeCartInOtherTab({ ...tour, taxRate: 10 })
    expect(summary()).toContain('Tax (10%)')
    expect(summary()).not.toContain('The price has changed')
    await submit()
    await waitUntilSent([{ seenTotal: 1_100_000 }])
  })
})
