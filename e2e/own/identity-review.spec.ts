import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { photo } from '../../functions/testing/photo.ts'
import { signIn } from '../support/account.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { waitUntilFormReady } from '../support/cms.ts'
import { createCmsUser, signInToCms } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** Payload places a form's header, and a whole list, outside of every landmark. */
const formRules = ['region']
const listRules = [...formRules, 'landmark-one-main', 'landmark-no-duplicate-banner', 'landmark-unique']

/** Uploads a picture as the signed-in traveller. */
async function uploadPicture(page: Page, kind: 'identity' | 'avatar', width: number, height: number): Promise<void> {
  const { siteUrl } = productUnderTest()
  const sent = await page.request.put(`${siteUrl}/api/account/${kind}`, {
    headers: { origin: siteUrl, 'content-type': 'image/jpeg' },
    data: Buffer.from(await photo(width, height)),
  })
  await expect(sent).toBeOK()
}

test('staff review an identity document next to the profile, and can open the newest document after a replacement', async ({
  page,
  traveller,
  expectErrors,
}) => {
  expectErrors('409')
  await signIn(page, traveller)
  await uploadPicture(page, 'identity', 1600, 1000)
  await uploadPicture(page, 'avatar', 800, 600)
  const { id } = await (await page.request.get('/api/account/profile')).json()
  const identityDocuments = '/admin/collections/identity-documents'
  await signInToCms(page, await createCmsUser('Made'), `${identityDocuments}?search=${traveller.email}`)
  await expect(page.getByPlaceholder('Search by email or name')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('link', { name: traveller.email })).toBeVisible()
  await expectNoAxeViolations(page, { ignoredRules: listRules })
  await page.getByRole('link', { name: traveller.email }).click()
  const picture = page.getByRole('img', { name: /document/ })
  const profile = page.getByRole('region', { name: 'Profile details' })
  const status = page.getByLabel('Status')
  const reason = page.getByLabel('Reason for rejection')
  const save = page.getByRole('button', { name: 'Save' })

  await test.step('the document and the profile are next to each other', async () => {
    for (const [name, value] of [
      ['First name', 'Tara'],
      ['Date of birth', '12 Apr 1991'],
      ['Email', traveller.email],
    ] as const) {
      await expect(profile.getByRole('term').filter({ hasText: name }).locator('..')).toContainText(value)
    }
    await expect(picture).toHaveJSProperty('naturalWidth', 1600)
    await expect(picture).toBeInViewport({ ratio: 1 })
    await expect(profile).toBeInViewport({ ratio: 1 })
  })

  await test.step('a decision about a replaced document is refused, and a button opens the newest document', async () => {
    await status.selectOption('Rejected')
    await reason.fill('The picture is too dark.')
    const replacedDocumentUrl = page.url()
    await uploadPicture(page, 'identity', 1000, 1600)
    await save.click()
    await expect(page.getByText('Please review the newer one.').first()).toBeVisible()
    await expectNoAxeViolations(page, { ignoredRules: formRules })
    // Uploads another document, because the button must open the newest one.
    await uploadPicture(page, 'identity', 1200, 1600)
    await page.getByRole('button', { name: 'Open the newer document' }).click()
    await expect(page).not.toHaveURL(replacedDocumentUrl)
    await expect(picture).toHaveJSProperty('naturalWidth', 1200)
  })

  await test.step('a rejection is saved with its reason and reviewer', async () => {
    await status.selectOption('Rejected')
    await reason.fill('The picture is too dark.')
    await save.click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await expect(page.getByLabel('Reviewed at')).toHaveText(/\d{4}, \d\d:\d\d/)
    await expect(page.getByLabel('Reviewed by')).toHaveText('Made')
  })

  await test.step("the traveler's page in the CMS shows the profile photo, and staff cannot change the password", async () => {
    await page.goto(`${productUnderTest().cmsUrl}/admin/collections/travellers/${id}`)
    const photoInForm = page.getByRole('img', { name: 'The traveller’s profile photo' })
    await expect(photoInForm).toHaveJSProperty('complete', true)
    expect(await photoInForm.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThanOrEqual(192)
    await waitUntilFormReady(page)
    await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0)
    await expectNoAxeViolations(page, { ignoredRules: formRules })
  })
})
