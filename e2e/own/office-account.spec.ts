import { signIn } from '../support/account.ts'
import { makeCmsUser, signInToCms, signInToOffice } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('a CMS user changes the password and address of the account only with the current password', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('400')
  const colleague = await makeCmsUser('Nyoman')
  await signInToCms(page, colleague, '/admin/account')
  const own = page.getByLabel('Your own password')
  const fresh = page.getByLabel('New Password')
  const save = page.getByRole('button', { name: 'Save' })
  const next = 'Nusa-Colleague-2'

  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(own).toHaveCount(0)
  const type = async (password: string) => {
    await fresh.fill(password)
    await page.getByLabel('Confirm Password').fill(password)
  }
  await type('weak')
  await own.fill(colleague.password)
  await save.click()
  await expect(
    page.getByText('The new password was not accepted. A password needs: at least 8 characters'),
  ).toBeVisible()
  await own.fill('')
  await type(next)
  await expect(page.getByText('A password needs')).toHaveCount(0)
  await expect(own).toHaveAttribute('autocomplete', 'current-password')
  await save.click()
  await expect(page.getByText('Please confirm with your own password')).toBeVisible()
  await own.fill('wrong')
  await save.click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  // What was typed can still be seen to be there, and is sent again.
  await expect(fresh).toHaveValue(next)
  await own.fill(colleague.password)
  await expect(page.getByText('This is not your password.')).toHaveCount(0)
  await save.click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(own).toHaveCount(0)

  // Nothing of it is left to be sent with what comes next.
  await page.getByLabel('Name').fill('Nyoman Sari')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await save.click()
  expect((await sent).postData()).not.toMatch(/password/)

  const email = `new-${colleague.email}`
  await page.getByLabel('Email').fill(email)
  await own.fill(next)
  await save.click()
  await expect(own).toHaveCount(0)
  // An open page of the CMS would go on asking without its cookie.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInToOffice(page, { email, password: next })
})

test("an administrator changes a role, and a traveler's address and password, only with the current password", async ({
  page,
  traveller,
  expectTrouble,
}) => {
  expectTrouble('400')
  const { cmsUrl } = productUnderTest()
  const [admin, colleague] = [await makeCmsUser('Made Admin', 'admin'), await makeCmsUser('Nyoman')]
  await signInToCms(page, admin)
  const own = page.getByLabel('Your own password')
  const save = page.getByRole('button', { name: 'Save' })
  const open = async (list: string, email: string) => {
    await page.goto(`${cmsUrl}/admin/collections/${list}?limit=100&where[email][equals]=${encodeURIComponent(email)}`)
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
    await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue(email)
  }
  const confirm = async () => {
    await save.click()
    await expect(page.getByText('Please confirm with your own password')).toBeVisible()
    await own.fill('wrong')
    await save.click()
    await expect(page.getByText('This is not your password.')).toBeVisible()
    await own.fill(admin.password)
    await save.click()
    await expect(page.getByText('Updated successfully.').last()).toBeVisible()
    await expect(own).toHaveCount(0)
  }

  await open('users', colleague.email)
  await expect(own).toHaveCount(0)
  await page.getByLabel('Role').selectOption('Editor: content')
  await confirm()

  await open('travellers', traveller.email)
  await page.getByLabel('City').fill('Ubud')
  await save.click()
  await expect(page.getByText('Updated successfully.').last()).toBeVisible()
  const email = `new-${traveller.email}`
  await page.getByRole('textbox', { name: /^Email/ }).fill(email)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('New Password').fill('Nusa-Traveller-2')
  await page.getByLabel('Confirm Password').fill('Nusa-Traveller-2')
  await confirm()
  await page.context().clearCookies()
  await signIn(page, { email, password: 'Nusa-Traveller-2' })
  expect((await page.request.get(`${productUnderTest().siteUrl}/api/account/profile`)).status()).toBe(200)
})
