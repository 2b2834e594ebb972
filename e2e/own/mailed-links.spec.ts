import { createUnverifiedAccount, fillSignIn } from '../support/account.ts'
import { expectAccessibleOnEveryScreen } from '../support/axe.ts'
import { findLink, waitForMail } from '../support/mail.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectErrors }) => expectErrors('401', '410'))

test('a traveller whose sign-in failed requests another verification link, which can be used only once', async ({
  page,
  request,
}) => {
  const account = await createUnverifiedAccount(request)
  const heading = page.getByRole('heading', { level: 1 })
  await waitForMail(account.email, /verify/i)
  await page.goto('/auth')
  await fillSignIn(page.getByRole('main'), account)
  const after = new Date()
  await page.getByRole('button', { name: 'Not verified yet? Send a new link' }).click()
  await expect(page.getByText('If this account still needs to be verified, a new link is on its way.')).toBeVisible()
  const link = findLink(await waitForMail(account.email, /verify/i, { after }), '/verify-email')
  await page.goto(link)
  await expect(heading).toHaveText('Your email address is verified')
  await expect(page).toHaveURL(/\/verify-email$/)
  await page.reload()
  await expect(heading).toHaveText('Your email address is verified')
  await page.goto(link)
  await expect(heading).toHaveText('This link has already been used')

  await test.step('an unknown link shows an accessible form to request a new link', async () => {
    await page.goto('/verify-email?token=%3Cb%3E')
    await expect(heading).toHaveText('This link is no longer valid')
    await page.getByRole('main').getByLabel('Email').fill('')
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByRole('main').getByLabel('Email')).toBeFocused()
    await expectAccessibleOnEveryScreen(page, { within: 'main' })
  })
})

test('the links in the newsletter email confirm and cancel the subscription', async ({ page }) => {
  const email = `letters-${Date.now()}@nusa.example`
  const heading = page.getByRole('heading', { level: 1 })
  const headers = { origin: productUnderTest().siteUrl }
  await expect(await page.request.post('/api/newsletter/subscribe', { headers, data: { email } })).toBeOK()
  const mail = await waitForMail(email, /subscription/i)
  await page.goto(findLink(mail, '/newsletter/confirm'))
  await expect(heading).toHaveText('Thank you for subscribing!')
  await expectAccessibleOnEveryScreen(page, { within: 'main' })
  await page.goto(findLink(mail, '/newsletter/unsubscribe'))
  await expect(heading).toHaveText('Unsubscribe from our newsletter?')
  await expectAccessibleOnEveryScreen(page, { within: 'main' })
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter')
  await expect(heading).toHaveText('You’ve been unsubscribed')
  await page.reload()
  await expect(heading).toHaveText('You’ve been unsubscribed')
})
