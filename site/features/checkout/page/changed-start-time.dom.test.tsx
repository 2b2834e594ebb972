import { makePersonPackage, makeStartTime, makeTour, makeTourOffer, makeTransferOffer } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { text } from '../../../testing/page.ts'
import { $offers } from '../../cart/model/offers.ts'
import { $refusals } from '../../cart/model/refusals.ts'
import { leaveOutRefusedItems } from './place-booking-state.ts'
import {
  acceptTerms,
  answers,
  click,
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
  tour,
  transfer,
  waitUntil,
  waitUntilSent,
} from './testing/checkout-page.tsx'

setUpCheckoutPage()

const departing = { ...tour, startTimeId: 'sunrise', seenStartTime: '18:30', seenTimeZone: 'Asia/Makassar' } as const
const startTime = { time: '05:15', label: 'Dawn' }
const message = 'This tour now leaves at 05:15 instead of 18:30.'

describe('a start time that changed during the checkout', () => {
  it.each([
    ['the only item', []],
    ['one of several items', [otherTour]],
  ])(
    'of %s prevents the booking until the traveller accepts the new time; entered data is kept',
    async (_what, others) => {
      const start_times = [makeStartTime({ time: '18:30', label: 'Evening' })]
      const pricing = [makePersonPackage({ adult_price: 500_000 })]
      answers['/data/tours/1.json'] = json(makeTourOffer(makeTour({ id: 1, start_times, pricing })))
      await open(departing, ...others)
      await fillTravellers()
      await acceptTerms()
      answers['/api/bookings'] = failure(409, 'not_bookable', {
        items: [{ itemId: 'tour', reason: 'start_time_changed', message, startTime, timeZone: 'Asia/Makassar' }],
      })
      await submit()
      await waitUntil(() => expect(summary()).toContain(message))
      expect(text()).toContain('The start time has changed')
      expect(sent).toMatchObject([{ items: [{ choice: { seenStartTime: '18:30' } }, ...others.map(() => ({}))] }])
      answers['/api/bookings'] = json({ invoiceId })
      await click(/^Accept 05:15$/)
      expect(summary()).toContain('05:15, Dawn')
      expect(summary()).not.toContain(message)
      expect(document.activeElement).toBe(document.querySelector('aside ul'))
      expect(field('Adult 2: full name').value).toBe('Made Wirawan')
      await submit()
      await waitUntilSent([{}, { items: [{ choice: { seenStartTime: '05:15' } }, ...others.map(() => ({}))] }])
    },
  )
})

it('leaveOutRefusedItems updates the offer with the start time and the time zone that the server reports', () => {
  const offer = makeTourOffer(makeTour({ id: 1, start_times: [makeStartTime()] }))
  $offers.set({
    1: { status: 'ready', kind: 'tour', offer },
    [transfer.productId]: { status: 'ready', kind: 'transfer', offer: makeTransferOffer() },
  })
  const changed = { reason: 'start_time_changed', message, timeZone: 'Asia/Jakarta' }
  const details = {
    items: [
      { itemId: 'tour', startTime, ...changed },
      { itemId: 'transfer', ...changed },
    ],
  }
  const items = [departing, transfer].map((choice) => ({ itemId: choice.id, choice, passengers: [] }))
  leaveOutRefusedItems({ ok: false, code: 'not_bookable', message, details }, items)
  expect($refusals.get()).toEqual({})
  expect($offers.get()).toMatchObject({
    1: { offer: { start_times: [startTime], time_zone: 'Asia/Jakarta' } },
    [transfer.productId]: { offer: { time_zone: 'Asia/Jakarta' } },
  })
})

it.each([
  ['pickup time of a transfer', ['transfer'], 'The pickup time has changed'],
  ['start time of a tour and the pickup time of a transfer', ['tour', 'transfer'], 'The start time has changed'],
])('the title of the message says which time has changed if the server reports a new %s', (_what, moved, title) => {
  const changed = { reason: 'start_time_changed', message, timeZone: 'Asia/Jakarta' }
  const items = [departing, transfer].map((choice) => ({ itemId: choice.id, choice, passengers: [] }))
  const details = { items: moved.map((itemId) => ({ itemId, ...changed })) }
  expect(leaveOutRefusedItems({ ok: false, code: 'not_bookable', message, details }, items)).toMatchObject({ title })
})
