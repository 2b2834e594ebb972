import { createHash, randomBytes } from 'node:crypto'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { travellerSessions } from '../core/database/custom-tables.ts'
import { type Company, startCompany } from '../testing/company.ts'

let company: Company
let slugs: CollectionSlug[]
const cookieToken = randomBytes(32).toString('base64url')

beforeAll(async () => {
  company = await startCompany()
  const { payload, config } = company.cms
  slugs = config.collections.map(({ slug }) => slug)
  // One entry of every collection that is worth attacking, including Payload's own.
  const user = { relationTo: 'users', value: company.staff.account.id } as const
  await company.rest(company.staff.token, 'POST', 'payload-preferences/tours-list', { value: { limit: 10 } })
  const document = { relationTo: 'bookings', value: company.ofAyu.bookingId } as const
  await payload.create({ collection: 'payload-locked-documents', data: { document, user } })
  await payload.db.drizzle.insert(travellerSessions).values({
    tokenHash: createHash('sha256').update(cookieToken).digest('hex'),
    travellerId: company.ayu.account.id,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
})
afterAll(() => company.cms.stop())

/** Callers without rights: anonymous, with a storefront session, and with a traveller's token signed by the CMS. */
const strangers: [string, () => HeadersInit][] = [
  ['an anonymous caller', () => ({})],
  [
    'a traveller with a storefront session',
    () => ({ cookie: `nusa-session=${cookieToken}; __Host-nusa-session=${cookieToken}` }),
  ],
  ['a traveller who sends the storefront session as a CMS token', () => ({ Authorization: `JWT ${cookieToken}` })],
  ['a traveller with a token of the CMS', () => ({ Authorization: `JWT ${company.ayu.token}` })],
  [
    'a traveller with a token of the CMS as a cookie',
    () => ({ cookie: `payload-token=${company.ayu.token}`, origin: company.cms.env.cmsUrl }),
  ],
]

/** Returns every row of the database, except the counters of the rate limiter and challenges of passkeys. */
async function state(): Promise<string> {
  const { drizzle } = company.cms.payload.db
  const { rows: tables } = await drizzle.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('rate_limits', 'factor_challenges') order by 1`,
  )
  const contents: string[] = []
  for (const { name } of tables) {
    const { rows } = await drizzle.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t order by 1`,
    )
    contents.push(`${name}: ${rows.map(({ row }) => row).join('\n')}`)
  }
  return contents.join('\n')
}

/** Returns the id of an existing entry, which an attacker may have found out. */
async function idIn(slug: CollectionSlug): Promise<number | string> {
  const { docs } = await company.cms.payload.find({ collection: slug, limit: 1, depth: 0 })
  return docs[0]?.id ?? 1
}

interface Address {
  method: string
  /** As in Payload's router: `/tours/:id`. */
  route: string
  path: string
}

const usualEndpoints = ['get', 'post', 'patch', 'delete'].flatMap((method) => [
  { method, path: '/' },
  { method, path: '/:id' },
])

/**
 * Returns every endpoint of the CMS, including those of Payload's own collections, with the ids of existing entries.
 */
async function everyAddress(): Promise<Address[]> {
  const { endpoints, globals } = company.cms.config
  const found: Address[] = []
  const add = (prefix: string, own: false | { method: string; path: string }[], id: number | string) => {
    for (const { method, path } of own || []) {
      const filled = path
        .replace(/:id\??/, String(id))
        .replace(':filename', 'picture.jpg')
        .replace(/:\w+\??/g, 'tours-list')
      found.push({ method: method.toUpperCase(), route: prefix + path, path: prefix + filled.replace(/\/$/, '') })
    }
  }
  for (const slug of slugs) {
    const own = company.cms.payload.collections[slug].config.endpoints
    // For a collection without endpoints, Payload's usual ones are tried.
    add(`/${slug}`, own && own.length > 0 ? own : usualEndpoints, await idIn(slug))
  }
  for (const { slug, endpoints: own } of globals) add(`/globals/${slug}`, own, 1)
  add('', endpoints, 1)
  return found
}

