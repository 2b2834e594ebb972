import { makeCancellationPolicy, makeTour, makeTourOffer } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import {
  acceptTerms,
  answers,
  failure,
  field,
  fillTravellers,
  invoiceId,
  json,
  open,
  sent,
  setUpCheckoutPage,
  submit,
  tour,
  waitUntil,
} from './testing/checkout-page.tsx'

setUpCheckoutPage()

const seen = makeCancellationPolicy({ tiers: [{ hours_before: 1, refund_percent: 100 }] })
const current = makeCancellationPolicy({ tiers: [{ hours_before: 1, refund_percent: 30 }] })

describe('a cancellation policy that changed during the checkout', () => {
  it("is shown with the server's message, and is accepted by booking again", async () => {
    answers['/data/tours/1.json'] = json({ ...makeTourOffer(makeTour()), cancellation: seen })
    await open(tour)
    await fillTravellers()
    await acceptTerms()
    expect(document.body.textContent).toContain('Free cancellation before')
    answers['/api/bookings'] = failure(409, 'cancellation_changed', {
      items: [{ itemId: 'tour', cancellation: current }],
    })
    await submit()
    await waitUntil(() => expect(document.body.textContent).toContain('30% refund before'))
    expect(document.body.textContent).not.toContain('Free cancellation before')
    expect(document.body.textContent).toContain('In words.')
    expect(field('Adult 2: full name').value).toBe('Made Wirawan')
    expect(sent).toMatchObject([{ items: [{ seenTiers: seen.tiers }] }])
    answers['/api/bookings'] = json({ invoiceId })
    await submit()
    await waitUntil(() => expect(sent.at(-1)).toMatchObject({ items: [{ seenTiers: current.tiers }] }))
  })
})
