import {
  hiddenAnswer,
  type SavedTripDetails,
  type TripDetailsView,
  type TripValues,
  tripMessages,
} from '@nusa/shared/booking'
import { makeTripDetails } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { pickupProblemText } from '../../lib/pickup-problem.ts'
import { createConflictErrors, createSavedMessage } from './save-message.ts'
import { tripDetailsTexts as texts } from './texts.ts'

const viewOf = (values: TripValues, isNameOpen: boolean): TripDetailsView => {
  const { form } = makeTripDetails()
  const travellers = [{ id: 'a1', type: 'adult' as const, name: values['name:a1'] ?? '', is_name_open: isNameOpen }]
  return makeTripDetails({ form: { ...form, travellers }, values })
}

it('if a name could not be saved, createSavedMessage mentions other saved details only if there are any', () => {
  const closed = { 'name:a1': tripMessages.namesClosed }
  const seen = { pickup: 'later', place: '', 'name:a1': '' }
  const message = (sent: TripValues) => {
    const saved: SavedTripDetails = { ...viewOf({ pickup: 'later', place: '' }, false), not_saved: closed }
    return createSavedMessage(saved, seen, sent)
  }
  const onlyName = `${tripMessages.namesClosed} ${texts.namesNotSaved('Budi')}`
  expect(message({ ...seen, 'name:a1': 'Budi' })).toEqual({ text: onlyName, isFailure: true })
  expect(message({ ...seen, 'name:a1': 'Budi', place: 'Villa One' }).text).toBe(`${onlyName} ${texts.othersSaved}`)
})

it('createSavedMessage says that the flight does not fit the pickup, even if a name could not be saved', () => {
  const pickup_problem = { reason: 'too_early', pickup: '14:00', flight: '16:40', flight_day: null } as const
  const values = { pickup: 'later', place: '', 'name:a1': '' }
  const problem = pickupProblemText(pickup_problem)
  const closedNames: SavedTripDetails['not_saved'][] = [{}, { 'name:a1': tripMessages.namesClosed }]
  for (const not_saved of closedNames) {
    const saved: SavedTripDetails = { ...viewOf(values, false), pickup_problem, not_saved }
    expect(createSavedMessage(saved, values, { ...values, 'name:a1': 'Budi' }).text).toContain(problem)
  }
})

it('createConflictErrors returns a message for each detail that was changed elsewhere in the meantime', () => {
  const stored = viewOf({ pickup: 'zone:1', place: '', 'name:a1': 'Made' }, true)
  const errors = (name: string) =>
    createConflictErrors(stored, { pickup: 'later', place: '', 'name:a1': name }, ['pickup', 'name:a1'])
  expect(errors('')).toEqual({ pickup: texts.changedMeanwhile('Ubud'), 'name:a1': texts.noFreeName('Made') })
  expect(errors('Mad')['name:a1']).toBe(texts.changedMeanwhile('Made'))
  const answered = viewOf({ 'answer:diet': hiddenAnswer }, true)
  expect(createConflictErrors(answered, {}, ['answer:diet'])).toEqual({ 'answer:diet': texts.answeredMeanwhile })
})
