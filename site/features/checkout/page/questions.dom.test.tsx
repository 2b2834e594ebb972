import { makeBookingQuestion, makeTour, makeTourOffer } from '@nusa/shared/testing'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { text } from '../../../testing/page.ts'
import { enterText } from '../../../testing/react.ts'
import { personalKey } from '../../account/index.ts'
import { parseDraft } from '../form/draft.ts'
import {
  acceptTerms,
  answers,
  describedBy,
  failure,
  field,
  fields,
  fillTravellers,
  invoiceId,
  json,
  open,
  sent,
  setUpCheckoutPage,
  submit,
  tour,
  transfer,
  waitUntil,
  waitUntilSent,
} from './testing/checkout-page.tsx'

setUpCheckoutPage()

const size = makeBookingQuestion({ id: 'size', text: 'Shoe size', type: 'number', per: 'traveller', help: 'For boots' })
const diet = makeBookingQuestion({ id: 'diet', text: 'Diet', is_required: false })
const hotel = makeBookingQuestion({ id: 'hotel', text: 'Your hotel' })
const offer = json(makeTourOffer(makeTour({ booking_questions: [size, diet] })))

async function openWithQuestions(): Promise<void> {
  answers['/data/tours/1.json'] = offer
  await open(tour)
  await fillTravellers()
  await acceptTerms()
}

const directionSelect = () =>
  [...document.querySelectorAll('select')].find((select) => select.labels?.[0]?.textContent.includes('Direction')) ??
  expect.unreachable()

async function chooseDeparture(): Promise<void> {
  const departure = 'Departure: to the airport'
  const select = directionSelect()
  await act(async () => {
    select.value = departure
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

it('the checkout tells a large group why all names are needed if the due day of the names has passed', async () => {
  const names = { asks_names: true, names_days: 365 }
  answers['/data/tours/1.json'] = json(makeTourOffer(makeTour(names)))
  await open({ ...tour, adults: 11 })
  expect(text()).toContain('Please enter all names now: for this date, the list of names was due on ')
  expect(text()).not.toContain('give the other names later')
})

it('the direction of a transfer changes its title in the form and in the summary', async () => {
  await open(transfer, tour)
  expect(text().split('Airport Transfer: Ngurah Rai to Ubud')).toHaveLength(4)
  await chooseDeparture()
  expect(text().split('Airport Transfer: Ubud to Ngurah Rai')).toHaveLength(4)
  expect(text()).not.toContain('Ngurah Rai to Ubud')
})

it('the traveller must choose the direction of a transfer before the questions about its flight appear', async () => {
  await open({ ...transfer, id: 'new-transfer' })
  await fillTravellers()
  await acceptTerms()
  expect(directionSelect().value).toBe('')
  expect(text()).not.toContain('Flight number')
  await submit()
  await waitUntil(() => expect(document.activeElement).toBe(directionSelect()))
  expect(describedBy(directionSelect())).toContain('Please choose the direction: from the airport or to the airport.')
  expect(sent).toEqual([])
  await chooseDeparture()
  expect(field('Departure time of the flight (optional)')).toBeDefined()
  await submit()
  await waitUntilSent([{ items: [{ answers: { direction: 'Departure: to the airport' } }] }])
})

it('the field of the flight time shows an error if the flight leaves before the pickup', async () => {
  await open(transfer)
  await fillTravellers()
  await acceptTerms()
  await chooseDeparture()
  const flightTime = () => field('Departure time of the flight (optional)')
  await enterText(flightTime(), '13:00')
  await submit()
  await waitUntil(() => expect(document.activeElement).toBe(flightTime()))
  expect(describedBy(flightTime())).toContain('The pickup at 14:30 is too late for a flight that leaves at 13:00.')
  expect(sent).toEqual([])
  await enterText(flightTime(), '18:00')
  await submit()
  await waitUntilSent([{ items: [{ answers: { flight_time: '18:00' } }] }])
})

describe('questions in the checkout', () => {
  it('appear for each traveller and once per booking, and their answers are sent with the booking', async () => {
    await openWithQuestions()
    expect(describedBy(field('Adult 1: Shoe size'))).toContain('For boots')
    await enterText(field('Adult 1: Shoe size'), '38')
    await enterText(field('Adult 2: Shoe size'), '42')
    await enterText(field('Diet (optional)'), 'No nuts')
    await submit()
    await waitUntilSent([
      {
        items: [
          { answers: { diet: 'No nuts' }, passengers: [{ answers: { size: '38' } }, { answers: { size: '42' } }] },
        ],
      },
    ])
  })

  it('move the focus to the first missing answer and prevent the booking', async () => {
    await openWithQuestions()
    await enterText(field('Adult 1: Shoe size'), '38')
    await submit()
    await waitUntil(() => expect(document.activeElement).toBe(field('Adult 2: Shoe size')))
    expect(describedBy(field('Adult 2: Shoe size'))).toContain('Please answer this question.')
    expect(sent).toEqual([])
  })

  it('store their answers in the draft, which survives a reload', async () => {
    await openWithQuestions()
    await enterText(field('Adult 2: Shoe size'), '42')
    const draft = parseDraft(sessionStorage.getItem(personalKey('checkout-draft')))
    expect(draft.answers).toMatchObject({ tour: { 'adult-1 size': '42' } })
  })

  it('are replaced by the current questions when the product has changed, while the other input stays', async () => {
    await openWithQuestions()
    await enterText(field('Adult 1: Shoe size'), '38')
    await enterText(field('Adult 2: Shoe size'), '42')
    await enterText(field('Diet (optional)'), 'No nuts')
    answers['/api/bookings'] = failure(
      422,
      'invalid_request',
      { items: [{ itemId: 'tour', questions: [size, hotel] }] },
      { 'items.0.answers.hotel': 'Please answer this question.', 'items.0.answers.diet': 'No longer asked.' },
    )
    await submit()
    await waitUntil(() => expect(document.activeElement).toBe(field('Your hotel')))
    expect(document.body.textContent).toContain('The questions about your booking have changed.')
    expect(fields('Diet (optional)')).toEqual([])
    expect(field('Adult 2: Shoe size').value).toBe('42')
    expect(field('Adult 2: full name').value).toBe('Made Wirawan')
    answers['/api/bookings'] = json({ invoiceId })
    await enterText(field('Your hotel'), 'Lembah Sayan')
    await submit()
    await waitUntil(() => expect(sent.at(-1)).toMatchObject({ items: [{ answers: { hotel: 'Lembah Sayan' } }] }))
  })
})
