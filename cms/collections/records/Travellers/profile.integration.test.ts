import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

const today = todayInBali(new Date())
const usd = { code: 'USD', name: 'US dollar', symbol: '$', symbol_position: 'before', decimal_digits: 2 } as const

let company: Company
beforeAll(async () => {
  company = await startCompany()
  const idr = { ...usd, code: 'IDR', name: 'Rupiah', symbol: 'Rp', decimal_digits: 0 }
  const currency_rates = { base_currency: 'IDR' as const, rates: [{ code: 'USD', rate: 0.000_061 }] }
  const data = { currencies: [idr, usd], currency_rates }
  await company.cms.payload.updateGlobal({ slug: 'currencies', data })
})
afterAll(() => company.cms.stop())

async function write(change: object, token = company.staff.token) {
  const response = await company.rest(token, 'PATCH', `travellers/${company.ayu.account.id}`, change)
  const { errors } = await response.json()
  return { status: response.status, path: errors?.[0]?.data?.errors?.[0]?.path }
}

describe('staff who edit a profile', () => {
  test.each([
    ['birthday', today],
    ['birthday', addDays(today, 400)],
    ['birthday', '1899-12-31'],
    ['preferred_currency', 'usd'],
    ['preferred_currency', '<x>'],
    ['preferred_currency', 'CHF'],
    ['first_name', 'x'.repeat(201)],
    ['address', 'x'.repeat(201)],
    ['full_name', 'x'.repeat(402)],
    ['username', 'x'.repeat(61)],
  ])('cannot save a value that the site refuses: %s, case %#', async (path, value) => {
    expect(await write({ [path]: value })).toEqual({ status: 400, path })
  })

  test.each([
    ['birthday', addDays(today, -1)],
    ['birthday', '1900-01-01'],
    ['birthday', null],
    ['preferred_currency', 'IDR'],
    ['preferred_currency', 'USD'],
    ['preferred_currency', null],
    ['first_name', 'x'.repeat(200)],
    ['full_name', 'x'.repeat(401)],
    ['username', 'x'.repeat(60)],
  ])('can save a value that the site accepts: %s, case %#', async (path, value) => {
    expect(await write({ [path]: value })).toEqual({ status: 200 })
  })

  test('update the full name by changing the first or last name, as on the site', async () => {
    const fullName = async () =>
      (await company.cms.payload.findByID({ collection: 'travellers', id: company.ayu.account.id })).full_name
    await write({ first_name: 'Ayu', last_name: 'Lestari', full_name: 'Ayu' })
    await write({ last_name: 'Wirawan' })
    expect(await fullName()).toBe('Ayu Wirawan')
    // The form sends every field with its value from when the form was opened.
    await write({ first_name: ' Komang ', last_name: 'Wirawan', full_name: 'Ayu Wirawan' })
    expect(await fullName()).toBe('Komang Wirawan')
    await write({ first_name: 'Made', full_name: 'Ibu Made' })
    expect(await fullName(), 'the entered full name is stored').toBe('Ibu Made')
    await write({ city: 'Amed' })
    expect(await fullName()).toBe('Ibu Made')
    await write({ first_name: '', last_name: '' })
    expect(await fullName()).toBe('Ibu Made')
  })

  test('clear the last name with the single-name checkbox, or with the last name "-"', async () => {
    const names = async () => {
      const { docs } = await company.cms.payload.find({
        collection: 'travellers',
        where: { id: { equals: company.ayu.account.id } },
      })
      const { first_name, last_name, single_name, full_name } = docs[0] ?? expect.unreachable()
      return [first_name, last_name, single_name, full_name]
    }
    await write({ first_name: 'Ayu', last_name: 'Lestari', single_name: false })
    await write({ first_name: 'Suharto', last_name: 'Lestari', single_name: true })
    expect(await names()).toEqual(['Suharto', '', true, 'Suharto'])
    await write({ last_name: 'Wirawan', single_name: false })
    expect(await names()).toEqual(['Suharto', 'Wirawan', false, 'Suharto Wirawan'])
    await write({ last_name: '-' })
    expect(await names()).toEqual(['Suharto', '', true, 'Suharto'])
  })

  test("can enter a phone number in the local format of the traveller's country", async () => {
    const id = company.ayu.account.id
    const stored = async () => {
      const { rows } = await company.cms.payload.db.pool.query('select phone from travellers where id = $1', [id])
      return rows[0].phone
    }
    await write({ country: 'Australia', phone: '0400/123\u2011456' })
    expect(await stored()).toBe('+61400123456')
    expect((await company.cms.payload.findByID({ collection: 'travellers', id })).phone).toBe('+61 400 123 456')
    expect(await write({ phone: 'abc' })).toEqual({ status: 400, path: 'phone' })
    await company.cms.payload.db.pool.query("update travellers set phone = 'ask Made' where id = $1", [id])
    expect(await write({ city: 'Amed', phone: 'ask Made' })).toEqual({ status: 200 })
    expect(await stored()).toBe('ask Made')
    await write({ phone: '+61 400 123 456' })
    await write({ city: 'Ubud' })
    expect(await stored()).toBe('+61400123456')
  })

  test('can save other fields if the chosen currency is no longer offered', async () => {
    const { pool } = company.cms.payload.db
    await pool.query("update travellers set preferred_currency = 'CHF' where id = $1", [company.ayu.account.id])
    expect(await write({ city: 'Ubud' })).toEqual({ status: 200 })
  })
})

test('the reason for the rejection of a document can have at most 500 characters', async () => {
  const path = `identity-documents/${company.ofAyu.document.id}`
  const refuse = async (reason: string) =>
    (await company.rest(company.staff.token, 'PATCH', path, { state: 'refused', reason })).status
  expect(await refuse('x'.repeat(501))).toBe(400)
  expect(await refuse('x'.repeat(500))).toBe(200)
})
