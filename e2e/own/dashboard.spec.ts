import { fillSignIn, newTraveller, signedInState, signIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { panel, tab } from '../support/dashboard.ts'
import { keepOnly } from '../support/favorites.ts'
import { leastShift, measureLoad, measureShift, PHONE } from '../support/page-load.ts'
import { productUnderTest } from '../support/product.ts'
import { DESK_SCREEN, PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('the dashboard asks to sign in first, and then shows the tab that was asked for', async ({ page, traveller }) => {
  await test.step('its link opens the sign-in dialog', async () => {
    await page.setViewportSize(PHONE_SCREEN)
    await page.goto('/tours')
    await page.getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
    await expect(page).toHaveURL(/\/tours$/)
  })

  await test.step('so does the page of favorites', async () => {
    await page.setViewportSize(DESK_SCREEN)
    await page.goto('/favorites')
    await expect(page).toHaveURL(/\/auth\?redirect=%2Ffavorites$/)
  })

  await page.goto('/dashboard?tab=settings')
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fdashboard%3Ftab%3Dsettings$/)
  await fillSignIn(page.getByRole('main'), traveller)
  await expect(page).toHaveURL(/\/dashboard\?tab=settings$/)
  await expect(panel(page, 'Settings')).toBeVisible()
})

test('an account has its parts behind tabs, and is left by signing out', async ({ page, traveller, expectTrouble }) => {
  await signIn(page, traveller)

  await test.step('tabs stand in the address, go back and follow the keyboard', async () => {
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

  await test.step('a profile that can not be read says so and can be asked for again', async () => {
    expectTrouble('500')
    await page.route('**/api/account/profile', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/dashboard')
    await expect(page.getByText('Failed to load your profile.')).toBeVisible()
    await expectSoundOnEveryScreen(page)
    await page.unroute('**/api/account/profile')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Tara')
  })

  await test.step('favorites are the same list as on their own page', async () => {
    await keepOnly(page)
    await page.goto('/dashboard?tab=favorites')
    await expect(panel(page, 'Favorites').getByText('Nothing saved yet')).toBeVisible()
    await expectSoundOnEveryScreen(page)
  })

  await test.step('a name that is written from right to left begins where it is read from', async () => {
    const headers = { origin: productUnderTest().siteUrl }
    const data = { first_name: 'عبدالرحمن بن محمد الأندلسي القرطبي', last_name: 'الطويل' }
    await expect(await page.request.patch('/api/account/profile', { headers, data })).toBeOK()
    // An open page of the account would leave for the sign-in page while the session is being replaced.
    await page.goto('/')
    await signIn(page, traveller, '/favorites')
    const names = page.getByRole('banner').getByText(data.first_name)
    await expect(names).toHaveCount(2)
    for (const name of await names.all()) await expect(name).toHaveCSS('direction', 'rtl')
  })

  await test.step('signing out leads to the sign-in page', async () => {
    await page.goto('/dashboard?tab=settings')
    await panel(page, 'Settings').getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL(/\/auth\?redirect=/)
    expect((await (await page.request.get('/api/auth/session')).json()).session).toBeNull()
  })
})

test.describe('signed in', () => {
  let state: Awaited<ReturnType<typeof signedInState>> | undefined
  test.beforeAll(async ({ browser }) => {
    state = await signedInState(browser, await newTraveller())
  })
  test.use({ storageState: ({ browserName: _ }, use) => use(state) })

  test('its JavaScript has at most 150 kB, and neither it nor the page of favorites jumps', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport)
    const { bytes } = await measureLoad(page, '/dashboard?tab=bookings')
    expect(bytes.Script / 1000).toBeLessThanOrEqual(150)
    expect(await measureShift(page, '/dashboard?tab=bookings')).toBeLessThan(leastShift)
    expect(await measureShift(page, '/favorites')).toBeLessThan(leastShift)
  })
})
