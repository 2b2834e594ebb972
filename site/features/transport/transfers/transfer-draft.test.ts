import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { addMissingCars, createInitialDraft } from './transfer-draft.ts'

const now = { today: makeDate('2026-11-26'), time: '14:00' }
const guests = { adults: 5, children: 2, infants: 1 }

describe('a new transfer', () => {
  it('starts tomorrow for one adult if there was no search', () => {
    expect(createInitialDraft(now, { date: null, guests: null })).toMatchObject({
      date: '2026-11-27',
      adults: 1,
      quantity: 1,
    })
  })

  it('has the searched travellers and date, or tomorrow if the searched date is today', () => {
    expect(createInitialDraft(now, { date: makeDate('2026-11-30'), guests })).toMatchObject({
      date: '2026-11-30',
      ...guests,
    })
    expect(createInitialDraft(now, { date: now.today, guests }).date).toBe('2026-11-27')
  })

  it('has as many cars as the travellers need, and never fewer cars than were chosen', () => {
    const draft = createInitialDraft(now, { date: null, guests })
    expect(addMissingCars(draft, 4).quantity).toBe(2)
    expect(addMissingCars({ ...draft, quantity: 3 }, 4).quantity).toBe(3)
    expect(addMissingCars(draft, undefined)).toBe(draft)
  })
})
