import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { expectAccessibleOnEveryScreen } from '../support/axe.ts'
import { type CmsUser, createCmsUser, signInToCms, signInWithForm, signOutOfCms } from '../support/cms-users.ts'
import { waitForMail } from '../support/mail.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** Enters the password on the sign-in page, until the page of the second step is shown. */
const enterPassword = (page: Page, user: CmsUser) =>
  signInWithForm(page, user, page.getByRole('heading', { name: 'Two-step sign-in' }))

const securityPanel = '.nusa-two-step'
const code = (secret: string, steps: number) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

test('a user sets up an authenticator app on the account page, and signs in with its code or a recovery code', async ({
  page,
  expectErrors,
}) => {
  expectErrors('400')
  const { cmsUrl } = productUnderTest()
  const user = await createCmsUser('Wayan Dua')
  await signInToCms(page, user, '/admin/account')
  await page.getByRole('link', { name: 'Two-step sign-in and sessions' }).click()
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the secret' })).toBeVisible()
  await expectAccessibleOnEveryScreen(page, { within: securityPanel })
  const secret = (await page.locator('form code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Then enter the six digits').fill(code(secret, 0))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}-\w{2}$/ })
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  await page.getByRole('button', { name: 'I have stored the codes' }).click()
  await expect(page.getByText('10 unused codes')).toBeVisible()
  await expectAccessibleOnEveryScreen(page, { within: securityPanel })
  expect((await waitForMail(user.email, /Two-step/)).text).toContain('An authenticator app was added')

  await signOutOfCms(page)
  await enterPassword(page, user)
  // Nothing of the CMS is shown before the second step.
  await page.goto(`${cmsUrl}/admin/collections/bookings`)
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await expectAccessibleOnEveryScreen(page, { within: securityPanel })
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This did not work.')).toBeVisible()
  await page.getByLabel('Code').fill(code(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  // The list completes its URL with its settings.
  await expect(page).toHaveURL(/\/admin\/collections\/bookings(\?|$)/)

  await signOutOfCms(page)
  await enterPassword(page, user)
  await page.getByLabel('Code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${cmsUrl}/admin`)
  await page.goto(`${cmsUrl}/admin/sign-in-security`)
  await expect(page.getByText('9 unused codes')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByRole('list').getByText('(This browser)')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
})

test('a user adds a passkey, and signs in with the passkey after the password or instead of the password', async ({
  page,
}) => {
  const { cmsUrl } = productUnderTest()
  const user = await createCmsUser('Wayan Kunci')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signInToCms(page, user, '/admin/sign-in-security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Work laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'I have stored the codes' }).click()
  await expect(page.getByRole('button', { name: 'Remove the passkey Work laptop' })).toBeVisible()

  await signOutOfCms(page)
  await enterPassword(page, user)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(`${cmsUrl}/admin`)

  await signOutOfCms(page)
  await page.goto(`${cmsUrl}/admin/login?redirect=%2Fadmin%2Fsign-in-security`)
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page).toHaveURL(`${cmsUrl}/admin/sign-in-security`)
  await expect(page.getByText(/^Added on .* last used on/)).toBeVisible()
})
