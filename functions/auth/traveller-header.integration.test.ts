import { contract, travellerHeader } from '@nusa/shared/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

describe('a request with the traveller header', () => {
  const change = async (browser: Browser, id: string, body: unknown) => {
    const response = await browser.send('PATCH', contract.changeProfile.path, body, { [travellerHeader]: id })
    return { status: response.status, answer: await response.json() }
  }

  test('cannot read or write once another traveller is signed in, for example in another tab', async () => {
    const [ayu, made] = [await shop.newTraveller(), await shop.newTraveller()]
    const [{ id }, before] = [await ayu.call('getProfile'), await made.call('getProfile')]
    const refused = await change(made, String(id), { city: 'Amed' })
    expect(refused).toMatchObject({ status: 409, answer: { error: { code: 'another_traveller' } } })
    expect(await made.call('getProfile')).toEqual(before)
    const read = await made.send('GET', contract.getProfile.path, undefined, { [travellerHeader]: String(id) })
    expect(read.status).toBe(409)
  })

  test('succeeds for the same traveller, and is rejected if no traveller is signed in', async () => {
    const ayu = await shop.newTraveller()
    const { id } = await ayu.call('getProfile')
    expect(await change(ayu, String(id), { city: 'Amed' })).toMatchObject({ status: 200, answer: { city: 'Amed' } })
    const signedOut = await change(shop.newBrowser(), String(id), { city: 'Ubud' })
    expect(signedOut).toMatchObject({ status: 401, answer: { error: { code: 'not_authenticated' } } })
  })

  test.each(['', '0', 'x', '1 or 1=1', '999999999999999999999'])(
    'is rejected if the header contains %o',
    async (named) => {
      const ayu = await shop.newTraveller()
      expect((await change(ayu, named, { city: 'Amed' })).status).toBe(409)
    },
  )
})
