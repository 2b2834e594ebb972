import { expect, test } from 'vitest'
import { slugField } from './slug.ts'

test('slugField shows the page address as optional, because the server fills it in', () => {
  expect(slugField('title', 'ubud').admin?.components?.Field).toBe('/admin/values/OptionalText.tsx#OptionalText')
})
