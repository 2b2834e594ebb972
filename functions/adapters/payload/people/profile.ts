import type { Traveller as TravellerDoc } from '@nusa/cms/types'
import type { Profile } from '@nusa/shared/account'
import { parseLocalDate } from '@nusa/shared/dates'

type ProfileFields = Pick<TravellerDoc, keyof Profile>

/** An account's row as the profile that its traveller sees and changes. */
export function profileOf(row: ProfileFields): Profile {
  const { id, email } = row
  return {
    id,
    email,
    first_name: row.first_name ?? '',
    last_name: row.last_name ?? '',
    full_name: row.full_name ?? '',
    phone: row.phone ?? '',
    whatsapp: row.whatsapp ?? '',
    address: row.address ?? '',
    city: row.city ?? '',
    country: row.country ?? '',
    birthday: parseLocalDate(row.birthday),
  }
}
