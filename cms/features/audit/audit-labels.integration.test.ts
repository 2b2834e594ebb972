import { getLocalI18n } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit_log } from '../../generated/payload-generated-schema.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { createAuditLabels } from './audit-labels.ts'
import { isAudited } from './kinds.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const labelsOf = async (slug: string, language: 'en' | 'id') =>
  createAuditLabels(cms.payload.config, slug, await getLocalI18n({ config: cms.config, language }))

test('createAuditLabels returns the labels that menus and forms use, in English and Indonesian', async () => {
  const readLabels = async (slug: string, language: 'en' | 'id', ...fields: string[]) => {
    const { kindLabel: kind, fieldLabel } = await labelsOf(slug, language)
    return [kind, ...fields.map(fieldLabel)]
  }
  expect(await readLabels('tours', 'en', 'excerpt', '_status')).toEqual(['Tour', 'Excerpt', 'Status'])
  expect(await readLabels('tours', 'id', 'excerpt', '_status')).toEqual(['Tur', 'Ringkasan', 'Status'])
  expect(await readLabels('settings', 'en', 'tax', 'contact.phone')).toEqual(['Settings', 'Tax (%)', 'Contact › Phone'])
  expect(await readLabels('settings', 'id', 'contact.phone')).toEqual(['Pengaturan', 'Kontak › Telepon'])
  expect(await readLabels('users', 'id', 'password')).toEqual(['Pengguna CMS', 'Kata sandi'])
})

test('createAuditLabels derives the labels of a removed collection and of its fields from their names', async () => {
  const { kindLabel: kind, fieldLabel } = await labelsOf('old-things', 'id')
  expect([kind, fieldLabel('old_price')]).toEqual(['Old things', 'Old price'])
})

test('the audit log has a kind for each collection and global that CMS users change', async () => {
  const { collections, globals } = cms.config
  const kinds: readonly string[] = audit_log.kind.enumValues
  const own = collections.filter(({ slug }) => !slug.startsWith('payload-') && isAudited({ slug }))
  expect([...own, ...globals].map(({ slug }) => slug).filter((slug) => !kinds.includes(slug))).toEqual([])
})
