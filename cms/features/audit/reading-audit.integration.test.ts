import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditLog } from '../../generated/payload-types.ts'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
let tour = 0
beforeAll(async () => {
  company = await startCompany()
  const { docs } = await company.cms.payload.find({ collection: 'tours', where: { slug: { equals: 'nusa-penida' } } })
  tour = docs[0]?.id ?? 0
})
afterAll(() => company.cms.stop())
beforeEach(async () => {
  await company.cms.payload.delete({ collection: 'audit-log', where: { id: { exists: true } } })
})

/** Returns the rows of the audit log, oldest first. */
async function readAuditLog(): Promise<AuditLog[]> {
  const { docs } = await company.cms.payload.find({ collection: 'audit-log', sort: 'id', depth: 0, limit: 100 })
  return docs
}

type UserRole = 'admin' | 'editor' | 'staff'

async function send(who: UserRole, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await company.rest(company[who].token, method, path, body)
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true)
  return response.json()
}

describe('the audit log', () => {
  test('shows administrators all changes and other users only their own, and cannot be edited', async () => {
    await send('editor', 'PATCH', `tours/${tour}`, { rating: 4.1 })
    await send('staff', 'PATCH', `bookings/${company.ofBen.bookingId}`, { staff_note: 'Called.' })
    const readBy = async (who: UserRole) =>
      Object(await send(who, 'GET', 'audit-log?sort=id')).docs.map((entry: AuditLog) => entry.who)
    expect([await readBy('admin'), await readBy('editor'), await readBy('staff')]).toEqual([
      ['editor', 'staff'],
      ['editor'],
      ['staff'],
    ])
    expect((await company.rest(company.ayu.token, 'GET', 'audit-log')).status).toBe(403)
    const [entry] = await readAuditLog()
    for (const method of ['PATCH', 'DELETE']) {
      expect((await company.rest(company.admin.token, method, `audit-log/${entry?.id}`, { who: 'x' })).status).toBe(403)
    }
    expect((await company.rest(company.admin.token, 'POST', 'audit-log', { who: 'x' })).status).toBe(403)
  })

  test('can be searched by title and user, and filtered by kind, role and action', async () => {
    await send('editor', 'PATCH', `tours/${tour}`, { rating: 4.2, title: 'Nusa Penida' })
    await send('staff', 'PATCH', `bookings/${company.ofBen.bookingId}`, { staff_note: 'Called again.' })
    const found = async (where: string) =>
      Object(await send('admin', 'GET', `audit-log?sort=id&${where}`)).docs.map(({ kind }: AuditLog) => kind)
    const { listSearchableFields } = company.cms.payload.collections['audit-log'].config.admin
    expect(listSearchableFields).toEqual(['title', 'who', 'entry'])
    expect(await found('where[title][like]=penida')).toEqual(['tours'])
    expect(await found('where[who][like]=STAFF')).toEqual(['bookings'])
    expect(await found('where[kind][in]=bookings,invoices')).toEqual(['bookings'])
    expect(await found('where[role][equals]=editor')).toEqual(['tours'])
    expect(await found('where[operation][equals]=delete')).toEqual([])
  })
})
