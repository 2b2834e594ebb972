import { makeCartItem } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { bookingContent, bookingErrors, currentBookingErrors } from './booking-content.ts'
import { type Draft, parseDraft } from './draft.ts'

const first = makeCartItem({ id: 'first', adults: 2, children: 0, infants: 0 })
const second = makeCartItem({ id: 'second', adults: 2, children: 0, infants: 0 })
const empty = parseDraft(null)
const named = (itemId: string, name: string): Draft => ({ ...empty, passengers: { [itemId]: { 'adult-0': { name } } } })

const contentOf = (items: (typeof first)[], draft: Draft) =>
  bookingContent(
    items.map((item) => ({ kind: 'tour', item, offer: null, status: 'loading', price: null })),
    draft,
    '',
    0,
  )
const content = contentOf([first, second], empty)
const validation = { errors: bookingErrors(content), content }
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
