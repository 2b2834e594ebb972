import { bookTour, demoTraveller, fillSignIn, signIn } from '../support/account.ts'
import {
  expectProviderPage,
  payAtProvider,
  payNowButton,
  readProviderInvoices,
  setMisbehaviour,
} from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test.afterEach(() => setMisbehaviour())

test('a payment started with an expired session continues after signing in', async ({ page, expectErrors }) => {
  expectErrors('401')
  await signIn(page, demoTraveller, '/favorites')
  const { invoiceId } = await bookTour(page.request)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  const pay = payNowButton(page)
  await expect(pay).toBeVisible()

  await page.context().clearCookies()
  await pay.click()
  await expect(page.getByText('Please sign in to proceed with payment')).toBeVisible()
  await fillSignIn(page.getByRole('dialog'), demoTraveller)

  await payAtProvider(page)
  await expect(page.getByRole('main').getByText('QRIS', { exact: true })).toBeVisible()
})

test('a payment that cannot be started shows the reason, does not end the booking, and can be started later', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors('/api/create-xendit-invoice')
  await signIn(page, demoTraveller, '/favorites')
  const { invoiceId } = await bookTour(page.request)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  const pay = payNowButton(page)
  const expectPaymentError = async (message: string) => {
    await pay.click()
    const error = page.getByRole('alert').filter({ hasText: 'Payment Error' })
    await expect(error).toContainText(message)
    await expect(pay).toHaveAttribute('aria-disabled', 'false')
    await error.getByRole('button', { name: 'Close' }).click()
  }

  await setMisbehaviour({ htmlError: true })
  await expectPaymentError('Failed to create Xendit invoice')

  await setMisbehaviour({ noInvoiceUrl: true })
  await expectPaymentError('Invalid response from payment provider')

  await test.step('a slow provider causes a timeout error', async () => {
    await setMisbehaviour({ slowMs: 1_000 })
    await page.evaluate(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      // The next 15-second timeout expires immediately.
      AbortSignal.timeout = () => {
        AbortSignal.timeout = timeout
        return timeout(1)
      }
    })
    await expectPaymentError('Request timed out. Please check your connection and try again.')
    await setMisbehaviour()
  })

  await test.step('a response from a Wi-Fi portal is reported as invalid', async () => {
    const portalResponse = { contentType: 'text/html', body: '<h1>Welcome to the hotel’s Wi-Fi</h1>' }
    await page.route('**/api/create-xendit-invoice', (route) => route.fulfill(portalResponse), { times: 1 })
    await expectPaymentError('Invalid response from payment server')
  })

  await context.setOffline(true)
  await expectPaymentError('Failed to process payment')
  await context.setOffline(false)

  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Pending', { exact: true })).toBeVisible()
  await pay.click()
  await expectProviderPage(page)
  expect(await readProviderInvoices(invoiceId)).toHaveLength(1)
})

test('a traveller who returns from a failed payment sees an error and can pay on the same payment page', async ({
  page,
}) => {
  await signIn(page, demoTraveller, '/favorites')
  const { invoiceId } = await bookTour(page.request)
  const confirmationUrl = `/booking/confirmation/${invoiceId}`
  const failure = page.getByRole('alert').filter({ hasText: 'The payment didn’t go through' })

  await test.step('the confirmation page ignores the payment status in its URL', async () => {
    await page.goto(`${confirmationUrl}?status=success`)
    await expect(page.getByRole('status').filter({ hasText: 'We’re waiting for the payment provider' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Pending', { exact: true })).toBeVisible()
  })

  await payNowButton(page).click()
  await expectProviderPage(page)
  const paymentUrl = page.url()
  await page.getByRole('button', { name: 'Fail', exact: true }).click()
  await expect(page).toHaveURL(`${confirmationUrl}?status=failed`)
  await expect(failure).toContainText('you haven’t been charged. You can try again.')

  await payNowButton(page).click()
  await expect(page).toHaveURL(paymentUrl)
  await payAtProvider(page)
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible()

  await page.goto(`${confirmationUrl}?status=failed`)
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible()
  await expect(failure).toHaveCount(0)
})
