import { fillSignIn, newAccount, newTraveller, signedInState, signIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { panel, tab } from '../support/dashboard.ts'
import { keepOnly } from '../support/favorites.ts'
import { leastShift, measureLoad, measureShift, PHONE } from '../support/page-load.ts'
import { productUnderTest } from '../support/product.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test.describe('signed out', () => {
  test('the dashboard leads to signing in, and back to the same tab', async ({ page, traveller }) => {
    await page.goto('/dashboard?tab=settings')
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fdashboard%3Ftab%3Dsettings$/)
    await fillSignIn(page.getByRole('main'), traveller)
    await expect(page).toHaveURL(/\/dashboard\?tab=settings$/)
    await expect(panel(page, 'Settings')).toBeVisible()
  })

  test('signing in from the menu leads to the dashboard', async ({ page, traveller }) => {
    await page.goto('/tours')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click()
    await fillSignIn(page.getByRole('dialog'), traveller)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Welcome back!')).toBeVisible()
  })

  test('the sign-in page leads to the dashboard unless it was told where to', async ({ page, traveller }) => {
    await page.goto('/auth?redirect=https://evil.example')
    await fillSignIn(page.getByRole('main'), traveller)
    await expect(page).toHaveURL((url) => url.href === `${productUnderTest().siteUrl}/dashboard`)
  })

  test('the link to the dashboard opens the sign-in dialog first', async ({ page, traveller }) => {
    await page.setViewportSize(PHONE_SCREEN)
    await page.goto('/tours')
    await page.getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
    await expect(page).toHaveURL(/\/tours$/)
    await fillSignIn(page.getByRole('dialog'), traveller)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test('a name that is written from right to left begins where it is read from', async ({ page, request }) => {
  const account = await newAccount(request)
  const headers = { origin: productUnderTest().siteUrl }
  await request.post('/api/auth/sign-in', { headers, data: account })
  const full = { first_name: 'عبدالرحمن بن محمد الأندلسي القرطبي', last_name: 'الطويل' }
  await request.patch('/api/account/profile', { headers, data: full })
  await signIn(page, account, '/favorites')
  const names = page.getByRole('banner').getByText(full.first_name)
  await expect(names).toHaveCount(2)
  for (const name of await names.all()) await expect(name).toHaveCSS('direction', 'rtl')
})

test.describe('signed in', () => {
  // One traveller for all of them, so one after the other.
  test.describe.configure({ mode: 'default' })
  let state: Awaited<ReturnType<typeof signedInState>> | undefined
  test.beforeAll(async ({ browser }) => {
    state = await signedInState(browser, await newTraveller())
  })
  test.use({ storageState: ({ browserName: _ }, use) => use(state) })

  test('tabs stand in the address, go back and follow the keyboard', async ({ page }) => {
    await page.goto('/dashboard?tab=<img src=x>')
    await expect(panel(page, 'Profile')).toBeVisible()
    await tab(page, 'Settings').click()
    await expect(page).toHaveURL(/\?tab=settings$/)
    await page.goBack()
    await expect(panel(page, 'Profile')).toBeVisible()
    await tab(page, 'Profile').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Bookings')).toBeFocused()
    await expect(panel(page, 'Bookings')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/\?tab=settings$/)
    await page.reload()
    await expect(panel(page, 'Settings')).toBeVisible()
    await expect(panel(page, 'Profile')).toBeHidden()
  })

  test('a profile that can not be read says so and can be asked for again', async ({ page, expectTrouble }) => {
    expectTrouble('500')
    await page.route('**/api/account/profile', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/dashboard')
    await expect(page.getByText('Failed to load your profile.')).toBeVisible()
    await expectSoundOnEveryScreen(page)
    await page.unroute('**/api/account/profile')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Tara')
  })

  test('favorites are the same list as on their own page', async ({ page }) => {
    await keepOnly(page)
    await page.goto('/dashboard?tab=favorites')
    await expect(panel(page, 'Favorites').getByText('Nothing saved yet')).toBeVisible()
    await expectSoundOnEveryScreen(page)
  })

  test('its JavaScript has at most 150 kB, and nothing jumps', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport)
    const { bytes } = await measureLoad(page, '/dashboard?tab=bookings')
    expect(bytes.Script / 1000).toBeLessThanOrEqual(150)
    expect(await measureShift(page, '/dashboard?tab=bookings')).toBeLessThan(leastShift)
  })
})

test('signing out leads to the sign-in page', async ({ page, traveller }) => {
  await signIn(page, traveller, '/dashboard?tab=settings')
  await panel(page, 'Settings').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\?redirect=/)
  expect((await (await page.request.get('/api/auth/session')).json()).session).toBeNull()
})
