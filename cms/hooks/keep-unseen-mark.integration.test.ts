import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Booking, Invoice, User } from '../payload-types.ts'
import { makeColleague, makeTraveller, type Person } from '../testing/people.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { makeTwoBooked } from '../testing/two-booked.ts'

let cms: TestCms
let staff: Person<User>
let traveller: number

beforeAll(async () => {
  cms = await startCms()
  await makeColleague(cms, 'admin')
  staff = await makeColleague(cms, 'staff')
  traveller = (await makeTraveller(cms, 'ayu@example.com')).account.id
})
afterAll(() => cms.stop())

const patch = (address: string, body: object) => cms.call('PATCH', `/api/${address}`, { token: staff.token, body })
const readInvoice = (id: string) => cms.payload.findByID({ collection: 'invoices', id, depth: 0 })
const about = (invoice: string) => ({
  where: { invoice: { equals: invoice } },
  depth: 0,
  sort: 'id',
  pagination: false,
})
const refundsOf = async (id: string) => (await cms.payload.find({ collection: 'refunds', ...about(id) })).docs
const twoBooked = (status: Invoice['status'], payment_status: Booking['payment_status']) =>
  makeTwoBooked(cms.payload, traveller, status, payment_status)

describe('the mark that a person must act', () => {
  const note = 'Another amount or currency was paid than the invoice says.'
  const mark = (id: string, attention_note = note) =>
    cms.payload.db.updateOne({ collection: 'invoices', id, data: { needs_attention: true, attention_note } })

  test('stays where a form was opened before it was set, and what was written is saved', async () => {
    const { id } = await twoBooked('pending', 'pending')
    const form = { needs_attention: false, attention_note: null, notes: 'Called, no answer.' }
    await mark(id)
    expect((await patch(`invoices/${id}`, form)).status).toBe(200)
    expect(await readInvoice(id)).toMatchObject({ ...form, needs_attention: true, attention_note: note })
  })

  test('stays where another payment was added since the form was opened', async () => {
    const { id } = await twoBooked('pending', 'pending')
    await mark(id, `${note}\nA second payment arrived for this invoice.`)
    await patch(`invoices/${id}`, { needs_attention: false, attention_note: note })
    expect(await readInvoice(id)).toMatchObject({ needs_attention: true })
  })

  test('is taken away by who has read why it is there, and the reason stays', async () => {
    const { id } = await twoBooked('pending', 'pending')
    await mark(id)
    await patch(`invoices/${id}`, { needs_attention: false, attention_note: note, notes: 'Sent back.' })
    expect(await readInvoice(id)).toMatchObject({ needs_attention: false, attention_note: note, notes: 'Sent back.' })
    await patch(`invoices/${id}`, { attention_note: 'Nothing.' })
    expect((await readInvoice(id)).attention_note).toBe(note)
  })

  test('of a refund goes by what it says', async () => {
    const { id, first } = await twoBooked('paid', 'paid')
    await patch(`bookings/${first}`, { status: 'cancelled' })
    const refund = (await refundsOf(id))[0]?.id ?? 0
    const error = 'The refund has been on its way for more than two weeks.'
    const data = { state: 'pending', needs_attention: true, error }
    await cms.payload.db.updateOne({ collection: 'refunds', id: refund, data })
    const form = { state: 'pending', needs_attention: false, notes: 'Waits.' }
    await patch(`refunds/${refund}`, { ...form, error: null })
    expect((await refundsOf(id))[0]).toMatchObject({ ...data, notes: 'Waits.' })
    await patch(`refunds/${refund}`, { ...form, error })
    expect((await refundsOf(id))[0]).toMatchObject({ needs_attention: false, error })
  })
})
