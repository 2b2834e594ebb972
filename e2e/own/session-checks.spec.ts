import { request } from '@playwright/test'
import { fillSignIn, signIn } from '../support/account.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('shows within 30 s that the server has ended a session, without any other call of the page', async ({
  page,
  traveller,
}) => {
  await page.clock.install()
  await signIn(page, traveller, '/page/booking-policy')
  const header = page.getByRole('banner')
  const account = header.getByRole('button', { name: /^Account: / })
  await expect(account).toBeVisible()

  const elsewhere = await request.newContext({
    baseURL: productUnderTest().siteUrl,
    extraHTTPHeaders: { origin: productUnderTest().siteUrl },
  })
  await expect(await elsewhere.post('/api/auth/sign-in', { data: traveller })).toBeOK()
  await expect(await elsewhere.post('/api/auth/sign-out-everywhere', { data: {} })).toBeOK()
  await elsewhere.dispose()

  await page.clock.runFor(31_000)
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(account).toBeHidden()
})

test('recovers on a public page a session of which the browser has only the cookie', async ({ page, traveller }) => {
  await signIn(page, traveller, '/page/booking-policy')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/tours')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account: / })).toBeVisible()
})

test('says what to do where the browser blocks cookies, and keeps what was typed', async ({ page, traveller }) => {
  const api = '**/api/auth/sign-in'
  await page.route(api, async (route) => {
    const response = await route.fetch()
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/auth')
  const form = page.getByRole('main').locator('form')
  await fillSignIn(page.getByRole('main'), traveller)
  await expect(page.getByRole('alert')).toContainText('Your browser blocks cookies')
  await expect(page.getByRole('alert')).toContainText('Allow cookies for this site')
  await expect(form.getByLabel('Email')).toHaveValue(traveller.email)
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(traveller.password)
  await expect(page).toHaveURL('/auth')

  await page.unroute(api)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('says at a lost connection that an unexpected error occurred, with the reason below', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED')
  await page.route('**/api/auth/sign-in', (route) => route.abort('failed'))
  await page.goto('/auth')
  await fillSignIn(page.getByRole('main'), { email: 'ayu@nusa.example', password: 'Nusa-Journey-1' })
  const message = page.getByRole('alert')
  await expect(message.getByText('Error', { exact: true })).toBeVisible()
  await expect(message.getByText('An unexpected error occurred.', { exact: true })).toBeVisible()
  await expect(message.getByText(/^We couldn’t reach the server/)).toBeVisible()
})
