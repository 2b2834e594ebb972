import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { auditNames } from './names.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('what changed is called as its menu and form call it, in either language', () => {
  const named = (slug: string, language: string, ...fields: string[]) => {
    const { kind, field } = auditNames(cms.payload.config, slug, language)
    return [kind, ...fields.map(field)]
  }
  expect(named('tours', 'en', 'excerpt', '_status')).toEqual(['Tour', 'Excerpt', 'Status'])
  expect(named('tours', 'id', 'excerpt', '_status')).toEqual(['Tur', 'Ringkasan', 'Status'])
  expect(named('settings', 'en', 'tax_percentage')).toEqual(['Settings', 'Tax percentage'])
})

test('what there is no longer keeps the words of its name', () => {
  const { kind, field } = auditNames(cms.payload.config, 'old-things', 'id')
  expect([kind, field('old_price')]).toEqual(['Old things', 'Old price'])
})
