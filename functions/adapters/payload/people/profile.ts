import type { Traveller as TravellerDoc } from '@nusa/cms/types'
import { normaliseNames, type Profile } from '@nusa/shared/account'
import { parseLocalDate } from '@nusa/shared/dates'
import { formatPhone } from '@nusa/shared/phones/numbers'

type ProfileFields = Pick<TravellerDoc, keyof Profile>

/** Converts an account's row to the profile that its traveller sees and changes. */
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
