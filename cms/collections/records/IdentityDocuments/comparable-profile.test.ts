import { expect, test } from 'vitest'
import { buildComparableProfile } from './comparable-profile.ts'

const profile = { full_name: 'Ayu Putri', first_name: 'Ayu', last_name: 'Putri', email: 'ayu@example.com' }

test('buildComparableProfile writes the date of birth in the language of the reader', () => {
  const born = { ...profile, birthday: '1991-04-12' }
  expect(buildComparableProfile(born, 'en').date_of_birth).toBe('12 Apr 1991')
  expect(buildComparableProfile(born, 'id').date_of_birth).toBe('12 Apr 1991')
})

test('buildComparableProfile returns no date of birth if the profile lacks it', () => {
  expect(buildComparableProfile(profile, 'id').date_of_birth).toBeNull()
})
