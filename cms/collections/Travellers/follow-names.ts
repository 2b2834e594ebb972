import { changedNames, joinedName, namesOf } from '@nusa/shared/account'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Traveller } from '../../payload-types.ts'

/**
 * Has the full name follow first and last name, unless another full name is given with them. A last name such as '-' becomes the
 * tick for a single name, and that tick clears the last name.
 */
export const followNames: CollectionBeforeChangeHook<Traveller> = ({ data, originalDoc }) => {
  const { first_name, last_name, single_name, full_name } = originalDoc ?? {}
  const stored = { first_name: first_name ?? '', last_name: last_name ?? '', single_name: single_name === true }
  const names = changedNames(namesOf(stored), {
    first_name: sent(data.first_name),
    last_name: sent(data.last_name),
    single_name: data.single_name ?? undefined,
  })
  const isSame = names.first_name === stored.first_name && names.last_name === stored.last_name
  if (isSame && names.single_name === stored.single_name) return data
  const isOther = data.full_name !== undefined && (data.full_name ?? '') !== (full_name ?? '')
  if (isSame || isOther) return { ...data, ...names }
  return {
    ...data,
    ...names,
    full_name: joinedName(names.first_name, names.last_name) || (full_name ?? data.full_name),
  }
}

/** A field that was emptied is null in what a form sends. */
const sent = (name: string | null | undefined) => (name === null ? '' : name)
