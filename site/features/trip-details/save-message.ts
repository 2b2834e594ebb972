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
import { tripDetailsTexts as texts } from './texts.ts'

export interface SaveMessage {
  text: string
  isFailure: boolean
}

/** Such as 'Adult 2'. */
export function travellerLabel(travellers: TripForm['travellers'], id: string): string {
  const index = travellers.findIndex((one) => one.id === id)
  const type = travellers[index]?.type ?? 'adult'
  return texts.traveller[type](travellers.slice(0, index + 1).filter((one) => one.type === type).length)
}

/**
 * Contains the names that were moved, the names that could no longer be saved, and a warning if the flight does not fit
 * the pickup.
 */
export function savedMessage(saved: SavedTripDetails, seen: TripValues, sent: TripValues): SaveMessage {
  const { moves, adjustEntries: adjust } = reconcileTrip(saved, seen, sent)
  const movedSentences = movedTexts(saved, sent, moves)
  const problem = saved.pickup_problem ? [texts.pickupProblem(saved.pickup_problem)] : []
  const unsavedPaths = Object.keys(saved.not_saved)
  if (unsavedPaths.length === 0)
    return { text: [texts.saved, ...problem, ...movedSentences].join(' '), isFailure: false }
  const names = unsavedPaths.map((path) => sent[path] ?? '').filter((name) => name !== '')
  const isOtherSaved = !isSameTrip(adjust(seen), adjust(sent))
  const sentences = [
    tripMessages.namesClosed,
    ...(names.length > 0 ? [texts.namesNotSaved(names.join(', '))] : []),
    ...(isOtherSaved ? [texts.othersSaved] : []),
    ...problem,
    ...movedSentences,
  ]
  return { text: sentences.join(' '), isFailure: true }
}

/** Returns a sentence for each name that moved to another traveller. */
export function movedTexts(
  { form, values: storedValues }: TripDetailsView,
  sent: TripValues,
  moves: TripMoves,
): string[] {
  return [...moves].map(([from, to]) => {
    const path = `name:${from}`
    const [labelBefore, labelAfter] = [from, to].map((id) => travellerLabel(form.travellers, id))
    return texts.nameMoved(sent[path] ?? '', labelBefore ?? '', storedValues[path] ?? '', labelAfter ?? '')
  })
}

/** The fields were changed both on this page and elsewhere. */
export function conflictErrors(view: TripDetailsView, seen: TripValues, conflicts: readonly string[]): FieldErrors {
  const messageFor = (path: string) => {
    const readStoredEntry = storedText(view, path)
    if (readStoredEntry === hiddenAnswer) return texts.answeredMeanwhile
    const isTaken = path.startsWith('name:') && !seen[path] && readStoredEntry !== ''
    return isTaken ? texts.noFreeName(readStoredEntry) : texts.changedMeanwhile(readStoredEntry)
  }
  return Object.fromEntries(conflicts.map((path) => [path, messageFor(path)]))
}

function storedText({ form, values }: TripDetailsView, path: string): string {
  const value = values[path] ?? ''
  if (path !== 'pickup') return value
  return form.pickup?.zones.find(({ id }) => value === `zone:${id}`)?.name ?? ''
}
