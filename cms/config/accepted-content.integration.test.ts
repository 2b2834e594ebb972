import { catalogExportSchema, catalogGlobalSchemas, catalogSchemas } from '@nusa/shared/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overlapMs } from '../features/catalog-export/cursor.ts'
import { createCmsUser } from '../testing/people.ts'
import { corruptedCopies, createSamples } from '../testing/samples.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let token = ''

beforeAll(async () => {
  cms = await startCms()
  token = (await createCmsUser(cms, 'editor')).token
})
afterAll(() => cms.stop())

const accepts = async (method: string, address: string, body: unknown) =>
  (await cms.call(method, address, { token, body })).status < 300

async function exported(since = '') {
  return catalogExportSchema.parse(await (await cms.call('GET', `/api/catalog?since=${since}`)).json())
}

/**
 * Returns a cursor for changes from now on. The cursor is moved forward by the overlap, so that earlier changes are not
 * repeated.
 */
async function cursorOfNow(): Promise<string> {
  const { cursor } = await exported()
  return cursor.replace(/\d+$/, (time) => String(Number(time) + overlapMs))
}

/**
 * Returns the errors on which the next build of the site would fail, for all entries or those changed since a cursor.
 */
async function unreadable(since?: string): Promise<unknown[]> {
  const { collections } = await exported(since)
  return Object.entries(catalogSchemas).flatMap(([name, schema]) => {
    const entries = collections[name]?.changed ?? []
    return entries.flatMap((entry) => schema.safeParse(entry).error?.issues.map((issue) => ({ name, ...issue })) ?? [])
  })
}

test('every entry that the CMS accepts for publishing is valid for the site', async () => {
  const samples = await createSamples(cms)
  for (const [collection, sample] of Object.entries(samples)) {
    expect([collection, await accepts('POST', `/api/${collection}`, sample)]).toEqual([collection, true])
    for (const [, body] of corruptedCopies(sample)) await accepts('POST', `/api/${collection}`, body)
  }
  expect(await unreadable()).toEqual([])
}, 120_000)

test('every picture and country that the CMS accepts is valid for the site', async () => {
  const { docs } = await cms.payload.find({ collection: 'media', limit: 1 })
  const picture = { alt: 'A hill', placeholder_color: '#0f5c4d' }
  const country = await cms.payload.create({ collection: 'countries', data: { name: 'Indonesia', code: 'ID' } })
  const since = await cursorOfNow()
  for (const [change, body] of corruptedCopies(picture)) {
    await accepts('PATCH', `/api/media/${docs[0]?.id}`, body)
    expect([change, await unreadable(since)]).toEqual([change, []])
  }
  for (const [change, body] of corruptedCopies({ name: 'Indonesia', code: 'ID' })) {
    await accepts('PATCH', `/api/countries/${country.id}`, body)
    expect([change, await unreadable(since)]).toEqual([change, []])
  }
  const { collections } = await exported(since)
  expect(collections).toMatchObject({ pictures: { changed: [{}] }, countries: { changed: [{}] } })
  expect(await unreadable()).toEqual([])
}, 60_000)

test('all settings and currencies that the CMS accepts are valid for the site', async () => {
  const usd = { code: 'USD', name: 'Dollar', symbol: '$', symbol_position: 'before', decimal_digits: 2 }
  const samples = {
    settings: {
      site_name: 'Nusa',
      tagline: 'Bali',
      tax: 11,
      contact: {
        email: 'hello@nusa.example',
        phone: '+62 812 3456 7890',
        whatsapp: '+62 812 3456 7890',
        address: 'Ubud',
      },
      social: [{ name: 'Instagram', url: 'https://instagram.example/nusa' }],
      stats: [{ figure: '500+', label: 'Tours' }],
      trust_lines: ['Free cancellation'],
    },
    currencies: {
      currencies: [{ ...usd, code: 'IDR', decimal_digits: 0 }, usd],
      currency_rates: { base_currency: 'IDR', rates: [{ code: 'USD', rate: 0.00006 }] },
    },
  }
  const since = await cursorOfNow()
  for (const [global, sample] of Object.entries(samples)) {
    expect(await accepts('POST', `/api/globals/${global}`, sample)).toBe(true)
    for (const [change, body] of [
      ...corruptedCopies(sample),
      ['email', { contact: { email: 'a!b@nusa.example' } }] as const,
    ]) {
      if (!(await accepts('POST', `/api/globals/${global}`, body))) continue
      const { globals } = await exported(since)
      for (const [name, schema] of Object.entries(catalogGlobalSchemas)) {
        expect([change, schema.safeParse(globals[name]).error?.issues]).toEqual([change, undefined])
      }
    }
  }
}, 60_000)
