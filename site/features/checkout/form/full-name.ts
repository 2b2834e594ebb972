import type { Profile } from '@nusa/shared/account'

/** Returns a traveller's full name, composed of its parts if necessary. */
export function fullNameOf(profile: Pick<Profile, 'first_name' | 'last_name' | 'full_name'>): string {
  const parts = [profile.first_name, profile.last_name].map((part) => part.trim()).filter((part) => part !== '')
  return parts.length === 2 ? parts.join(' ') : profile.full_name.trim() || parts.join(' ')
}
