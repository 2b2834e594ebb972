import { favorites } from '@nusa/cms/schema'
import { contract } from '@nusa/shared/api'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { offerTour } from '../testing/offer.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

const at = (tour: { id: number }) => `/api/favorites/${tour.id}`
const idsOf = async (browser: Browser) => (await browser.ask('listFavorites')).favorites.map(({ tour_id }) => tour_id)
const rowsOf = async (tour: { id: number }) => {
  const [row] = await shop.office.db.select({ rows: count() }).from(favorites).where(eq(favorites.tour_id, tour.id))
  return row?.rows
}

describe('favorites', () => {
  test('are listed with the time they were added, latest first', async () => {
    const [ayu, ubud, amed] = [await shop.newTraveller(), await offerTour(shop), await offerTour(shop)]
    shop.clock.now = new Date('2026-11-21T08:00:00.000Z')
    await ayu.ask('addFavorite', undefined, at(ubud))
    shop.clock.now = new Date('2026-11-21T08:00:01.000Z')
    await ayu.ask('addFavorite', undefined, at(amed))
    expect((await ayu.ask('listFavorites')).favorites).toEqual([
      { tour_id: amed.id, created_at: '2026-11-21T08:00:01.000Z' },
      { tour_id: ubud.id, created_at: '2026-11-21T08:00:00.000Z' },
    ])
  })

  test('can be added and removed repeatedly', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    for (const name of ['removeFavorite', 'addFavorite', 'addFavorite'] as const) {
      expect(await ayu.ask(name, undefined, at(tour))).toEqual({ ok: true })
    }
    expect(await idsOf(ayu)).toEqual([tour.id])
    await ayu.ask('removeFavorite', undefined, at(tour))
    expect(await ayu.ask('removeFavorite', undefined, at(tour))).toEqual({ ok: true })
    expect(await idsOf(ayu)).toEqual([])
  })

  test('added 16 times at once are one row', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => ayu.send(contract.addFavorite.method, at(tour), {})),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200))
    expect(await rowsOf(tour)).toBe(1)
  })

  test('added and removed 32 times at once leave one row or none, and cause no error', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => ayu.send(index % 2 ? 'PUT' : 'DELETE', at(tour), {})),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rowsOf(tour)).toBeLessThanOrEqual(1)
  })

  test('are visible to and changed by their owner only', async () => {
    const [ayu, made, tour] = [await shop.newTraveller(), await shop.newTraveller(), await offerTour(shop)]
    await ayu.ask('addFavorite', undefined, at(tour))
    expect(await idsOf(made)).toEqual([])
    await made.ask('removeFavorite', undefined, at(tour))
    expect(await idsOf(ayu)).toEqual([tour.id])
    await made.ask('addFavorite', undefined, at(tour))
    expect(await rowsOf(tour)).toBe(2)
    const [traveller] = await shop.office.db.select().from(favorites).where(eq(favorites.tour_id, tour.id)).limit(1)
    const sent = { user_id: traveller?.user_id, tour_id: tour.id }
    const [rival, other] = [await shop.newTraveller(), await offerTour(shop)]
    await rival.ask('addFavorite', sent, at(other))
    expect(await idsOf(ayu)).toEqual([tour.id])
    expect(await idsOf(rival)).toEqual([other.id])
  })

  test('require a signed-in traveller', async () => {
    const tour = await offerTour(shop)
    for (const name of ['listFavorites', 'addFavorite', 'removeFavorite'] as const) {
      const refused = await shop
        .newBrowser()
        .refused(name, undefined, contract[name].path.replace('{tour}', `${tour.id}`))
      expect(refused).toMatchObject({ status: 401, code: 'not_authenticated' })
    }
    expect(await rowsOf(tour)).toBe(0)
  })

  test('can be changed from our site only', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    for (const method of ['PUT', 'DELETE']) {
      const answer = await ayu.send(method, at(tour), {}, { origin: 'https://evil.example' })
      expect(answer.status).toBe(403)
    }
    expect(await rowsOf(tour)).toBe(0)
  })

  test('contain published tours only; a tour that is published again reappears', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    const draft = await offerTour(shop)
    const publish = (id: number, _status: 'draft' | 'published') =>
      shop.office.payload.update({ collection: 'tours', id, data: { _status } })
    await publish(draft.id, 'draft')
    expect(await ayu.refused('addFavorite', undefined, at(draft))).toMatchObject({
      status: 404,
      message: 'Tour not found',
    })
    await ayu.ask('addFavorite', undefined, at(tour))
    await publish(tour.id, 'draft')
    expect(await idsOf(ayu)).toEqual([])
    await publish(tour.id, 'published')
    expect(await idsOf(ayu)).toEqual([tour.id])
  })

  test('are deleted with their tour', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    await ayu.ask('addFavorite', undefined, at(tour))
    await shop.office.payload.delete({ collection: 'tours', id: tour.id })
    expect(await idsOf(ayu)).toEqual([])
  })

  test.each(['0', '-1', '1.5', '1e3', 'x', '99999999999', '2147483648', '%00', "1'--", '2147483647'])(
    'reject the tour ID %s',
    async (id) => {
      const ayu = await shop.newTraveller()
      expect((await ayu.refused('addFavorite', undefined, `/api/favorites/${id}`)).code).toBe('tour_not_found')
    },
  )
})
