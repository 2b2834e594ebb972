import type { Tour } from '@nusa/shared/catalog'
import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let ayu: Browser
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
})
afterAll(() => shop.stop())

const book = (tour: Tour, adults: number) =>
  ayu.call('placeBooking', requestFor(tour, [choose(shop, tour, { adults })]))

describe('the spots left', () => {
  const ask = (tour: { id: number }, from = 0, to = 30) => {
    const today = todayInBali(shop.clock.now)
    const query = `kind=tour&id=${tour.id}&from=${addDays(today, from)}&to=${addDays(today, to)}`
    return shop.newBrowser().call('availability', undefined, `/api/availability?${query}`)
  }
  const day = (days: number) => addDays(todayInBali(shop.clock.now), days)

  test('are public, and are listed only for days that differ from the default', async () => {
    const tour = await offerTour(shop, { places_per_day: 12 })
    await book(tour, 9)
    for (const [days, unitsLeft] of [
      [8, 0],
      [9, 20],
      [40, 1],
    ] as const) {
      await shop.office.payload.create({
        collection: 'tour-places',
        data: { tour: tour.id, date: day(days), places: unitsLeft },
      })
    }
    expect(await ask(tour)).toEqual({ places: 12, days: { [day(7)]: 3, [day(8)]: 0, [day(9)]: 20 } })
  })

  test('are unknown for a tour without a limit and for an unpublished tour', async () => {
    const tour = await offerTour(shop)
    await book(tour, 9)
    expect(await ask(tour)).toEqual({ places: null, days: {} })
    expect(await ask({ id: 999_999 })).toEqual({ places: null, days: {} })
    const hidden = await offerTour(shop, { places_per_day: 12 })
    await shop.office.payload.update({ collection: 'tours', id: hidden.id, data: { _status: 'draft' } })
    expect(await ask(hidden)).toEqual({ places: null, days: {} })
  })

  test('can be cached for a few seconds', async () => {
    const tour = await offerTour(shop, { places_per_day: 12 })
    const address = `/api/availability?kind=tour&id=${tour.id}&from=${day(0)}&to=${day(30)}`
    const answer = await shop.newBrowser().send('GET', address)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3')
    await book(tour, 1)
    expect(await (await shop.newBrowser().send('GET', address)).json()).toEqual({ places: 12, days: {} })
  })

  test('cannot be requested for an invalid tour or date range', async () => {
    for (const query of [
      '',
      'kind=tour&id=x&from=2026-12-01&to=2026-12-02',
      'kind=tour&id=1&from=2026-12-02&to=2026-12-01',
    ]) {
      const { status } = await shop.newBrowser().send('GET', `/api/availability?${query}`)
      expect(status).toBe(422)
    }
  })
})
