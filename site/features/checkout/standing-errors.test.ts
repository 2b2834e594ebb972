import { makeCartItem } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { bookingContent, bookingErrors } from './content.ts'
import { type Draft, parseDraft } from './draft.ts'
import { standingBookingErrors } from './standing-errors.ts'

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
const found = { errors: bookingErrors(content), content }
const standing = (items: (typeof first)[], draft: Draft) => standingBookingErrors(found, contentOf(items, draft))

describe('what was found wrong with a field', () => {
  it('stands while nothing is changed', () => {
    expect(found.errors).toMatchObject({ 'items.1.passengers.0.name': 'Full name is required' })
    expect(standing([first, second], empty)).toEqual(found.errors)
  })

  it('is gone once that field is changed, and no other one', () => {
    const { 'items.1.passengers.0.name': _, ...others } = found.errors
    expect(standing([first, second], named('second', 'A'))).toEqual(others)
    const { 'emergencyContact.email': __, ...rest } = found.errors
    expect(standing([first, second], { ...empty, emergency: { ...empty.emergency, email: 'a@b.id' } })).toEqual(rest)
  })

  it('goes with its item where another one before it is gone', () => {
    const errors = Object.keys(standing([second], named('first', 'A')))
    expect(errors.filter((path) => path.startsWith('items'))).toEqual([
      'items.0.passengers.0.name',
      'items.0.passengers.1.name',
    ])
    expect(standing([second], named('second', 'A'))).not.toHaveProperty('items.0.passengers.0.name')
  })

  it('is gone with the choice that it was found in', () => {
    expect(Object.keys(standing([first, { ...second, children: 1 }], empty))).not.toContain('items.1.passengers.0.name')
  })
})
