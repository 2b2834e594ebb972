import { joinedName } from '@nusa/shared/account'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Traveller } from '../../payload-types.ts'

type Name = 'first_name' | 'last_name' | 'full_name'

/** Has the full name follow first and last name, unless another one is given with them in so many words. */
export const followNames: CollectionBeforeChangeHook<Traveller> = ({ data, originalDoc }) => {
  const after = (name: Name) => (data[name] === undefined ? originalDoc?.[name] : data[name]) ?? ''
  const isOther = (name: Name) => after(name) !== (originalDoc?.[name] ?? '')
  const isRenamed = isOther('first_name') || isOther('last_name')
  if (!isRenamed || isOther('full_name')) return data
  return { ...data, full_name: joinedName(after('first_name'), after('last_name')) || after('full_name') }
}
