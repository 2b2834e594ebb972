import type { CollectionSlug } from 'payload'
import type { Traveller, User } from '../generated/payload-types.ts'
import { createPicture, createTour } from './content.ts'
import { createCmsUser, createTraveller, type Person } from './people.ts'
import { createRecords, type Records } from './records.ts'
import { startCms, type TestCms } from './start-cms.ts'

/** Collections with the capacity or units of a date. */
export const stockCollections = ['tour-places', 'transfer-stock', 'rental-stock', 'room-stock'] as const
/** Collections for staff only. */
export const staffCollections = ['payment-events', 'refunds', 'outgoing-mails', 'accepted-terms', 'holds'] as const
export const recordCollections = [
  'bookings',
  'invoices',
  'travellers',
  'favorites',
  'subscriptions',
  ...staffCollections,
] as const
export const uploadCollections = ['identity-documents'] as const

export interface Company {
  cms: TestCms
  admin: Person<User>
  editor: Person<User>
  staff: Person<User>
  ayu: Person<Traveller>
  ben: Person<Traveller>
  ofAyu: Records
  ofBen: Records
  rest: (token: string, method: string, address: string, body?: unknown) => Promise<Response>
  findReadableCollections: (token: string) => Promise<string[]>
  /** Returns the collections that do not respond with 403. */
  findWritableCollections: (token: string) => Promise<string[]>
}

export async function startCompany(): Promise<Company> {
  const cms = await startCms()
  // The staff of these tests have no second factor.
  await cms.payload.updateGlobal({ slug: 'sign-in-settings', data: { protect_documents: false } })
  const admin = await createCmsUser(cms, 'admin')
  const editor = await createCmsUser(cms, 'editor')
  const staff = await createCmsUser(cms, 'staff')
  const ayu = await createTraveller(cms, 'ayu@example.com')
  const ben = await createTraveller(cms, 'ben@example.com')
  const tour = await createTour(cms.payload)
  await cms.payload.create({ collection: 'tours', data: { title: 'A draft', tour_type: 'single_day' }, draft: true })
  await createPicture(cms.payload)
  const ofAyu = await createRecords(cms.payload, ayu.account.id, tour.id)
  const ofBen = await createRecords(cms.payload, ben.account.id, tour.id)

  const slugs: CollectionSlug[] = cms.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-'))
  const rest: Company['rest'] = (token, method, address, body) => cms.call(method, `/api/${address}`, { token, body })
  const readStatuses = (request: (slug: CollectionSlug) => Promise<Response>) =>
    Promise.all(slugs.map(async (slug) => [slug, (await request(slug)).status] as const))
  return {
    ...{ cms, admin, editor, staff, ayu, ben, ofAyu, ofBen, rest },
    findReadableCollections: async (token) => {
      const statuses = await readStatuses((slug) => rest(token, 'GET', slug))
      return statuses.filter(([, status]) => status === 200).map(([slug]) => slug)
    },
    findWritableCollections: async (token) => {
      const statuses = await readStatuses((slug) => rest(token, 'POST', slug, { email: 'not an address' }))
      return statuses.filter(([, status]) => status !== 403).map(([slug]) => slug)
    },
  }
}
