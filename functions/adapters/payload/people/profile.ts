import { travellers } from '@nusa/cms/schema'
import type { Traveller as TravellerDoc } from '@nusa/cms/types'
import { applyNameChange, joinNames, normaliseNames, type Profile, type ProfileChange } from '@nusa/shared/account'
import { parseLocalDate } from '@nusa/shared/dates'
import { formatPhone } from '@nusa/shared/phones/numbers'
import { eq } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import { lockAccount } from './account-rows.ts'

type ProfileFields = Pick<TravellerDoc, keyof Profile>

export function toProfile(row: ProfileFields): Profile {
  const { id, email, first_name, last_name, single_name } = row
  const names = normaliseNames({
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    single_name: single_name === true,
  })
  const country = row.country ?? ''
  return {
    id,
    email,
    ...names,
    full_name: row.full_name ?? '',
    phone: formatPhone(row.phone ?? '', country),
    whatsapp: formatPhone(row.whatsapp ?? '', country),
    address: row.address ?? '',
    city: row.city ?? '',
    country,
    birthday: parseLocalDate(row.birthday),
  }
}

/**
 * Writes only the fields in `change`, so that concurrent changes of other fields are not overwritten. Returns null if
 * the account is deleted.
 */
export function changeProfile(
  { db }: Connection,
  id: number,
  change: ProfileChange,
  at: Date,
): Promise<Profile | null> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account) return null
    const { first_name, last_name, single_name, ...otherFields } = change
    const isRenamed = [first_name, last_name, single_name].some((name) => name !== undefined)
    const [changedRow] = await tx
      .update(travellers)
      .set({ ...otherFields, ...(isRenamed && toNameColumns(account, change)), updatedAt: at.toISOString() })
      .where(eq(travellers.id, id))
      .returning()
    return changedRow ? toProfile(changedRow) : null
  })
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** Computes the name columns, as the hook of the travellers collection does for writes through Payload. */
function toNameColumns({ firstName, lastName, singleName, fullName }: Account, change: ProfileChange) {
  const namesBefore = normaliseNames({
    first_name: firstName ?? '',
    last_name: lastName ?? '',
    single_name: singleName === true,
  })
  const names = applyNameChange(namesBefore, change)
  return { ...names, full_name: joinNames(names.first_name, names.last_name) || fullName }
}
