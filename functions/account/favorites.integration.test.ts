import { favorites } from '@nusa/cms/schema'
import { contract } from '@nusa/shared/api'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { offerTour } from '../testing/tours.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

const favoritePath = (tour: { id: number }) => `/api/favorites/${tour.id}`
const readFavoriteIds = async (browser: Browser) =>
  (await browser.call('listFavorites')).favorites.map(({ tour_id }) => tour_id)
const readRows = async (tour: { id: number }) => {
  const [row] = await shop.office.db.select({ rows: count() }).from(favorites).where(eq(favorites.tour_id, tour.id))
  return row?.rows
}

describe('favorites', () => {
  test('are listed with the time they were added, latest first', async () => {
    const [ayu, ubud, amed] = [await shop.newTraveller(), await offerTour(shop), await offerTour(shop)]
    shop.clock.now = new Date('2026-11-21T08:00:00.000Z')
    await ayu.call('addFavorite', undefined, favoritePath(ubud))
    shop.clock.now = new Date('2026-11-21T08:00:01.000Z')
    await ayu.call('addFavorite', undefined, favoritePath(amed))
    expect((await ayu.call('listFavorites')).favorites).toEqual([
      { tour_id: amed.id, created_at: '2026-11-21T08:00:01.000Z' },
      { tour_id: ubud.id, created_at: '2026-11-21T08:00:00.000Z' },
    ])
  })

  test('can be added and removed repeatedly', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    for (const name of ['removeFavorite', 'addFavorite', 'addFavorite'] as const) {
      expect(await ayu.call(name, undefined, favoritePath(tour))).toEqual({ ok: true })
    }
    expect(await readFavoriteIds(ayu)).toEqual([tour.id])
    await ayu.call('removeFavorite', undefined, favoritePath(tour))
    expect(await ayu.call('removeFavorite', undefined, favoritePath(tour))).toEqual({ ok: true })
    expect(await readFavoriteIds(ayu)).toEqual([])
  })

  test('contain a tour only once if 16 requests add it at the same time', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    const responses = await Promise.all(
      Array.from({ length: 16 }, () => ayu.send(contract.addFavorite.method, favoritePath(tour), {})),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200))
    expect(await readRows(tour)).toBe(1)
  })

  test('contain a tour at most once, without an error, if 32 requests add and remove it at the same time', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    const responses = await Promise.all(
      Array.from({ length: 32 }, (_, index) => ayu.send(index % 2 ? 'PUT' : 'DELETE', favoritePath(tour), {})),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await readRows(tour)).toBeLessThanOrEqual(1)
  })

  test('can be seen and changed by their owner only', async () => {
    const [ayu, made, tour] = [await shop.newTraveller(), await shop.newTraveller(), await offerTour(shop)]
    await ayu.call('addFavorite', undefined, favoritePath(tour))
    expect(await readFavoriteIds(made)).toEqual([])
    await made.call('removeFavorite', undefined, favoritePath(tour))
    expect(await readFavoriteIds(ayu)).toEqual([tour.id])
    await made.call('addFavorite', undefined, favoritePath(tour))
    expect(await readRows(tour)).toBe(2)
    const [traveller] = await shop.office.db.select().from(favorites).where(eq(favorites.tour_id, tour.id)).limit(1)
    const sent = { user_id: traveller?.user_id, tour_id: tour.id }
    const [rival, other] = [await shop.newTraveller(), await offerTour(shop)]
    await rival.call('addFavorite', sent, favoritePath(other))
    expect(await readFavoriteIds(ayu)).toEqual([tour.id])
    expect(await readFavoriteIds(rival)).toEqual([other.id])
  })

  test('require a signed-in traveller', async () => {
    const tour = await offerTour(shop)
    for (const name of ['listFavorites', 'addFavorite', 'removeFavorite'] as const) {
      const refused = await shop
        .newBrowser()
        .callExpectingFailure(name, undefined, contract[name].path.replace('{tour}', `${tour.id}`))
      expect(refused).toMatchObject({ status: 401, code: 'not_authenticated' })
    }
    expect(await readRows(tour)).toBe(0)
  })

  test('can be changed from our site only', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    for (const method of ['PUT', 'DELETE']) {
      const answer = await ayu.send(method, favoritePath(tour), {}, { origin: 'https://evil.example' })
      expect(answer.status).toBe(403)
    }
    expect(await readRows(tour)).toBe(0)
  })

  test('contain published tours only, and contain a tour again after it is published again', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    const draft = await offerTour(shop)
    const publish = (id: number, _status: 'draft' | 'published') =>
      shop.office.payload.update({ collection: 'tours', id, data: { _status } })
    await publish(draft.id, 'draft')
    expect(await ayu.callExpectingFailure('addFavorite', undefined, favoritePath(draft))).toMatchObject({
      status: 404,
      message: 'Tour not found',
    })
    await ayu.call('addFavorite', undefined, favoritePath(tour))
    await publish(tour.id, 'draft')
    expect(await readFavoriteIds(ayu)).toEqual([])
    await publish(tour.id, 'published')
    expect(await readFavoriteIds(ayu)).toEqual([tour.id])
  })

  test('are deleted with their tour', async () => {
    const [ayu, tour] = [await shop.newTraveller(), await offerTour(shop)]
    await ayu.call('addFavorite', undefined, favoritePath(tour))
    await shop.office.payload.delete({ collection: 'tours', id: tour.id })
    expect(await readFavoriteIds(ayu)).toEqual([])
  })

  test.each(['0', '-1', '1.5', '1e3', 'x', '99999999999', '2147483648', '%00', "1'--", '2147483647'])(
    'reject the tour ID %o',
    async (id) => {
      const ayu = await shop.newTraveller()
      expect((await ayu.callExpectingFailure('addFavorite', undefined, `/api/favorites/${id}`)).code).toBe(
        'tour_not_found',
      )
    },
  )
})
