import { randomUUID } from 'node:crypto'
import { createCmsUser, signInToCms } from '../support/cms-users.ts'
import { waitForMail } from '../support/mail.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('an administrator invites a CMS user, who chooses a password with the mailed link', async ({ page, browser }) => {
  const { cmsUrl } = productUnderTest()
  const admin = await createCmsUser('Made Admin', 'admin')
  const email = `${randomUUID()}@nusa.example`

  await signInToCms(page, admin, '/admin/collections/users')
  await page
    .getByRole('link', { name: /^Create new/i })
    .first()
    .click()
  await expect(page.getByText('This person will receive an email with a link')).toBeVisible()
  await page.getByRole('textbox', { name: /^Email/ }).fill(email)
  await page.getByLabel('Name').fill('Ketut Baru')
  await page.getByLabel('Your own password').fill(admin.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/users\/\d+/)
  await expect(page.getByText('No password chosen yet.')).toBeVisible()

  const { text } = await waitForMail(email, /CMS/)
  const link = text.match(/https?:\/\/\S+\/welcome\/\S+/)?.[0] ?? ''
  expect(link).toContain(cmsUrl)
  const context = await browser.newContext()
  const invited = await context.newPage()
  const password = 'Nusa-Invited-1'
  await invited.goto(link)
  await expect(invited.getByText(`Choose a password to sign in as ${email}.`)).toBeVisible()
  // Input before the form is hydrated is lost.
  await expect(async () => {
    await invited.getByLabel('New Password').fill(password)
    await invited.getByLabel('Confirm Password').fill(password)
    await expect(invited.getByLabel('Confirm Password')).toHaveValue(password)
    await invited.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(invited).toHaveURL(/\/admin\/?$/, { timeout: 10_000 })
  }).toPass()
  await context.close()
})
