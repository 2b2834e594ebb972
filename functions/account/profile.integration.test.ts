import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

describe('a profile', () => {
  test('is changed field by field; the full name follows first and last name', async () => {
    const browser = await shop.newTraveller()
    const before = await browser.ask('getProfile')
    const after = await browser.ask('changeProfile', { first_name: ' Komang ', birthday: '1990-02-28' })
    expect(after).toEqual({ ...before, first_name: 'Komang', full_name: 'Komang Lestari', birthday: '1990-02-28' })
    expect(await browser.ask('changeProfile', { birthday: null })).toMatchObject({ birthday: null, city: before.city })
    expect(await browser.ask('getProfile')).toMatchObject({ full_name: 'Komang Lestari' })
  })

  test('keeps what its owner may not change', async () => {
    const browser = await shop.newTraveller()
    const before = await browser.ask('getProfile')
    const sent = { id: 1, email: 'other@example.com', deleted_at: 'x', _verified: false, full_name: 'King' }
    expect(await browser.ask('changeProfile', { ...sent, password: 'x', sessions: [] })).toEqual(before)
    expect((await browser.ask('session')).session?.user.email).toBe(before.email)
  })

  test('is seen by its owner only', async () => {
    const [ayu, made] = [await shop.newTraveller(), await shop.newTraveller()]
    await ayu.ask('changeProfile', { city: 'Amed' })
    expect((await made.ask('getProfile')).city).toBe('Ubud')
    expect((await shop.newBrowser().refused('getProfile')).code).toBe('not_authenticated')
    expect((await shop.newBrowser().refused('changeProfile', { city: 'Amed' })).code).toBe('not_authenticated')
  })

  test.each([
    [{ birthday: '1990-02-30' }],
    [{ birthday: '1899-12-31' }],
    [{ birthday: '2999-01-01' }],
    [{ city: 'x'.repeat(201) }],
    [{ phone: 7 }],
  ])('refuses %o', async (change) => {
    const browser = await shop.newTraveller()
    const refused = await browser.refused('changeProfile', change)
    expect(refused).toMatchObject({ status: 422, code: 'invalid_request' })
    expect(Object.keys(refused.fields ?? {})).toEqual(Object.keys(change))
  })
})
