import { travellerNameSchema } from './create-booking.ts'
import { maxPickupAddressLength } from './pickup-details.ts'
import { type AskedQuestion, answerMessages, findAnswerProblem, maxAnswerLength } from './questions.ts'
import { transferDetailQuestions } from './transfer-details.ts'
import { hiddenAnswer, type TripForm, type TripValues } from './trip-details.ts'

type TripTraveller = TripForm['travellers'][number]

interface PickupField {
  path: string
  kind: 'pickup' | 'place'
}

interface NameField {
  path: string
  kind: 'name'
  traveller: TripTraveller
}

interface AnswerField {
  path: string
  kind: 'answer'
  question: AskedQuestion
  /** Null if the question is about the whole booking. */
  traveller: TripTraveller | null
}

type TripField = PickupField | NameField | AnswerField

export function answerPath(questionId: string, travellerId: string | null): string {
  return travellerId === null ? `answer:${questionId}` : `answer:${questionId}:${travellerId}`
}

/** Passes no pickup time, so every flight time is valid. A flight can be delayed after the booking. */
export function tripQuestions({ transfer, questions }: Pick<TripForm, 'transfer' | 'questions'>): AskedQuestion[] {
  const transferQuestions = transfer
    ? transferDetailQuestions(transfer.is_departure, { timeZone: transfer.time_zone })
    : []
  return [...transferQuestions, ...questions]
}

/** Returns the fields in the order of the page. */
export function tripFields(form: TripForm): TripField[] {
  const questions = tripQuestions(form)
  const travellerQuestions = questions.filter(({ per }) => per === 'traveller')
  const fields: TripField[] = []
  if (form.pickup?.fixed_zone === null) fields.push({ path: 'pickup', kind: 'pickup' })
  if (form.pickup) fields.push({ path: 'place', kind: 'place' })
  for (const question of questions) {
    if (question.per !== 'booking') continue
    fields.push({ path: answerPath(question.id, null), kind: 'answer', question, traveller: null })
  }
  for (const traveller of form.travellers) {
    if (traveller.is_name_open) fields.push({ path: `name:${traveller.id}`, kind: 'name', traveller })
    for (const question of travellerQuestions) {
      fields.push({ path: answerPath(question.id, traveller.id), kind: 'answer', question, traveller })
    }
  }
  return fields
}

export const tripMessages = {
  pickupNotOffered: 'Please choose one of the pickups.',
  pickupMissing: 'Please choose your pickup first.',
  placeTooLong: 'This address is too long.',
  namesClosed: 'The names can no longer be changed here. Please contact us.',
  mustNotBeEmptied: 'This was given before. You can change it, but not leave it empty.',
  nameProblem: (problem: string) => `Full name ${problem}`,
} as const

/** Returns 12 for 'zone:12'; null for all other pickups. */
export function zoneIdOf(value: string | undefined): number | null {
  const [, id] = /^zone:(\d{1,15})$/.exec(value ?? '') ?? []
  return id === undefined ? null : Number(id)
}

function isOfferedPickup(pickup: NonNullable<TripForm['pickup']>, value: string): boolean {
  if (value === 'later') return true
  if (value === 'meeting_point') return pickup.meeting_point !== ''
  return pickup.zones.some(({ id }) => id === zoneIdOf(value))
}

function findNameProblem(name: string): string | null {
  const result = travellerNameSchema.safeParse(name)
  return result.success ? null : tripMessages.nameProblem(result.error.issues[0]?.message ?? '')
}

/**
 * Returns errors by field. Entries that were given cannot be emptied, and a new name needs the answers of that
 * traveller. Unchanged entries cause no error: a required question that was added after the booking can stay open.
 */
export function findTripErrors(form: TripForm, stored: TripValues, values: TripValues): Record<string, string> {
  const fields = tripFields(form)
  const entries = { form, fields, stored, values }
  const errors = new Map<string, string>()
  for (const field of fields) {
    const problem = findFieldProblem(entries, field)
    if (problem !== null) errors.set(field.path, problem)
  }
  const knownPaths = new Set(fields.map(({ path }) => path))
  for (const [path, value] of Object.entries(values)) {
    if (!knownPaths.has(path) && value !== '') errors.set(path, answerMessages.removed)
  }
  return Object.fromEntries(errors)
}

