import {
  hiddenAnswer,
  isSameTrip,
  reconcileTrip,
  type SavedTripDetails,
  type TripDetailsView,
  type TripForm,
  type TripMoves,
  type TripValues,
  tripMessages,
} from '@nusa/shared/booking'
import type { FieldErrors } from '../../lib/form.ts'
import { pickupProblemText } from '../../lib/pickup-problem.ts'
import { tripDetailsTexts as texts } from './texts.ts'

export interface SaveMessage {
  text: string
  isFailure: boolean
}

/** Returns the label of a traveller, such as 'Adult 2'. */
export function formatTravellerLabel(travellers: TripForm['travellers'], id: string): string {
  const index = travellers.findIndex((traveller) => traveller.id === id)
  const type = travellers[index]?.type ?? 'adult'
  const number = travellers.slice(0, index + 1).filter((traveller) => traveller.type === type).length
  return texts.traveller[type](number)
}

/**
 * Returns the message after saving: the names that were moved, the names that could no longer be saved, and a warning
 * if the flight does not fit the pickup.
 */
export function createSavedMessage(
  savedDetails: SavedTripDetails,
  seenValues: TripValues,
  sentValues: TripValues,
): SaveMessage {
  const { moves, adjustEntries } = reconcileTrip(savedDetails, seenValues, sentValues)
  const movedSentences = createMovedTexts(savedDetails, sentValues, moves)
  const pickupSentences = savedDetails.pickup_problem ? [pickupProblemText(savedDetails.pickup_problem)] : []
  const unsavedPaths = Object.keys(savedDetails.not_saved)
  if (unsavedPaths.length === 0)
    return { text: [texts.detailsSaved, ...pickupSentences, ...movedSentences].join(' '), isFailure: false }
  const unsavedNames = unsavedPaths.map((path) => sentValues[path] ?? '').filter((name) => name !== '')
  // `adjustEntries` leaves out the names that can no longer be changed.
  const areOtherDetailsSaved = !isSameTrip(adjustEntries(seenValues), adjustEntries(sentValues))
  const sentences: string[] = [tripMessages.namesClosed]
  if (unsavedNames.length > 0) sentences.push(texts.namesNotSaved(unsavedNames.join(', ')))
  if (areOtherDetailsSaved) sentences.push(texts.othersSaved)
  sentences.push(...pickupSentences, ...movedSentences)
  return { text: sentences.join(' '), isFailure: true }
}

/** Returns a sentence for each name that moved to another traveller. */
export function createMovedTexts(
  { form, values: storedValues }: TripDetailsView,
  sentValues: TripValues,
  moves: TripMoves,
): string[] {
  return [...moves].map(([idBefore, idAfter]) => {
    const path = `name:${idBefore}`
    const labelBefore = formatTravellerLabel(form.travellers, idBefore)
    const labelAfter = formatTravellerLabel(form.travellers, idAfter)
    return texts.nameMoved(sentValues[path] ?? '', labelBefore, storedValues[path] ?? '', labelAfter)
  })
}

/** Returns the errors of fields that were changed both on this page and elsewhere. */
export function createConflictErrors(
  view: TripDetailsView,
  seenValues: TripValues,
  conflicts: readonly string[],
): FieldErrors {
  const createMessage = (path: string) => {
    const storedEntry = getStoredText(view, path)
    if (storedEntry === hiddenAnswer) return texts.answeredMeanwhile
    const isNameTaken = path.startsWith('name:') && !seenValues[path] && storedEntry !== ''
    return isNameTaken ? texts.noFreeName(storedEntry) : texts.changedMeanwhile(storedEntry)
  }
  return Object.fromEntries(conflicts.map((path) => [path, createMessage(path)]))
}

function getStoredText({ form, values }: TripDetailsView, path: string): string {
  const value = values[path] ?? ''
  if (path !== 'pickup') return value
  return form.pickup?.zones.find(({ id }) => value === `zone:${id}`)?.name ?? ''
}
