import { normaliseLine } from '@nusa/shared/text'
import type { CollectionBeforeChangeHook } from 'payload'
import * as z from 'zod/mini'
import type { Booking } from '../../../generated/payload-types.ts'
import { parseAnswers } from '../parts/booking-answers.ts'
import { namedTravellersSchema, replaceNames } from './trip-details.ts'

const replacedPathsSchema = z.catch(z.array(z.string()), [])

const namePath = (travellerId: unknown) => `passenger_details.${travellerId}.name`

const readTravellers = (value: unknown) => {
  const parsed = namedTravellersSchema.safeParse(value)
  return parsed.success ? parsed.data : []
}

const isSameName = (name: string, otherName: string) =>
  normaliseLine(name).toLowerCase() === normaliseLine(otherName).toLowerCase()

/**
 * Removes a traveller's answers if staff clear the name, or if they replace a name that was stored after they had
 * opened the form. If staff change a name that they saw, the answers stay, because the change may be a correction.
 */
export const removeAnswersOfReplacedTravellers: CollectionBeforeChangeHook<Booking> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data.passenger_details === undefined) return data
  // The paths of values that staff replaced although the values had changed since the form was opened.
  const replacedPaths = replacedPathsSchema.parse(req.context.replacedPaths)
  const newTravellers = readTravellers(replaceNames(originalDoc.passenger_details, data.passenger_details))
  const replacedTravellers = readTravellers(originalDoc.passenger_details).filter(({ id, name }, index) => {
    const newName = newTravellers[index]?.name ?? name
    const isReplaced = newName === '' || replacedPaths.includes(namePath(id))
    return isReplaced && !isSameName(name, newName)
  })
  const replacedIds = replacedTravellers.map(({ id }) => String(id))
  const answers = parseAnswers(data.answers ?? originalDoc.answers)
  const remainingAnswers = answers.filter(({ traveller }) => traveller === null || !replacedIds.includes(traveller))
  return remainingAnswers.length < answers.length ? { ...data, answers: remainingAnswers } : data
}

/**
 * Returns the stored name at `path` if replacing it with `newName` would remove the traveller's answers. Returns null
 * otherwise, for example if `path` is not the path of a name.
 */
export function findNameWithAnswers(
  path: string,
  stored: { passenger_details?: unknown; answers?: unknown },
  newName: unknown,
): string | null {
  const traveller = readTravellers(stored.passenger_details).find(({ id }) => namePath(id) === path)
  if (!traveller || typeof newName !== 'string' || isSameName(traveller.name, newName)) return null
  const isAnswered = parseAnswers(stored.answers).some((answer) => answer.traveller === String(traveller.id))
  return traveller.name !== '' && isAnswered ? traveller.name : null
}
