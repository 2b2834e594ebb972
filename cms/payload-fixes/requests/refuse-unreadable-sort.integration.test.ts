import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
const tokens: Record<'admin' | 'staff', string> = { admin: '', staff: '' }

beforeAll(async () => {
  cms = await startCms()
  await cms.payload.updateGlobal({ slug: 'sign-in-settings', data: { protect_documents: false } })
  cms.payload.logger.level = 'silent'
  for (const role of ['admin', 'staff'] as const) tokens[role] = (await createCmsUser(cms, role)).token
})
afterAll(() => cms.stop())

/** Returns the paths of hidden fields and account secrets that are reached through relations, two relations deep. */
function hiddenPaths({ flattenedFields }: SanitizedCollectionConfig, depth = 2): string[] {
  return flattenedFields.flatMap((field) => relationsOf(field).flatMap((path) => hiddenBelow(path, depth)))

  function hiddenBelow({ path, target }: Relation, left: number): string[] {
    const related = cms.config.collections.find(({ slug }) => slug === target)
    if (!related) return []
    const here = related.flattenedFields.filter((field) => 'hidden' in field && field.hidden).map(({ name }) => name)
    const deeper = left > 1 ? related.flattenedFields.flatMap(relationsOf) : []
    return [
      ...here.map((name) => `${path}.${name}`),
      ...deeper.flatMap((next) => hiddenBelow({ ...next, path: `${path}.${next.path}` }, left - 1)),
    ]
  }
}

interface Relation {
  path: string
  target: string
}

function relationsOf(field: FlattenedField): Relation[] {
  if (field.type === 'relationship' || field.type === 'upload') {
    return typeof field.relationTo === 'string' ? [{ path: field.name, target: field.relationTo }] : []
  }
  if (field.type === 'join') {
    return typeof field.collection === 'string' ? [{ path: field.name, target: field.collection }] : []
  }
  if (!('flattenedFields' in field)) return []
  return field.flattenedFields
    .flatMap(relationsOf)
    .map(({ path, target }) => ({ path: `${field.name}.${path}`, target }))
}

describe('sorting', () => {
  test('is refused for every hidden field of a related entry', async () => {
    const paths = cms.config.collections.flatMap((collection) =>
      hiddenPaths(collection).map((path) => ({ slug: collection.slug, path })),
    )
    expect(paths).toContainEqual({ slug: 'bookings', path: 'user_id.hash' })
    expect(paths).toContainEqual({ slug: 'identity-documents', path: 'reviewed_by.resetPasswordToken' })
    for (const { slug, path } of paths) {
      for (const sort of [path, `-${path}`, path.replaceAll('.', '__')]) {
        const answer = await cms.call('GET', `/api/${slug}?limit=1&depth=0&sort=${sort}`, { token: tokens.admin })
        expect([slug, sort, answer.status]).toEqual([slug, sort, expect.toBeOneOf([400, 403, 404])])
      }
    }
  })

  test('is refused if the caller cannot read one of the sort fields, also in versions and joins', async () => {
    for (const address of [
      '/api/bookings?sort=createdAt,user_id.hash',
      '/api/tours/versions?sort=version.main_image.nothing',
      '/api/invoices?joins[bookings][sort]=user_id.hash',
    ]) {
      const answer = await cms.call('GET', address, { token: tokens.admin })
      expect([address, answer.status]).toEqual([address, 400])
    }
  })

  test('is refused for a field of a related collection if the caller can read only some entries of that collection', async () => {
    const address = '/api/identity-documents?sort=reviewed_by.email'
    expect((await cms.call('GET', address, { token: tokens.staff })).status).toBe(400)
    expect((await cms.call('GET', address, { token: tokens.admin })).status).toBe(200)
  })

  test('is allowed for a visible field of the entry or of a related entry', async () => {
    for (const address of ['/api/bookings?sort=-user_id.email', '/api/bookings?sort=createdAt']) {
      const answer = await cms.call('GET', address, { token: tokens.staff })
      expect([address, answer.status]).toEqual([address, 200])
    }
  })

  test('is refused for the same hidden fields as filtering', async () => {
    for (const { slug, ...collection } of cms.config.collections) {
      for (const path of hiddenPaths({ slug, ...collection }, 1)) {
        const answer = await cms.call('GET', `/api/${slug}?where[${path}][like]=a`, { token: tokens.admin })
        expect([slug, path, answer.status]).toEqual([slug, path, expect.toBeOneOf([400, 403, 404])])
      }
    }
  })
})
