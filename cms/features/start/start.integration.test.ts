import { addDays, todayInBali } from '@nusa/shared/dates'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createTour } from '../../testing/content.ts'
import { describeSchedule, findScheduledEntries } from '../scheduling/scheduled-entries.ts'
import { BookingsSoon } from './admin/BookingsSoon.tsx'
import { MoneyToday } from './admin/MoneyToday.tsx'
import { findOwnDrafts } from './own-drafts.ts'

const now = new Date()
const today = todayInBali(now)
let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

const userOf = (who: 'editor' | 'admin' | 'staff') => ({ ...company[who].account, collection: 'users' as const })

test('findOwnDrafts returns the entries whose latest version is a draft by the user', async () => {
  const { rest, editor, admin, cms } = company
  const { id } = await createTour(cms.payload, { title: 'Live' })
  const save = (token: string, title: string, status: 'draft' | 'published', draft: boolean) =>
    rest(token, 'PATCH', `tours/${id}?draft=${draft}`, { title, _status: status })
  expect((await save(editor.token, 'Live, being changed', 'draft', true)).status).toBe(200)
  expect(await findOwnDrafts(cms.payload, userOf('editor'))).toMatchObject([
    { collection: 'tours', id: String(id), title: 'Live, being changed', savedAt: expect.any(Date) },
  ])
  expect(await findOwnDrafts(cms.payload, userOf('admin'))).toEqual([])
  expect((await save(admin.token, 'Live again', 'published', false)).status).toBe(200)
  expect(await findOwnDrafts(cms.payload, userOf('editor'))).toEqual([])
})

test('findScheduledEntries returns the scheduled entries in order of their time, without failed jobs', async () => {
  const { payload } = company.cms
  const { id } = await createTour(payload, { title: 'Soon' })
  const plan = (waitUntil: string, hasError: boolean) =>
    payload.db.create({
      collection: 'payload-jobs',
      data: {
        taskSlug: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: 'tours', value: id } },
        waitUntil,
        hasError,
        queue: 'default',
      },
    })
  await plan('2099-01-02T00:00:00.000Z', false)
  await plan('2099-01-01T00:00:00.000Z', false)
  await plan('2020-01-01T00:00:00.000Z', true)
  expect(await findScheduledEntries(payload)).toMatchObject([
    { action: 'publish', title: 'Soon', at: new Date('2099-01-01T00:00:00.000Z') },
    { action: 'publish', title: 'Soon', at: new Date('2099-01-02T00:00:00.000Z') },
  ])
  const entry = { collection: 'tours', entryId: String(id) }
  expect(await describeSchedule(payload, entry, 'en')).toEqual([
    expect.stringMatching(/^Will be published on .*2099/),
    expect.stringMatching(/^Will be published on .*2099/),
  ])
  expect(await describeSchedule(payload, entry, 'id')).toContainEqual(
    expect.stringMatching(/^Akan dipublikasikan pada /),
  )
  expect(await describeSchedule(payload, { ...entry, entryId: '999999' }, 'en')).toEqual([])
})

test("the start page shows staff today's bookings with phone numbers, and the money received today", async () => {
  const { payload } = company.cms
  const { bookingId, invoiceId } = company.ofAyu
  const customer_details = { first_name: 'Ayu', last_name: 'Dewi', phone: '+62 812-3456-7890' }
  const data = { booking_date: today, pickup_time: '07:30', payment_status: 'paid', customer_details } as const
  await payload.db.updateOne({ collection: 'bookings', id: bookingId, data, returning: false })
  const paid = { status: 'paid', paid_at: new Date().toISOString() } as const
  await payload.db.updateOne({ collection: 'invoices', id: invoiceId, data: paid, returning: false })
  const reader = { payload, user: userOf('staff'), language: 'en', now, today } as const
  const page = renderToStaticMarkup(await BookingsSoon(reader))
  expect(page).toContain('<strong>07:30</strong>')
  expect(page).toContain(`/admin/collections/bookings/${bookingId}`)
  expect(page).toContain('href="tel:+6281234567890"')
  expect(page).toContain('href="https://wa.me/6281234567890"')
  expect(page).toMatch(/Tomorrow’s bookings<\/h2><p>No bookings\./)
  expect(renderToStaticMarkup(await MoneyToday(reader))).toContain('Received</th><td>Rp990.000</td><td>Rp990.000</td>')
})

test('the start page shows the current day of a tour that takes several days', async () => {
  const { payload } = company.cms
  const data = { kind: 'tour', booking_date: addDays(today, -1), end_date: addDays(today, 1) } as const
  await payload.db.updateOne({ collection: 'bookings', id: company.ofAyu.bookingId, data, returning: false })
  const page = renderToStaticMarkup(await BookingsSoon({ payload, user: userOf('staff'), language: 'en', now, today }))
  expect(page).toMatch(/Today’s bookings.*Tour, day 2 of 3.*Tomorrow’s bookings.*Tour, day 3 of 3/)
})
