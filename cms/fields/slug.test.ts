import { expect, test } from 'vitest'
import { slugField } from './slug.ts'

test('shows the page address as optional, since the server fills it in', () => {
  expect(slugField('title', 'ubud').admin?.components?.Field).toBe('/admin/values/OptionalText.tsx#OptionalText')
})
