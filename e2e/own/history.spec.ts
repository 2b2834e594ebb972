import { historyPageSize } from '../../shared/booking/index.ts'
import { book, signIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { panel } from '../support/dashboard.ts'
import { historyRow } from '../support/history.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('bookings show how they stand and can be paid', async ({ page, traveller, expectTrouble }) => {
  await signIn(page, traveller)
  const { title, slug, invoiceId } = await book(page.request)
  await page.goto('/dashboard?tab=bookings')
  const row = historyRow(page, invoiceId)
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(row.getByText('Payment: Pending')).toBeVisible()
  await expect(row.getByRole('link', { name: title })).toHaveAttribute('href', `/tour/${slug}`)
  await expect(row.getByRole('link', { name: /View booking/ })).toHaveAttribute(
    'href',
    `/booking/confirmation/${invoiceId}`,
  )
  await expectSoundOnEveryScreen(page)
  await row.getByRole('button', { name: /Pay Now/ }).click()
  await expect(page).toHaveURL((url) => url.href.startsWith(productUnderTest().toolsUrl))

  expectTrouble('500')
  await page.route('**/api/bookings?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/dashboard?tab=bookings')
  await expect(page.getByText('Failed to load your data.')).toBeVisible()
  await expectSoundOnEveryScreen(page)
  await page.unroute('**/api/bookings?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row).toBeVisible()
})

test('a price stands beside a title of any length', async ({ page, traveller }) => {
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request)
  const tour_title = 'Kintamani sunrise trek, hot springs, lunch in a village and a night market '.repeat(3)
  await page.route('**/api/bookings?*', async (route) => {
    const response = await route.fetch()
    const history = await response.json()
    const bookings = history.bookings.map((booking: object) => ({ ...booking, tour_title }))
    await route.fulfill({ response, json: { ...history, bookings } })
  })
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/dashboard?tab=bookings')
  const topOf = async (text: string | RegExp) =>
    (await historyRow(page, invoiceId).getByText(text).first().boundingBox())?.y ?? Number.NaN
  const [title, price] = [await topOf(tour_title.trim()), await topOf(/^Rp/)]
  expect(Math.abs(price - title)).toBeLessThan(20)
})

test('a long history is shown a page at a time, to its end', async ({ page, traveller, expectTrouble }) => {
  await signIn(page, traveller)
  await book(page.request, { count: historyPageSize + 1 })
  await page.goto('/dashboard?tab=bookings')
  const rows = panel(page, 'Bookings').locator('[data-booking]')
  await expect(rows).toHaveCount(historyPageSize)

  await test.step('where the rest can not be read, it says so and can be asked for again', async () => {
    expectTrouble('422')
    const error = { code: 'invalid_request', message: 'In words.' }
    await page.route('**/api/bookings?*after=*', (route) => route.fulfill({ status: 422, json: { error } }))
    await page.getByRole('button', { name: 'Show more bookings' }).click()
    await expect(panel(page, 'Bookings').getByRole('alert')).toHaveText('Failed to load your data.')
    await page.unroute('**/api/bookings?*after=*')
  })

  await test.step('who has gone elsewhere while it is read is left there', async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/bookings?*after=*', async (route) => {
      await held.promise
      await route.continue()
    })
    await panel(page, 'Bookings').getByRole('button', { name: 'Try again' }).click()
    await panel(page, 'Bookings').getByRole('button', { name: 'Upcoming' }).focus()
    held.resolve()
    await expect(rows).toHaveCount(historyPageSize + 1)
    await expect(panel(page, 'Bookings').getByRole('button', { name: 'Upcoming' })).toBeFocused()
    await page.unroute('**/api/bookings?*after=*')
  })

  await page.reload()
  await page.getByRole('button', { name: 'Show more bookings' }).click()
  await expect(rows).toHaveCount(historyPageSize + 1)
  await expect(rows.last()).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show more bookings' })).toHaveCount(0)
  await expectSoundOnEveryScreen(page)
})
