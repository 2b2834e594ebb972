import { fillSignIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { expect, test } from '../support/test.ts'

test('a forgotten password is replaced with a mailed link, which works once', async ({
  page,
  traveller,
  expectTrouble,
}) => {
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const email = main.getByLabel('Email')
  const sent = main.getByText('If this address has an account, a link to choose a new password is on its way.')
  const mailed = async (after?: Date) =>
    linkIn(await mailTo(traveller.email, /new password/i, { after }), '/reset-password')
  const choose = async (password: string) => {
    await main.getByLabel('New Password').fill(password)
    await main.getByLabel('Confirm Password').fill(password)
    await main.getByRole('button', { name: 'Save new password' }).click()
  }

  await page.goto('/auth')
  await email.fill('tara')
  await main.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(heading).toHaveText('Reset Password')
  await expect(email).toHaveValue('tara')
  await email.fill(traveller.email)
  await main.getByRole('button', { name: 'Send reset link' }).click()
  await expect(sent).toBeVisible()
  await expectSoundOnEveryScreen(page)
  const first = await mailed()

  await test.step('whoever is signed in can ask for one, too', async () => {
    await main.getByRole('button', { name: 'Back to sign in' }).click()
    await fillSignIn(main, traveller)
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/auth?mode=forgot')
    await expect(email).toHaveValue(traveller.email)
    const after = new Date()
    await main.getByRole('button', { name: 'Send reset link' }).click()
    await expect(sent).toBeVisible()
    await expect(main.getByRole('button', { name: 'Back to your account' })).toBeVisible()
    await page.goto(await mailed(after))
  })

  await expect(main.locator('input[autocomplete="username"]')).toHaveValue(traveller.email)
  await choose('short')
  await expect(main.getByLabel('New Password')).toHaveAccessibleDescription(/^Please ensure your password meets all/)
  await expectSoundOnEveryScreen(page)
  const used = page.url()
  await choose('Nusa-Forgotten-2')
  await expect(heading).toHaveText('Your new password has been saved')
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.reload()
  await expect(heading).toHaveText('Your new password has been saved')

  await test.step('neither that link nor the other one is good any more, and both say why before anybody types', async () => {
    expectTrouble('410')
    await page.goto(first)
    await expect(main.getByText(/^This link has expired/)).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
    await page.goto(used)
    await expect(main.getByText(/^This link has already been used/)).toBeVisible()
    await expectSoundOnEveryScreen(page)
  })

  await test.step('only the new password counts', async () => {
    expectTrouble('401')
    await main.getByRole('link', { name: 'Request a new link' }).click()
    await expect(heading).toHaveText('Reset Password')
    await main.getByRole('button', { name: 'Back to sign in' }).click()
    await fillSignIn(main, traveller)
    await expect(page.getByText('Login Error')).toBeVisible()
    await fillSignIn(main, { ...traveller, password: 'Nusa-Forgotten-2' })
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
