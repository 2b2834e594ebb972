import { applyNameChange, joinNames, normaliseNames } from '@nusa/shared/account'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Traveller } from '../../../generated/payload-types.ts'

/**
 * Derives the full name from the first and last name, unless the change includes another full name. If the last name is
 * a placeholder such as '-', clears it and ticks the checkbox for a single name.
 */
export const deriveFullName: CollectionBeforeChangeHook<Traveller> = ({ data, originalDoc }) => {
  const { first_name, last_name, single_name, full_name } = originalDoc ?? {}
  const stored = { first_name: first_name ?? '', last_name: last_name ?? '', single_name: single_name === true }
  const names = applyNameChange(normaliseNames(stored), {
    first_name: emptyIfNull(data.first_name),
    last_name: emptyIfNull(data.last_name),
    single_name: data.single_name ?? undefined,
  })
  const isSame = names.first_name === stored.first_name && names.last_name === stored.last_name
  if (isSame && names.single_name === stored.single_name) return data
  const hasNewFullName = data.full_name !== undefined && (data.full_name ?? '') !== (full_name ?? '')
  if (isSame || hasNewFullName) return { ...data, ...names }
  return {
    ...data,
    ...names,
    full_name: joinNames(names.first_name, names.last_name) || (full_name ?? data.full_name),
  }
}

/** A form sends null for a field that was emptied. */
const emptyIfNull = (name: string | null | undefined) => (name === null ? '' : name)
