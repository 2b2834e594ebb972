import { fillSignIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { untilFontsCount } from '../support/page-load.ts'
import { keep } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test('a signed-in traveller has a menu and favorites until signing out', async ({ page, traveller }) => {
  const header = page.getByRole('banner')
  await page.goto('/tours')
  await expect(header.getByRole('link', { name: 'Favorites' })).toBeHidden()
  await header.getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page.getByRole('dialog'), traveller)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await page.goto('/tours')
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').user)
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await expect(header.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites')
  await header.getByRole('button', { name: `Account: ${user.user_metadata.first_name}` }).click()
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expectAxeFindsNothing(page)
  await header.getByRole('button', { name: 'Sign Out' }).click()
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Favorites' })).toBeHidden()
})

test('a signed-in traveller never sees Sign In, even before the scripts are loaded', async ({ page, context }) => {
  const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: '', full_name: '', username: '' } }
  const session = { user, expires_at: Math.floor(Date.now() / 1000) + 7200, expires_in: 7200 }
  await keep(context, 'session', JSON.stringify(session))
  // No request about the simulated traveller is sent.
  await keep(context, 'personal:currency-of', `1 ${Date.now()}`)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/page/booking-policy', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Favorites' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden()
  // A font that loads late may move it by a pixel.
  await untilFontsCount(page)
  const before = await header.getByRole('link', { name: 'Favorites' }).boundingBox()
  scripts.resolve()
  await expect(header.getByText('ayu', { exact: true }).first()).toBeVisible()
  expect(await header.getByRole('link', { name: 'Favorites' }).boundingBox()).toEqual(before)
})
