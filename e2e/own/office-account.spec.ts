import { createCmsUser, signInToCms, signInWithForm, signOutOfCms } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { expectNoHorizontalScroll, PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('an administrator must enter the current password to change that password or the role of another user', async ({
  page,
  expectErrors,
}) => {
  expectErrors('400')
  const { cmsUrl } = productUnderTest()
  const [admin, user] = [await createCmsUser('Made Admin', 'admin'), await createCmsUser('Nyoman')]
  await signInToCms(page, admin)
  const query = `where[email][equals]=${user.email}&depth=0`
  const headers = { origin: cmsUrl }
  const { docs } = await (await page.request.get(`${cmsUrl}/api/users?${query}`, { headers })).json()
  const currentPassword = page.getByLabel('Your own password')
  const save = page.getByRole('button', { name: 'Save' })
  const saved = page.getByText('Updated successfully.')

  await page.goto(`${cmsUrl}/admin/collections/users/${docs[0].id}`)
  await page.getByLabel('Role').selectOption('Editor: content')
  await currentPassword.fill(admin.password)
  await save.click()
  await expect(saved).toBeVisible()
  await expect(currentPassword).toHaveCount(0)

  await page.goto(`${cmsUrl}/admin/account`)
  const newPassword = page.getByLabel('New Password')
  const password = 'Nusa-Changed-2'
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(currentPassword).toHaveCount(0)
  await newPassword.fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await expect(currentPassword).toHaveAttribute('autocomplete', 'current-password')
  await currentPassword.fill('wrong')
  await save.click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  // The entered password stays in its field and is sent again.
  await expect(newPassword).toHaveValue(password)
  await currentPassword.fill(admin.password)
  await expect(page.getByText('This is not your password.')).toHaveCount(0)
  await save.click()
  await expect(saved).toBeVisible()
  await expect(currentPassword).toHaveCount(0)
  await signOutOfCms(page)
  await signInWithForm(page, { email: admin.email, password })
})

test('the account page of the CMS fits a phone and a tablet', async ({ page }) => {
  await signInToCms(page, 'editor', '/admin/account')
  await expect(page.getByRole('heading', { name: 'Language and appearance' })).toBeVisible()
  for (const size of [PHONE_SCREEN, { width: 820, height: 1180 }]) {
    await page.setViewportSize(size)
    await expectNoHorizontalScroll(page)
  }
})
