import { fillSignIn } from '../support/account.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { panel } from '../support/dashboard.ts'
import { storeItem } from '../support/page.ts'
import { waitUntilFontsCached } from '../support/page-load.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('personal pages require sign-in, and the header shows the account menu until the traveller signs out', async ({
  page,
  traveller,
}) => {
  const header = page.getByRole('banner')
  await page.goto('/dashboard?tab=settings')
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fdashboard%3Ftab%3Dsettings$/)
  await expect(header.getByRole('link', { name: 'Favorites' })).toBeHidden()
  await fillSignIn(page.getByRole('main'), traveller)
  await expect(page).toHaveURL(/\/dashboard\?tab=settings$/)
  await expect(panel(page, 'Settings')).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()

  await page.goto('/tours')
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').user)
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await expect(header.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites')
  await header.getByRole('button', { name: `Account: ${user.user_metadata.first_name}` }).click()
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expectNoAxeViolations(page, { within: 'header' })
  await header.getByRole('button', { name: 'Sign Out' }).click()
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Favorites' })).toBeHidden()

  await test.step('on a phone, the Account link opens the sign-in dialog for a visitor', async () => {
    await page.setViewportSize(PHONE_SCREEN)
    await page.getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
    await expect(page).toHaveURL(/\/tours$/)
  })

  await page.goto('/favorites')
  await expect(page).toHaveURL(/\/auth\?redirect=%2Ffavorites$/)
})

test('the header shows no Sign In link to a signed-in traveller, even before scripts load', async ({
  page,
  context,
}) => {
  const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: '', full_name: '', username: '' } }
  const session = { user, expires_at: Math.floor(Date.now() / 1000) + 7200, expires_in: 7200 }
  await storeItem(context, 'session', JSON.stringify(session))
  // No request about the simulated traveller is sent.
  await storeItem(context, 'personal:currency-of', `1 ${Date.now()}`)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/page/booking-policy', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Favorites' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden()
  // A font that loads late may move the link by a pixel.
  await waitUntilFontsCached(page)
  const before = await header.getByRole('link', { name: 'Favorites' }).boundingBox()
  scripts.resolve()
  await expect(header.getByText('ayu', { exact: true }).first()).toBeVisible()
  expect(await header.getByRole('link', { name: 'Favorites' }).boundingBox()).toEqual(before)
})
