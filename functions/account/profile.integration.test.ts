import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

describe('a profile', () => {
  test('can be changed field by field, and the full name changes with the first and last name', async () => {
    const browser = await shop.newTraveller()
    const before = await browser.call('getProfile')
    const after = await browser.call('changeProfile', { first_name: ' Komang ', birthday: '1990-02-28' })
    expect(after).toEqual({ ...before, first_name: 'Komang', full_name: 'Komang Lestari', birthday: '1990-02-28' })
    const changed = await browser.call('changeProfile', { birthday: null })
    expect(changed).toMatchObject({ birthday: null, city: before.city, full_name: 'Komang Lestari' })
    expect(await browser.call('getProfile'), 'the stored profile has the changes').toEqual(changed)
  })

  test('stores phone numbers in E.164 and shows them in the international format', async () => {
    const browser = await shop.newTraveller()
    const typed = {
      country: 'Australia',
      phone: '\u200e+62\u2011812\u20133456/7890',
      whatsapp: '０４００　１２３　４５６',
    }
    const shown = { phone: '+62 812 3456 7890', whatsapp: '+61 400 123 456' }
    const { id } = await browser.call('changeProfile', typed)
    expect(await browser.call('getProfile')).toMatchObject(shown)
    const { rows } = await shop.office.pool.query('select phone, whatsapp from travellers where id = $1', [id])
    expect(rows).toEqual([{ phone: '+6281234567890', whatsapp: '+61400123456' }])
    expect(await browser.call('changeProfile', { whatsapp: '' })).toMatchObject({ ...shown, whatsapp: '' })
  })

  test('rejects an invalid phone number unless it was stored before', async () => {
    const browser = await shop.newTraveller()
    const fields = { phone: 'Enter a phone number with its country code, such as +62 812 3456 7890.' }
    expect(await browser.callExpectingFailure('changeProfile', { phone: 'abc' })).toMatchObject({ status: 422, fields })
    const { id } = await browser.call('getProfile')
    await shop.office.pool.query(
      "update travellers set phone = 'ask my wife', whatsapp = '0812 3456 7890' where id = $1",
      [id],
    )
    const shown = { phone: 'ask my wife', whatsapp: '+62 812 3456 7890' }
    expect(await browser.call('getProfile')).toMatchObject(shown)
    expect(await browser.call('changeProfile', { city: 'Amed', phone: 'ask my wife' })).toMatchObject(shown)
  })

  test('has no last name for a person with a single name', async () => {
    const browser = await shop.newTraveller()
    const single = { first_name: 'Suharto', last_name: '', single_name: true, full_name: 'Suharto' }
    expect(await browser.call('changeProfile', { first_name: 'Suharto', single_name: true })).toMatchObject(single)
    expect(await browser.call('changeProfile', { last_name: '-' })).toMatchObject(single)
    const named = { ...single, last_name: 'Wirawan', single_name: false, full_name: 'Suharto Wirawan' }
    expect(await browser.call('changeProfile', { last_name: 'Wirawan' })).toMatchObject(named)
    expect(await browser.call('changeProfile', { last_name: '-' })).toMatchObject(single)
  })

  test('ignores fields that its owner cannot change', async () => {
    const browser = await shop.newTraveller()
    const before = await browser.call('getProfile')
    const sent = { id: 1, email: 'other@example.com', deleted_at: 'x', _verified: false, full_name: 'King' }
    expect(await browser.call('changeProfile', { ...sent, password: 'x', sessions: [] })).toEqual(before)
    expect((await browser.call('session')).session?.user.email).toBe(before.email)
  })

  test('is visible to its owner only', async () => {
    const [ayu, made] = [await shop.newTraveller(), await shop.newTraveller()]
    await ayu.call('changeProfile', { city: 'Amed' })
    expect((await made.call('getProfile')).city).toBe('Ubud')
    expect((await shop.newBrowser().callExpectingFailure('getProfile')).code).toBe('not_authenticated')
    expect((await shop.newBrowser().callExpectingFailure('changeProfile', { city: 'Amed' })).code).toBe(
      'not_authenticated',
    )
  })

  test.each([
    [{ birthday: '1990-02-30' }],
    [{ birthday: '1899-12-31' }],
    [{ birthday: '2999-01-01' }],
    [{ city: 'x'.repeat(201) }],
    [{ phone: 7 }],
  ])('rejects the change %o', async (change) => {
    const browser = await shop.newTraveller()
    const refused = await browser.callExpectingFailure('changeProfile', change)
    expect(refused).toMatchObject({ status: 422, code: 'invalid_request' })
    expect(Object.keys(refused.fields ?? {})).toEqual(Object.keys(change))
  })
})
