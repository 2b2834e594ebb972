import { book, demoTraveller, fillSignIn, signIn } from '../support/account.ts'
import { expectProviderPage, misbehave, payNow, payThere, providerInvoices } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test.afterEach(() => misbehave())

test('a payment started with an expired session continues after signing in', async ({ page, expectTrouble }) => {
  expectTrouble('401')
  await signIn(page, demoTraveller, '/favorites')
  const { invoiceId } = await book(page.request)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  const pay = payNow(page)
  await expect(pay).toBeVisible()

  await page.context().clearCookies()
  await pay.click()
  await expect(page.getByText('Please sign in to proceed with payment')).toBeVisible()
  await fillSignIn(page.getByRole('dialog'), demoTraveller)

  await payThere(page)
  await expect(page.getByRole('main').getByText('QRIS', { exact: true })).toBeVisible()
})

test('a payment that cannot start shows why, loses nothing, and starts at the next attempt', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble('/api/create-xendit-invoice')
  await signIn(page, demoTraveller, '/favorites')
  const { invoiceId } = await book(page.request)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  const pay = payNow(page)
  const failsWith = async (words: string) => {
    await pay.click()
    const error = page.getByRole('alert').filter({ hasText: 'Payment Error' })
    await expect(error).toContainText(words)
    await expect(pay).toHaveAttribute('aria-disabled', 'false')
    await error.getByRole('button', { name: 'Close' }).click()
  }

  await misbehave({ htmlError: true })
  await failsWith('Failed to create Xendit invoice')

  await misbehave({ noInvoiceUrl: true })
  await failsWith('Invalid response from payment provider')

  await test.step('the provider takes its time, and the browser gives up', async () => {
    await misbehave({ slowMs: 1_000 })
    await page.evaluate(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      // The next 15-second timeout expires at once.
      AbortSignal.timeout = () => {
        AbortSignal.timeout = timeout
        return timeout(1)
      }
    })
    await failsWith('Request timed out. Please check your connection and try again.')
    await misbehave()
  })

  await test.step('somebody else answers in our place', async () => {
    const answer = { contentType: 'text/html', body: '<h1>Welcome to the hotel’s Wi-Fi</h1>' }
    await page.route('**/api/create-xendit-invoice', (route) => route.fulfill(answer), { times: 1 })
    await failsWith('Invalid response from payment server')
  })

  await context.setOffline(true)
  await failsWith('Failed to process payment')
  await context.setOffline(false)

  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Pending', { exact: true })).toBeVisible()
  await pay.click()
  await expectProviderPage(page)
  expect(await providerInvoices(invoiceId)).toHaveLength(1)
})

test('a traveller who returns from a failed payment sees that, and pays at the same payment page', async ({ page }) => {
  await signIn(page, demoTraveller, '/favorites')
  const { invoiceId } = await book(page.request)
  const address = `/booking/confirmation/${invoiceId}`
  const failure = page.getByRole('alert').filter({ hasText: 'The payment didn’t go through' })

  await test.step('what the address claims is not believed', async () => {
    await page.goto(`${address}?status=success`)
    await expect(page.getByRole('status').filter({ hasText: 'We’re waiting for the payment provider' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Pending', { exact: true })).toBeVisible()
  })

  await payNow(page).click()
  await expectProviderPage(page)
  const place = page.url()
  await page.getByRole('button', { name: 'Fail', exact: true }).click()
  await expect(page).toHaveURL(`${address}?status=failed`)
  await expect(failure).toContainText('you haven’t been charged. You can try again.')

  await payNow(page).click()
  await expect(page).toHaveURL(place)
  await payThere(page)
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible()

  await page.goto(`${address}?status=failed`)
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible()
  await expect(failure).toHaveCount(0)
})
