import type { TourOffer } from '@nusa/shared/catalog'
import {
  makeBookingQuestion,
  makeCartItem,
  makeDate,
  makePersonPackage,
  makeTour,
  makeTourOffer,
} from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import type { ItemView } from '../../cart/index.ts'
import {
  currentBookingErrors,
  findBookingErrors,
  lastDayForNamesOf,
  missedDueDayOfNames,
  questionsOf,
  toBookingContent,
} from './booking-content.ts'
import { type Draft, parseDraft } from './draft.ts'

const first = makeCartItem({ id: 'first', adults: 2, children: 0, infants: 0 })
const second = makeCartItem({ id: 'second', adults: 2, children: 0, infants: 0 })
const empty = parseDraft(null)
const named = (itemId: string, name: string): Draft => ({ ...empty, passengers: { [itemId]: { 'adult-0': { name } } } })

const viewsOf = (items: (typeof first)[], offer: TourOffer | null = null): ItemView[] =>
  items.map((item) => ({ kind: 'tour', item, offer, status: 'loading', price: null }))
const contentOf = (items: (typeof first)[], draft: Draft) => toBookingContent(viewsOf(items), draft, '', 0)
const content = contentOf([first, second], empty)
const validation = { errors: findBookingErrors(content, viewsOf([first, second])), content }
const remaining = (items: (typeof first)[], draft: Draft) => currentBookingErrors(validation, contentOf(items, draft))

describe('currentBookingErrors', () => {
  it('returns all errors if nothing has changed', () => {
    expect(validation.errors).toMatchObject({ 'items.1.passengers.0.name': 'Full name is required' })
    expect(remaining([first, second], empty)).toEqual(validation.errors)
  })

  it('omits only the error of a changed field', () => {
    const { 'items.1.passengers.0.name': _, ...others } = validation.errors
    expect(remaining([first, second], named('second', 'A'))).toEqual(others)
    const { 'emergencyContact.email': __, ...rest } = validation.errors
    expect(remaining([first, second], { ...empty, emergency: { ...empty.emergency, email: 'a@b.id' } })).toEqual(rest)
  })

  it('adjusts the paths of errors when an earlier item is removed', () => {
    const errors = Object.keys(remaining([second], named('first', 'A')))
    expect(errors.filter((path) => path.startsWith('items'))).toEqual([
      'items.0.passengers.0.name',
      'items.0.passengers.1.name',
    ])
    expect(remaining([second], named('second', 'A'))).not.toHaveProperty('items.0.passengers.0.name')
  })

  it('omits the errors of an item whose choice has changed', () => {
    expect(Object.keys(remaining([first, { ...second, children: 1 }], empty))).not.toContain(
      'items.1.passengers.0.name',
    )
  })
})

it('lastDayForNamesOf returns the due day of the names of a large group, missedDueDayOfNames a past due day', () => {
  const offer = makeTourOffer(makeTour({ asks_names: true, names_days: 7 }))
  const dueDays = (adults: number, date: string) => {
    const [view = expect.unreachable()] = viewsOf([{ ...first, adults, date: makeDate(date) }], offer)
    const now = new Date('2026-12-01T04:00:00Z')
    return [lastDayForNamesOf(view, now), missedDueDayOfNames(view, now)]
  }
  expect(dueDays(11, '2026-12-08')).toEqual(['2026-12-01', null])
  expect(dueDays(11, '2026-12-07')).toEqual([null, '2026-11-30'])
  expect(dueDays(10, '2026-12-07')).toEqual([null, null])
})

it('questionsOf asks for the hotel in a pickup zone, unless the package is now sold without transfer', () => {
  const questionsFor = (pickup?: 'meeting_point') => {
    const pack = makePersonPackage({ id: first.packageId, ...(pickup && { pickup }) })
    const zone = { id: 4, name: 'Canggu', surcharge: 0, surcharge_per: 'person', offset_minutes: 60 } as const
    const offer: TourOffer = {
      ...makeTourOffer(makeTour({ pricing: [pack] })),
      pickup: { mode: 'both', meeting_point: 'Base camp', zones: [zone] },
    }
    const [view] = viewsOf([{ ...first, pickup: { kind: 'zone', zoneId: zone.id } }], offer)
    return view && questionsOf(view, empty).map(({ text }) => text)
  }
  expect(questionsFor()).toEqual(['Pickup hotel or address'])
  expect(questionsFor('meeting_point')).toEqual([])
})

describe('the answers of a booking', () => {
  const size = makeBookingQuestion({ id: 'size', per: 'traveller', type: 'number' })
  const diet = makeBookingQuestion({ id: 'diet', is_required: false })
  const views = viewsOf([first], makeTourOffer(makeTour({ booking_questions: [size, diet] })))
  const withAnswers = (answers: Record<string, string>): Draft => ({ ...empty, answers: { first: answers } })
  const answered = (answers: Record<string, string>) => toBookingContent(views, withAnswers(answers), '', 0)

  it('are sent with their booking and their traveller, without blank answers and answers to removed questions', () => {
    const [item] = answered({ diet: 'No nuts', 'adult-1 size': '42', 'adult-0 size': ' ', removed: 'x' }).items
    expect(item).toMatchObject({ answers: { diet: 'No nuts' }, passengers: [{}, { answers: { size: '42' } }] })
    expect(item?.passengers[0]).not.toHaveProperty('answers')
  })

  it('are omitted if all are blank, so that the request equals a request of an earlier release', () => {
    expect(contentOf([first], empty).items[0]).not.toHaveProperty('answers')
  })

  it('have errors with the paths of their fields', () => {
    const content = answered({ 'adult-0 size': '42', 'adult-1 size': 'large' })
    const paths = Object.entries(findBookingErrors(content, views)).filter(([path]) => path.includes('answers'))
    expect(paths).toEqual([['items.0.passengers.1.answers.size', 'Please enter a number.']])
  })
})
