import type { CollectionSlug } from 'payload'
import type { Traveller, User } from '../payload-types.ts'
import { makePicture, makeTour } from './content.ts'
import { makeCmsUser, makeTraveller, type Person } from './people.ts'
import { makeRecords, type Records } from './records.ts'
import { startCms, type TestCms } from './start-cms.ts'

/** Collections with the capacity or units of a date. */
export const stock = ['tour-places', 'transfer-stock', 'rental-stock', 'room-stock'] as const
/** Collections about bookings and payments, for staff only. */
export const office = ['payment-events', 'refunds', 'outgoing-mails', 'kept-terms', 'holds'] as const
export const records = ['bookings', 'invoices', 'travellers', 'favorites', 'subscriptions', ...office] as const
export const uploads = ['identity-documents'] as const

/** A CMS with a user of each role, two travellers with records in every collection, a tour and a draft. */
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
  /** Returns the collections that this token can list. */
  readableBy: (token: string) => Promise<string[]>
  /** Returns the collections in which this token may create an entry: any response except a refusal. */
  writableBy: (token: string) => Promise<string[]>
}

export async function startCompany(): Promise<Company> {
  const cms = await startCms()
  const admin = await makeCmsUser(cms, 'admin')
  const editor = await makeCmsUser(cms, 'editor')
  const staff = await makeCmsUser(cms, 'staff')
  const ayu = await makeTraveller(cms, 'ayu@example.com')
  const ben = await makeTraveller(cms, 'ben@example.com')
  const tour = await makeTour(cms.payload)
  await cms.payload.create({ collection: 'tours', data: { title: 'A draft', tour_type: 'single_day' }, draft: true })
  await makePicture(cms.payload)
  const ofAyu = await makeRecords(cms.payload, ayu.account.id, tour.id)
  const ofBen = await makeRecords(cms.payload, ben.account.id, tour.id)

  const slugs: CollectionSlug[] = cms.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-'))
  const rest: Company['rest'] = (token, method, address, body) => cms.call(method, `/api/${address}`, { token, body })
  const statusesOf = (ask: (slug: CollectionSlug) => Promise<Response>) =>
    Promise.all(slugs.map(async (slug) => [slug, (await ask(slug)).status] as const))
  return {
    ...{ cms, admin, editor, staff, ayu, ben, ofAyu, ofBen, rest },
    readableBy: async (token) => {
      const statuses = await statusesOf((slug) => rest(token, 'GET', slug))
      return statuses.filter(([, status]) => status === 200).map(([slug]) => slug)
    },
    writableBy: async (token) => {
      const statuses = await statusesOf((slug) => rest(token, 'POST', slug, { email: 'not an address' }))
      return statuses.filter(([, status]) => status !== 403).map(([slug]) => slug)
    },
  }
}
