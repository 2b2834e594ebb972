import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'
import type { Role } from './permissions.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

const tours: CollectionSlug[] = ['pickup-zones', 'tours', 'categories', 'destinations']
const hotels: CollectionSlug[] = ['hotels']
const site: CollectionSlug[] = ['hero-slides', 'articles', 'pages', 'media']
const transport: CollectionSlug[] = [
  'airport-transfers',
  'cancellation-policies',
  'car-rentals',
  'cars',
  'car-categories',
  'car-rental-types',
  'airports',
  'cities',
  'areas',
  'countries',
]
const content = [...tours, ...hotels, ...site, ...transport]
const stock: CollectionSlug[] = ['tour-places', 'room-stock', 'rental-stock', 'transfer-stock']
const records: CollectionSlug[] = [
  'bookings',
  'invoices',
  'refunds',
  'payment-events',
  'outgoing-mails',
  'holds',
  'accepted-terms',
  'travellers',
  'identity-documents',
  'favorites',
  'subscriptions',
]

/** What each role reads, may create and sees in its menu. A new role needs an entry here. */
const expected: Record<Role, { reads: CollectionSlug[]; creates: CollectionSlug[]; menu: string[] }> = {
  admin: {
    reads: [...content, ...stock, ...records, 'users', 'audit-log'],
    creates: [...content, ...stock, 'users'],
    menu: [...content, ...stock, ...records, 'users', 'audit-log', 'settings', 'currencies', 'sign-in-settings'],
  },
  editor: {
    // Users and the audit log: only their own account and actions.
    reads: [...content, ...stock, 'users', 'audit-log'],
    creates: [...content, ...stock],
    menu: [...content, ...stock, 'audit-log', 'settings', 'currencies'],
  },
  staff: {
    reads: [...content, ...stock, ...records, 'users', 'audit-log'],
    creates: stock,
    menu: [...stock, ...records, 'audit-log'],
  },
}

test.each(Object.keys(expected) as Role[])(
  'a user with the role %j can read and create, and sees in the menu, exactly the expected collections',
  async (role) => {
    const { reads, creates, menu } = expected[role]
    const { token, account } = company[role]
    expect((await company.findReadableCollections(token)).sort()).toEqual([...reads].sort())
    expect((await company.findWritableCollections(token)).sort()).toEqual([...creates].sort())
    const user = { ...account, collection: 'users' as const, sessions: [] }
    const { collections, globals } = company.cms.config
    const entities = [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-'))
    const shown = entities.filter(
      ({ admin: { hidden } }) => !(typeof hidden === 'function' ? hidden({ user }) : hidden),
    )
    expect(shown.map(({ slug }) => slug).sort()).toEqual([...menu].sort())
  },
)
