import { describe, expect, test } from 'vitest'
import { mergeTripValues, reconcileTrip } from './merge-trip.ts'
import type { TripForm, TripValues } from './trip-details.ts'

test('a merge treats the pickup and its place as one detail', () => {
  const seen = { pickup: 'later', place: '' }
  const theirs = { pickup: 'zone:1', place: 'Hotel' }
  const mine = { pickup: 'zone:2', place: '' }
  expect(mergeTripValues(theirs, seen, mine).conflicts.toSorted()).toEqual(['pickup', 'place'])
})

describe('two names that were entered for the same traveller', () => {
  const traveller = (id: string, type: 'adult' | 'child' = 'adult') => ({ id, type, name: '', is_name_open: true })
  const form: TripForm = {
    pickup: null,
    questions: [
      { id: 'shoe', text: 'Shoe size', help: '', type: 'number', options: [], per: 'traveller', is_required: true },
    ],
    transfer: null,
    travellers: [traveller('a2'), traveller('c1', 'child'), traveller('a3')],
  }
  const theirs = { 'name:a2': 'Made', 'answer:shoe:a2': '41' }
  const mine = { 'name:a2': 'Budi', 'answer:shoe:a2': '39' }
  const reconcile = (stored: TripValues, values: TripValues, seen: TripValues = {}) =>
    reconcileTrip({ form, values: stored }, seen, values)

  test('are both saved: the second moves, with its answers, to the next unnamed traveller of the same type', () => {
    const { values, conflicts, moves } = reconcile(theirs, mine)
    expect(conflicts).toEqual([])
    expect([...moves]).toEqual([['a2', 'a3']])
    expect(values).toEqual({ ...theirs, 'name:a3': 'Budi', 'answer:shoe:a3': '39' })
  })

  test('move to travellers who have no name, neither a stored name nor a name on the page', () => {
    const travellers = ['a2', 'a3', 'a4', 'a5', 'a6'].map((id) => traveller(id))
    const stored = { form: { ...form, travellers }, values: { 'name:a5': 'Made', 'name:a6': 'Wayan' } }
    const { moves, values } = reconcileTrip(stored, {}, { 'name:a2': 'Ayu', 'name:a5': 'Budi', 'name:a6': 'Citra' })
    expect(Object.fromEntries(moves)).toEqual({ a5: 'a3', a6: 'a4' })
    expect(values).toMatchObject({ ...stored.values, 'name:a2': 'Ayu', 'name:a3': 'Budi', 'name:a4': 'Citra' })
  })

  test('are saved once when a save is repeated', () => {
    const stored = { ...theirs, 'name:a3': 'Budi', 'answer:shoe:a3': '39' }
    expect(reconcile(stored, mine)).toMatchObject({ conflicts: [], values: { 'name:a2': 'Made' } })
    expect([...reconcile({ ...stored, 'name:a2': 'Budi' }, { 'name:a2': 'Budi ' }).moves]).toEqual([])
  })

  test('conflict if every traveller has a name, or if both names replace an earlier name', () => {
    const full = { ...theirs, 'name:a3': 'Wayan' }
    expect(reconcile(full, mine).conflicts).toContain('name:a2')
    expect(reconcile(full, { 'name:a2': 'Budi' }).values).toMatchObject({ 'name:a2': 'Budi', 'answer:shoe:a2': '' })
    expect(reconcile({ 'name:a2': 'Made' }, { 'name:a2': 'Budi' }, { 'name:a2': 'Ayu' }).conflicts).toEqual(['name:a2'])
  })
})
