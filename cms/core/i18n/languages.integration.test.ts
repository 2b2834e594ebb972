import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let token = ''

beforeAll(async () => {
  cms = await startCms()
  token = (await createCmsUser(cms, 'editor')).token
})
afterAll(() => cms.stop())

function wordsFor(translations: object | undefined, part: string): object {
  return Object.entries(translations ?? {}).find(([name]) => name === part)?.[1] ?? {}
}

async function refused(language: string): Promise<unknown> {
  const tier = { min_people: 1, max_people: 3, adult_price: 0 }
  const pricing = [
    { name: 'Private', type: 'per_person', market: 'all', person_tiers: [tier, { ...tier, min_people: 3 }] },
  ]
  const body = { title: 'Ubud', slug: 'ubud', tour_type: 'single_day', pricing, _status: 'published' }
  const response = await cms.call('POST', '/api/tours', { token, body, headers: { cookie: `payload-lng=${language}` } })
  const { errors } = await response.json()
  const fields: { path: string; message: string }[] = errors[0].data.errors
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}

test('the CMS reports validation errors in the language of the user', async () => {
  const tiers = 'pricing.0.person_tiers'
  expect(await refused('en')).toMatchObject({
    [`${tiers}.0.adult_price`]: 'This price must be above zero.',
    [`${tiers}.1.min_people`]: 'The rows 1–3 and 3–3 overlap. Each number may be in one row only.',
  })
  expect(await refused('id')).toMatchObject({
    [`${tiers}.0.adult_price`]: 'Harga ini harus di atas nol.',
    [`${tiers}.1.min_people`]: 'Baris 1–3 dan 3–3 tumpang tindih. Setiap angka hanya boleh ada di satu baris.',
  })
})

test('the texts of the rich text editor exist in English and Indonesian', () => {
  const { en, id } = cms.config.i18n.translations
  const namesIn = (words: object | undefined): string[] =>
    Object.entries(words ?? {}).flatMap(([name, inner]) =>
      typeof inner === 'string' ? [name] : namesIn(inner).map((rest) => `${name}.${rest}`),
    )
  const names = namesIn(wordsFor(en, 'lexical')).sort()
  expect(names).toContain('general.placeholder')
  expect(namesIn(wordsFor(id, 'lexical')).sort()).toEqual(names)
})

test('the CMS reports an invalid relation in the language of the user', async () => {
  const request = async (language: string) => {
    const body = { title: 'Ubud', _status: 'draft', image_gallery: [4711] }
    const headers = { cookie: `payload-lng=${language}` }
    const response = await cms.call('POST', '/api/tours?draft=true', { token, body, headers })
    return (await response.json()).errors[0].message
  }
  expect([await request('en'), await request('id')]).toEqual([
    'Entry 4711 no longer exists. Please choose another.',
    'Entri 4711 sudah tidak ada. Mohon pilih yang lain.',
  ])
})

test('the CMS explains to a signed-out user in their language how to continue', async () => {
  const request = async (language: string) => {
    const headers = { cookie: `payload-lng=${language}` }
    const created = await cms.call('POST', '/api/tours', { body: { title: 'Ubud' }, headers })
    return [created.status, (await created.json()).errors[0].message]
  }
  expect(await request('en')).toEqual([403, expect.stringContaining('sign in again in another tab')])
  expect(await request('id')).toEqual([403, expect.stringContaining('masuklah lagi di tab lain')])
})

test('the fields that Payload adds have labels in English and Indonesian', () => {
  const fields = cms.config.collections.find(({ slug }) => slug === 'tours')?.fields ?? []
  const labelsOf = (name: string) => fields.find((field) => 'name' in field && field.name === name)
  expect(labelsOf('updatedAt')).toMatchObject({ label: { en: 'Updated at', id: 'Diperbarui pada' } })
  expect(labelsOf('_status')).toMatchObject({
    label: { en: 'Status', id: 'Status' },
    options: [
      { value: 'draft', label: { en: 'Draft', id: 'Draf' } },
      { value: 'published', label: { en: 'Published', id: 'Dipublikasikan' } },
    ],
  })
  const allFields = [...cms.config.collections, ...cms.config.globals].flatMap((entity) => entity.fields)
  expect(allFields.filter((field) => 'label' in field && typeof field.label === 'function')).toEqual([])
})
