import { fillSignIn, signIn } from '../support/account.ts'
import { enterOffice } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

test('staff block a traveller, who gets the same message as with a wrong password, and unblock them again', async ({
  page,
  traveller,
  expectTrouble,
}) => {
  expectTrouble('401')
  await signIn(page, traveller, '/dashboard')
  await expect(page.getByLabel('City')).not.toHaveValue('')
  const { id } = await (await page.request.get('/api/account/profile')).json()
  const office = await enterOffice('staff')
  const setBlocked = async (blocked: boolean) =>
    expect((await office.patch(`/api/travellers/${id}`, { data: { blocked } })).status()).toBe(200)

  await setBlocked(true)
  await page.goto('/dashboard')
  const form = page.getByRole('main')
  const refusal = page.getByText('The email or password is wrong, or the email has not been verified yet.')
  await fillSignIn(form, { ...traveller, password: 'Nusa-Wrong-1' })
  await expect(refusal.first()).toBeVisible()
  await page.goto('/auth')
  await fillSignIn(form, traveller)
  await expect(refusal.first()).toBeVisible()

  await setBlocked(false)
  await fillSignIn(form, traveller)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByLabel('City')).not.toHaveValue('')
  await office.dispose()
})
