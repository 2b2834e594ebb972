import { travellerNameSchema } from './create-booking.ts'
import { maxPickupAddressLength } from './pickup-details.ts'
import { type AskedQuestion, answerMessages, answerProblem, maxAnswerLength } from './questions.ts'
import { transferDetailQuestions } from './transfer-details.ts'
import { hiddenAnswer, type TripForm, type TripValues } from './trip-details.ts'

type TripField =
  | { path: string; kind: 'pickup' | 'place' }
  | { path: string; kind: 'name'; traveller: TripForm['travellers'][number] }
  | { path: string; kind: 'answer'; question: AskedQuestion; traveller: TripForm['travellers'][number] | null }

export function answerPath(questionId: string, travellerId: string | null): string {
  return travellerId === null ? `answer:${questionId}` : `answer:${questionId}:${travellerId}`
}

/** Returns all questions of the form. A flight can be delayed to any time, so its time need not fit the pickup. */
export function tripQuestions({ transfer, questions }: Pick<TripForm, 'transfer' | 'questions'>): AskedQuestion[] {
  const transferQuestions = transfer
    ? transferDetailQuestions(transfer.is_departure, { timeZone: transfer.time_zone })
    : []
  return [...transferQuestions, ...questions]
}

/** Returns the fields in the order of the page. */
export function tripFields(form: TripForm): TripField[] {
  const { pickup, travellers } = form
  const questions = tripQuestions(form)
  const travellerQuestions = questions.filter(({ per }) => per === 'traveller')
  return [
    ...(pickup && pickup.fixed_zone === null ? [{ path: 'pickup', kind: 'pickup' } as const] : []),
    ...(pickup ? [{ path: 'place', kind: 'place' } as const] : []),
    ...questions
      .filter(({ per }) => per === 'booking')
      .map((question) => ({ path: answerPath(question.id, null), kind: 'answer', question, traveller: null }) as const),
    ...travellers.flatMap((traveller) => [
      ...(traveller.is_name_open ? [{ path: `name:${traveller.id}`, kind: 'name', traveller } as const] : []),
      ...travellerQuestions.map(
        (question) => ({ path: answerPath(question.id, traveller.id), kind: 'answer', question, traveller }) as const,
      ),
    ]),
  ]
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

function nameProblem(name: string): string | null {
  const parsed = travellerNameSchema.safeParse(name)
  return parsed.success ? null : tripMessages.nameProblem(parsed.error.issues[0]?.message ?? '')
}

/**
 * Returns errors by field. Given entries cannot be emptied, and a new name needs the answers of that traveller.
 * Unchanged details never prevent a save, such as a question that was added after the booking.
 * @param stored the entries that are stored with the booking
 */
export function findTripErrors(form: TripForm, stored: TripValues, values: TripValues): Record<string, string> {
  const fields = tripFields(form)
  const valueAt = (path: string) => values[path] ?? ''
  const wasGiven = (path: string) => (stored[path] ?? '') !== ''
  const isChanged = (path: string) => valueAt(path) !== (stored[path] ?? '')
  const isNameEntered = ({ id, is_name_open }: TripForm['travellers'][number]) =>
    is_name_open && isChanged(`name:${id}`) && valueAt(`name:${id}`) !== ''

  const problemOf = (field: TripField): string | null => {
    const value = valueAt(field.path)
    switch (field.kind) {
      case 'pickup':
        if (!isChanged('pickup') && !isChanged('place')) return null
        if (!form.pickup || !isOfferedPickup(form.pickup, value || 'later')) return tripMessages.pickupNotOffered
        if ((value === '' || value === 'later') && valueAt('place') !== '') return tripMessages.pickupMissing
        return value === 'later' && wasGiven(field.path) && stored[field.path] !== 'later'
          ? tripMessages.mustNotBeEmptied
          : null
      case 'place':
        if (!isChanged(field.path)) return null
        if (value.length > maxPickupAddressLength) return tripMessages.placeTooLong
        return value === '' && wasGiven(field.path) && valueAt('pickup') !== 'meeting_point'
          ? tripMessages.mustNotBeEmptied
          : null
      case 'name': {
        if (value !== '') return isChanged(field.path) ? nameProblem(value) : null
        if (wasGiven(field.path)) return tripMessages.mustNotBeEmptied
        const answerFields = fields.filter(
          (other) => other.kind === 'answer' && other.traveller?.id === field.traveller.id,
        )
        const isAnswered = answerFields.some(({ path }) => valueAt(path) !== '' && isChanged(path))
        return isAnswered ? tripMessages.nameProblem('is required') : null
      }
      case 'answer': {
        const isHidden = stored[field.path] === hiddenAnswer
        if (isHidden && value === hiddenAnswer) return null
        const isForNewName = field.traveller !== null && isNameEntered(field.traveller)
        // A person who replaces another name need not keep the answers of the other person.
        if (isHidden && value === '' && !isForNewName) return tripMessages.mustNotBeEmptied
        if (value === hiddenAnswer) return answerMessages.required
        if (!isChanged(field.path) && !isForNewName) return null
        const isNeeded = wasGiven(field.path) || isForNewName
        const question = { ...field.question, is_required: field.question.is_required && isNeeded }
        // The driver may know the flight and the address already.
        const isAboutTransfer = !form.questions.some(({ id }) => id === question.id)
        if (isAboutTransfer && value === '' && wasGiven(field.path)) return tripMessages.mustNotBeEmptied
        return value.length > maxAnswerLength ? answerMessages.tooLong : answerProblem(question, value)
      }
    }
  }
  const knownPaths = new Set(fields.map(({ path }) => path))
  const unknownPaths = Object.keys(values).filter((path) => !knownPaths.has(path) && valueAt(path) !== '')
  return Object.fromEntries([
    ...fields.flatMap((field) => {
      const problem = problemOf(field)
      return problem === null ? [] : [[field.path, problem] as const]
    }),
    ...unknownPaths.map((path) => [path, answerMessages.removed] as const),
  ])
}
