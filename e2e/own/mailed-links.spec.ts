import { fillSignIn, newUnverifiedAccount, signIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectTrouble }) => expectTrouble('401', '410'))

test('a verification link that is no good says why, and another one can be sent', async ({ page, request }) => {
  const account = await newUnverifiedAccount(request)
  const heading = page.getByRole('heading', { level: 1 })
  const said = page.getByText('If this account still needs to be verified, a new link is on its way.')

  await test.step('who is not verified can ask for it where signing in failed', async () => {
    const first = linkIn(await mailTo(account.email, /verify/i), '/verify-email')
    await page.goto('/auth')
    await fillSignIn(page.getByRole('main'), account)
    const after = new Date()
    await page.getByRole('button', { name: 'Not verified yet? Send a new link' }).click()
    await expect(said).toBeVisible()
    const link = linkIn(await mailTo(account.email, /verify/i, { after }), '/verify-email')
    await page.goto(first)
    await expect(heading).toHaveText('This link has expired')
    await expect(page.getByRole('main')).toContainText('Links are valid for a day, and only the latest one works.')
    await page.goto(link)
    await expect(heading).toHaveText('Your email address is verified')
    await expect(page).toHaveURL(/\/verify-email$/)
    await page.reload()
    await expect(heading).toHaveText('Your email address is verified')
    await page.goto(link)
  })

  await test.step('a used one offers to sign in, and to send another one', async () => {
    await expect(heading).toHaveText('This link has already been used')
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
    await expectSoundOnEveryScreen(page)
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(said).toBeVisible()
    await page.reload()
    await expect(heading).toHaveText('This link has already been used')
  })

  await test.step('an unknown one asks for the address', async () => {
    await page.goto('/verify-email?token=%3Cb%3E')
    await expect(heading).toHaveText('This link is no longer valid')
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(account.email)
    await page.getByRole('main').getByLabel('Email').fill('')
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible()
    await expect(page.getByRole('main').getByLabel('Email')).toBeFocused()
    await expectSoundOnEveryScreen(page)
    await page.getByRole('main').getByLabel('Email').fill('nobody@nusa.example')
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(said).toBeVisible()
  })

  await test.step('and so do the other mails’ links', async () => {
    await page.goto('/confirm-email?token=x')
    await expect(heading).toHaveText('This link is no longer valid')
    await page.goto('/newsletter/confirm?token=x')
    await expect(heading).toHaveText('This link is no longer valid')
    await page.goto('/newsletter/unsubscribe?token=x')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(heading).toHaveText('This link is no longer valid')
  })
})

test('who verifies an account while another one is signed in is told so, and can go on with the new one', async ({
  page,
  request,
  traveller,
}) => {
  const account = await newUnverifiedAccount(request)
  const main = page.getByRole('main')
  await signIn(page, traveller, '/favorites')
  await page.goto(linkIn(await mailTo(account.email, /verify/i), '/verify-email'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is verified')
  await expect(main.getByText(`You are signed in as ${traveller.email}.`)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/dashboard')
  await expectSoundOnEveryScreen(page)
  await main.getByRole('button', { name: 'Use another account' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await fillSignIn(main, account)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByLabel('Email', { exact: true }).first()).toHaveValue(account.email)
})

test('the newsletter begins and ends with links of its mail', async ({ page }) => {
  const email = `letters-${Date.now()}@nusa.example`
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/page/booking-policy')
  await page.getByRole('contentinfo').getByLabel('Email address').fill(email)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please open the link in our email to confirm your address.')).toBeVisible()
  const replaced = linkIn(await mailTo(email, /subscription/i), '/newsletter/confirm')
  const after = new Date()
  await page.reload()
  await page.getByRole('contentinfo').getByLabel('Email address').fill(email)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  const mail = await mailTo(email, /subscription/i, { after })
  await page.goto(replaced)
  await expect(heading).toHaveText('This link has expired')
  await expect(page.getByRole('main')).toContainText('Links are valid for a week, and only the latest one works.')
  const confirm = linkIn(mail, '/newsletter/confirm')
  await page.goto(confirm)
  await expect(heading).toHaveText('Thank you for subscribing!')
  await page.reload()
  await expect(heading).toHaveText('Thank you for subscribing!')
  await expectSoundOnEveryScreen(page)
  await page.goto(confirm)
  await expect(heading).toHaveText('This link has already been used')
  await page.goto(linkIn(mail, '/newsletter/unsubscribe'))
  await expect(heading).toHaveText('Unsubscribe from our newsletter?')
  await expectSoundOnEveryScreen(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter')
  await expect(heading).toHaveText('You’ve been unsubscribed')
  // The button is gone, but the focus is not lost.
  await expect(page.locator(':focus').getByRole('heading', { level: 1 })).toHaveText('You’ve been unsubscribed')
  await page.reload()
  await expect(heading).toHaveText('You’ve been unsubscribed')
})