/** The entries of a form that is saved: `stored` before the change, `values` after it. */
interface TripEntries {
  form: TripForm
  fields: TripField[]
  stored: TripValues
  values: TripValues
}

function valueAt({ values }: TripEntries, path: string): string {
  return values[path] ?? ''
}

function storedValueAt({ stored }: TripEntries, path: string): string {
  return stored[path] ?? ''
}

function wasGiven(entries: TripEntries, path: string): boolean {
  return storedValueAt(entries, path) !== ''
}

function isChanged(entries: TripEntries, path: string): boolean {
  return valueAt(entries, path) !== storedValueAt(entries, path)
}

function findFieldProblem(entries: TripEntries, field: TripField): string | null {
  switch (field.kind) {
    case 'pickup':
      return findPickupFieldProblem(entries)
    case 'place':
      return findPlaceFieldProblem(entries)
    case 'name':
      return findNameFieldProblem(entries, field)
    case 'answer':
      return findAnswerFieldProblem(entries, field)
  }
}

function findPickupFieldProblem(entries: TripEntries): string | null {
  if (!isChanged(entries, 'pickup') && !isChanged(entries, 'place')) return null
  const { pickup } = entries.form
  const value = valueAt(entries, 'pickup')
  if (!pickup || !isOfferedPickup(pickup, value || 'later')) return tripMessages.pickupNotOffered
  const isChosen = value !== '' && value !== 'later'
  if (!isChosen && valueAt(entries, 'place') !== '') return tripMessages.pickupMissing
  const wasChosen = wasGiven(entries, 'pickup') && storedValueAt(entries, 'pickup') !== 'later'
  return wasChosen && !isChosen ? tripMessages.mustNotBeEmptied : null
}

function findPlaceFieldProblem(entries: TripEntries): string | null {
  if (!isChanged(entries, 'place')) return null
  const place = valueAt(entries, 'place')
  if (place.length > maxPickupAddressLength) return tripMessages.placeTooLong
  const isEmptied = place === '' && wasGiven(entries, 'place')
  // A traveller who changes to the meeting point needs no address any more.
  return isEmptied && valueAt(entries, 'pickup') !== 'meeting_point' ? tripMessages.mustNotBeEmptied : null
}

function findNameFieldProblem(entries: TripEntries, { path, traveller }: NameField): string | null {
  const name = valueAt(entries, path)
  if (name !== '') return isChanged(entries, path) ? findNameProblem(name) : null
  if (wasGiven(entries, path)) return tripMessages.mustNotBeEmptied
  const answerFields = entries.fields.filter((field) => field.kind === 'answer' && field.traveller?.id === traveller.id)
  const hasNewAnswer = answerFields.some((field) => {
    return valueAt(entries, field.path) !== '' && isChanged(entries, field.path)
  })
  return hasNewAnswer ? tripMessages.nameProblem('is required') : null
}

function findAnswerFieldProblem(entries: TripEntries, { path, question, traveller }: AnswerField): string | null {
  const value = valueAt(entries, path)
  const isHidden = storedValueAt(entries, path) === hiddenAnswer
  if (isHidden && value === hiddenAnswer) return null
  const isForNewName = traveller !== null && isNameEntered(entries, traveller)
  // A traveller who replaces another traveller need not keep the former traveller's answers.
  if (isHidden && value === '' && !isForNewName) return tripMessages.mustNotBeEmptied
  if (value === hiddenAnswer) return answerMessages.required
  if (!isChanged(entries, path) && !isForNewName) return null
  const isAboutTransfer = !entries.form.questions.some(({ id }) => id === question.id)
  // The driver may already rely on the flight and the address.
  if (isAboutTransfer && value === '' && wasGiven(entries, path)) return tripMessages.mustNotBeEmptied
  if (value.length > maxAnswerLength) return answerMessages.tooLong
  const isNeeded = wasGiven(entries, path) || isForNewName
  return findAnswerProblem({ ...question, is_required: question.is_required && isNeeded }, value)
}

function isNameEntered(entries: TripEntries, { id, is_name_open }: TripTraveller): boolean {
  const path = `name:${id}`
  return is_name_open && isChanged(entries, path) && valueAt(entries, path) !== ''
}
