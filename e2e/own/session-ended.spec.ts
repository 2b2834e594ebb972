import { fillSignIn, signIn } from '../support/account.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { createItemsOfEachKind, openWithCart } from '../support/cart.ts'
import { panel, tab } from '../support/dashboard.ts'
import { expect, test } from '../support/test.ts'

test('unsaved changes in two tabs survive the end of the session, and one sign-in resumes both tabs', async ({
  page,
  traveller,
  expectErrors,
}) => {
  expectErrors('401')
  const { perPerson } = await createItemsOfEachKind(page.request)
  await signIn(page, traveller, '/dashboard')
  // Before the profile is loaded, its form is empty.
  await expect(page.getByLabel('City')).not.toHaveValue('')
  await page.getByLabel('City').fill('Melbourne')
  const other = await page.context().newPage()
  await openWithCart(other, '/checkout', perPerson)
  const second = other.getByLabel('Adult 2: full name')
  await second.fill('Made Wirawan')
  await other.getByRole('button', { name: 'Edit details' }).click()
  const editDialog = other.getByRole('dialog', { name: 'Complete Your Profile' })
  await editDialog.getByLabel('Phone').fill('+61 400 999 999')

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialogs = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Sign In' }))
  for (const dialog of dialogs) await expect(dialog).toBeVisible()

  await test.step('closing the sign-in dialog shows a notice with a sign-in button, and the bookings tab stops loading', async () => {
    await page.keyboard.press('Escape')
    const notice = page.getByText('Your session has ended. Nothing on this page is lost.')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 500 })
      await panel(page, 'Profile').getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
      await expect(notice).toBeInViewport({ ratio: 1 })
    }
    await tab(page, 'Bookings').click()
    await expect(page.getByText('Loading your bookings…')).toBeHidden()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Sign in again' }).click()
  })
  await fillSignIn(page.getByRole('dialog', { name: 'Sign In' }), traveller)
  for (const dialog of dialogs) await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Your session has ended.')).toBeHidden()
  await tab(page, 'Profile').click()
  await expect(page.getByLabel('City')).toHaveValue('Melbourne')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated').first()).toBeVisible()

  await expect(second).toHaveValue('Made Wirawan')
  await expect(editDialog.getByLabel('Phone')).toHaveValue('+61 400 999 999')
  await editDialog.getByRole('button', { name: 'Save' }).click()
  const details = other.getByRole('region', { name: 'Customer Details' })
  await expect(details).toContainText('+61 400 999 999')
  await expect(details).toContainText('Melbourne')
})
