import { fillSignIn, signIn } from '../support/account.ts'
import { allKinds, openWithCart } from '../support/cart.ts'
import { hearts, openWithFavorites } from '../support/favorites.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectTrouble }) => expectTrouble('401'))

test('a favorite removed after the session ended is removed after signing in', async ({ page, traveller }) => {
  await signIn(page, traveller)
  await page.goto('/tours')
  const tour = Number(await hearts(page).first().getAttribute('data-favorite'))
  await openWithFavorites(page, '/favorites', tour)
  const heart = hearts(page).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.context().clearCookies()
  await heart.click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect(dialog).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(heart, 'what was shown stays').toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok())
  await fillSignIn(dialog, traveller)
  await removed
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await expect(page).toHaveURL('/favorites')
})

test('travellers’ names are restored after a session ended, reloads and signing in', async ({ page, traveller }) => {
  const { person } = await allKinds(page.request)
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', person)
  const second = page.getByLabel('Adult 2: full name')
  await second.fill('Made Wirawan')
  await page.context().clearCookies()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  for (const whatIsFound of ['that the session is over', 'nobody']) {
    await page.reload()
    await expect(dialog, whatIsFound).toBeVisible()
    await expect(second).toHaveValue('')
  }
  await fillSignIn(dialog, traveller)
  await expect(second).toHaveValue('Made Wirawan')
})

test('unsaved changes in two tabs survive the end of the session, and one sign-in continues both', async ({
  page,
  traveller,
}) => {
  const { person } = await allKinds(page.request)
  await signIn(page, traveller, '/dashboard')
  await page.getByLabel('City').fill('Melbourne')
  const other = await page.context().newPage()
  await openWithCart(other, '/checkout', person)
  const second = other.getByLabel('Adult 2: full name')
  await second.fill('Made Wirawan')
  await other.getByRole('button', { name: 'Edit details' }).click()
  const edit = other.getByRole('dialog', { name: 'Complete Your Profile' })
  await edit.getByLabel('Phone').fill('+61 400 999 999')

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialogs = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Sign In' }))
  for (const dialog of dialogs) await expect(dialog).toBeVisible()
  await fillSignIn(page.getByRole('dialog', { name: 'Sign In' }), traveller)
  for (const dialog of dialogs) await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Profile updated').first()).toBeVisible()
  await expect(second).toHaveValue('Made Wirawan')
  await expect(edit.getByLabel('Phone')).toHaveValue('+61 400 999 999')
  await edit.getByRole('button', { name: 'Save' }).click()
  const details = other.getByRole('region', { name: 'Customer Details' })
  await expect(details).toContainText('+61 400 999 999')
  await expect(details).toContainText('Melbourne')
  await other.close()

  await test.step('a password that is set by a mailed link in another tab takes nothing that was typed either', async () => {
    await page.getByLabel('City').fill('Perth')
    const mailed = await page.context().newPage()
    const headers = { origin: productUnderTest().siteUrl }
    const data = { email: traveller.email }
    await expect(await page.request.post('/api/auth/forgot-password', { headers, data })).toBeOK()
    await mailed.goto(linkIn(await mailTo(traveller.email, /new password/i), '/reset-password'))
    await mailed.getByLabel('New Password').fill('Nusa-Forgotten-2')
    await mailed.getByLabel('Confirm Password').fill('Nusa-Forgotten-2')
    await mailed.getByRole('button', { name: 'Save new password' }).click()
    await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Your new password has been saved')

    await fillSignIn(page.getByRole('dialog', { name: 'Sign In' }), { ...traveller, password: 'Nusa-Forgotten-2' })
    await expect(page.getByLabel('City')).toHaveValue('Perth')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await saved
  })
})