const broadQuery = '?where[id][exists]=true&depth=3&draft=true&limit=0'

/** Endpoints that answer strangers with success and reveal nothing. */
const harmlessEndpoints = [
  'GET /users/me',
  'GET /users/init',
  'POST /users/logout',
  'POST /users/forgot-password',
  'POST /users/passkey-sign-in/start',
  'GET /access',
  'GET /catalog',
  'GET /health',
]

describe.each(strangers)('%s', (_who, headersOf) => {
  test('can neither read nor change anything through any endpoint', async () => {
    const before = await state()
    const addresses = await everyAddress()
    expect(addresses.length).toBeGreaterThan(300)
    const findings: Findings = { admitted: new Map(), leaked: [], broken: [] }
    for (const address of addresses) {
      for (const query of ['', broadQuery]) await tryAddress(address, query, headersOf(), findings)
    }
    expect(findings.leaked).toEqual([])
    expect(findings.broken).toEqual([])
    expect([...findings.admitted].filter(([route]) => !harmlessEndpoints.includes(route))).toEqual([])
    expect(await state()).toBe(before)
  }, 120_000)
})

interface Findings {
  /** The responses of successful requests, by method and route. */
  admitted: Map<string, string>
  leaked: string[]
  broken: string[]
}

const attackerInput = {
  email: 'eve@example.com',
  name: 'Eve',
  password: 'Eve-Eve-1',
  token: 'x',
  role: 'admin',
  value: {},
}

/** Sends a request, and adds to the findings what its response reveals. */
async function tryAddress(
  { method, route, path }: Address,
  query: string,
  headers: HeadersInit,
  { admitted, leaked, broken }: Findings,
): Promise<void> {
  const body = method === 'GET' || method === 'DELETE' ? undefined : attackerInput
  const answer = await company.cms.call(method, `/api${path}${query}`, { body, headers })
  const text = await answer.text()
  const revealsServer = !answer.ok && text.includes(company.cms.env.cmsUrl)
  if (answer.status >= 500 || revealsServer) broken.push(`${answer.status} ${method} ${route}${query}: ${text}`)
  if (answer.ok && !grantsNothing(route, text)) admitted.set(`${method} ${route}`, text)
  const revealed = secrets().filter((secret) => text.includes(secret))
  leaked.push(...revealed.map((secret) => `${secret} by ${method} ${path}${query}`))
}

/** Returns whether the response lists access rights and grants no right to the collection. */
function grantsNothing(route: string, text: string): boolean {
  if (!/\/access(\/|$)/.test(route)) return false
  const { fields: _of, ...rights } = JSON.parse(text)
  return Object.keys(rights).length === 0
}

/** Returns values that occur only in records. */
function secrets(): string[] {
  const { ofAyu, ofBen, staff, admin } = company
  return [
    'ayu@example.com',
    'ben@example.com',
    ofAyu.invoiceId,
    ofBen.invoiceId,
    staff.account.email,
    admin.account.email,
    'A draft',
    'Be kind.',
  ]
}

test('an unknown URL returns 404 even to an administrator', async () => {
  for (const [method, path] of [
    ['GET', 'payload-migrations'],
    ['GET', 'payload-migrations/1'],
    ['PATCH', 'payload-migrations/1'],
    ['POST', 'users/verify/x'],
    ['GET', 'media/file/no-such-picture.jpg'],
  ] as const) {
    const answer = await company.rest(company.admin.token, method, path, method === 'GET' ? undefined : {})
    expect([path, answer.status]).toEqual([path, 404])
  }
})

test('GraphQL is disabled', async () => {
  for (const path of ['graphql', 'graphql-playground']) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const body = method === 'POST' ? { query: '{ Users { docs { email } } }' } : undefined
      const answer = await company.cms.call(method, `/api/${path}`, { body, token: company.admin.token })
      expect([path, method, answer.status]).toEqual([path, method, method === 'OPTIONS' ? 200 : 404])
      expect(await answer.text()).not.toContain('"data"')
    }
  }
})
