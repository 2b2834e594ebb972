import { bookTour, signIn } from '../support/account.ts'
import { expectAccessibleOnEveryScreen, expectNoAxeViolations } from '../support/axe.ts'
import { historyRow } from '../support/dashboard.ts'
import { closeDialog } from '../support/dialogs.ts'
import { heading } from '../support/page.ts'
import { expectProviderPage } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('the history shows a booking with its status and accepted terms, and can start the payment', async ({
  page,
  traveller,
  expectErrors,
}) => {
  expectErrors('404')
  await signIn(page, traveller)
  const { slug, invoiceId } = await bookTour(page.request)
  const tour_title = 'Kintamani sunrise trek, hot springs, lunch in a village and a night market '.repeat(3).trim()
  await page.route('**/api/bookings?*', async (route) => {
    const response = await route.fetch()
    const history = await response.json()
    const bookings = history.bookings.map((booking: object) => ({ ...booking, tour_title }))
    await route.fulfill({ response, json: { ...history, bookings } })
  })

  await test.step('the page of an unknown booking shows “Booking Not Found”', async () => {
    await page.goto('/booking/confirmation/%3Cb%3E')
    await expect(heading(page, 'Booking Not Found')).toBeVisible()
    await expectNoAxeViolations(page, { within: 'main' })
  })

  await page.goto('/dashboard?tab=bookings')
  const row = historyRow(page, invoiceId)
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(row.getByText('Payment: Pending')).toBeVisible()
  await expect(row.getByRole('link', { name: tour_title })).toHaveAttribute('href', `/tour/${slug}`)
  await expectAccessibleOnEveryScreen(page, { within: 'main' })

  await test.step('the price stays next to a tour title of any length', async () => {
    await page.setViewportSize({ width: 820, height: 1180 })
    const topOf = async (text: string | RegExp) => (await row.getByText(text).first().boundingBox())?.y ?? Number.NaN
    const [top, price] = [await topOf(tour_title), await topOf(/^Rp/)]
    expect(Math.abs(price - top)).toBeLessThan(20)
  })

  await test.step('the traveller can read the accepted terms', async () => {
    const button = row.getByRole('button', { name: /^Terms you accepted/ })
    const dialog = page.getByRole('dialog')
    await button.click()
    await expect(
      dialog.getByText(/^You accepted these terms on \w{3} \d+, \d{4}, \d\d:\d\d \(Bali time, UTC\+8\)\.$/),
    ).toBeVisible()
    await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(/terms/i)
    await expectNoAxeViolations(page, { within: 'dialog' })
    await closeDialog(page)
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  await row.getByRole('button', { name: /Pay Now/ }).click()
  await expectProviderPage(page)
})
