import { historyPageSize } from '../../shared/booking/index.ts'
import { book, signIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { panel } from '../support/dashboard.ts'
import { historyRow } from '../support/history.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('bookings show their status and can be paid', async ({ page, traveller }) => {
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

  await test.step('a price stands beside a title of any length', async () => {
    const tour_title = 'Kintamani sunrise trek, hot springs, lunch in a village and a night market '.repeat(3)
    await page.route('**/api/bookings?*', async (route) => {
      const response = await route.fetch()
      const history = await response.json()
      const bookings = history.bookings.map((booking: object) => ({ ...booking, tour_title }))
      await route.fulfill({ response, json: { ...history, bookings } })
    })
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.reload()
    const topOf = async (text: string | RegExp) => (await row.getByText(text).first().boundingBox())?.y ?? Number.NaN
    const [top, price] = [await topOf(tour_title.trim()), await topOf(/^Rp/)]
    expect(Math.abs(price - top)).toBeLessThan(20)
    await page.unroute('**/api/bookings?*')
  })

  await row.getByRole('button', { name: /Pay Now/ }).click()
  await expect(page).toHaveURL((url) => url.href.startsWith(productUnderTest().toolsUrl))
})

test('a long history is shown page by page to its end', async ({ page, traveller }) => {
  await signIn(page, traveller)
  await book(page.request, { count: historyPageSize + 1 })
  await page.goto('/dashboard?tab=bookings')
  const rows = panel(page, 'Bookings').locator('[data-booking]')
  await expect(rows).toHaveCount(historyPageSize)

  await page.getByRole('button', { name: 'Show more bookings' }).click()
  await expect(rows).toHaveCount(historyPageSize + 1)
  await expect(rows.last()).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show more bookings' })).toHaveCount(0)
  await expectSoundOnEveryScreen(page)
})
