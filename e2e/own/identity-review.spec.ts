import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { photo } from '../../functions/testing/photo.ts'
import { signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { makeCmsUser, signInToCms } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** Payload places a form's header, and a whole list, outside of every landmark. */
const ofForm = ['region']
const ofList = [...ofForm, 'landmark-one-main', 'landmark-no-duplicate-banner', 'landmark-unique']

/** Uploads a picture as the signed-in traveller. */
async function send(page: Page, what: 'identity' | 'avatar', width: number, height: number): Promise<void> {
  const { siteUrl } = productUnderTest()
  const sent = await page.request.put(`${siteUrl}/api/account/${what}`, {
    headers: { origin: siteUrl, 'content-type': 'image/jpeg' },
    data: Buffer.from(await photo(width, height)),
  })
  await expect(sent).toBeOK()
}

test('staff review a document next to the data of the profile', async ({ page, traveller }) => {
  await signIn(page, traveller)
  await send(page, 'identity', 1600, 1000)

  await signInToCms(page, await makeCmsUser('Made'), '/admin')
  await page.getByRole('link', { name: /\d identity documents? to review/ }).click()
  // The list is hydrated once it has completed its URL.
  await expect(page).toHaveURL(/state.*in_review.*limit=/)
  await expect(page.getByPlaceholder('Search by email or name')).toBeVisible()
  await page.goto(`${productUnderTest().cmsUrl}/admin/collections/identity-documents?search=${traveller.email}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('link', { name: traveller.email })).toBeVisible()
  await expectAxeFindsNothing(page, { frame: ofList })
  await page.getByRole('link', { name: traveller.email }).click()
  const picture = page.getByRole('img', { name: /document/ })
  const profile = page.getByRole('region', { name: 'Profile details' })
  for (const [name, value] of [
    ['First name', 'Tara'],
    ['Last name', 'Wells'],
    ['Date of birth', '12 Apr 1991'],
    ['Country', 'Australia'],
    ['Email', traveller.email],
  ] as const) {
    await expect(profile.getByRole('term').filter({ hasText: name }).locator('..')).toContainText(value)
  }
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toBeInViewport({ ratio: 1 })
  await expect(profile).toBeInViewport({ ratio: 1 })
  await expectAxeFindsNothing(page, { frame: ofForm })

  await page.getByLabel('Status').selectOption('Rejected')
  await page.getByLabel('Reason for rejection').fill('The picture is too dark.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(page.getByLabel('Reviewed at')).toHaveText(/\d{4}, \d\d:\d\d/)
  await expect(page.getByLabel('Reviewed by')).toHaveText('Made')
  await expectAxeFindsNothing(page, { frame: ofForm })
})

test('staff who review a replaced document are led to the newer one', async ({ page, traveller, expectTrouble }) => {
  expectTrouble('409')
  await signIn(page, traveller)
  await send(page, 'identity', 1600, 1000)
  await send(page, 'avatar', 800, 600)
  await signInToCms(page, await makeCmsUser('Made'), '/admin/collections/identity-documents?limit=100')
  await page.getByRole('link', { name: traveller.email }).click()
  await expect(page.getByRole('img', { name: /document/ })).toHaveJSProperty('naturalWidth', 1600)
  await page.getByLabel('Status').selectOption('Rejected')
  await page.getByLabel('Reason for rejection').fill('The picture is too dark.')
  const late = page.url()
  await send(page, 'identity', 1000, 1600)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please review the newer one.').first()).toBeVisible()
  await expectAxeFindsNothing(page, { frame: ofForm })
  // Uploads one more: the button leads to the newest.
  await send(page, 'identity', 1200, 1600)
  await page.getByRole('button', { name: 'Open the newer document' }).click()
  await expect(page).not.toHaveURL(late)
  await expect(page.getByRole('img', { name: /document/ })).toHaveJSProperty('naturalWidth', 1200)
  await page.getByLabel('Status').selectOption('Verified')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()

  await test.step("a traveler's photo is seen on the traveler's page", async () => {
    await page.goto(`${productUnderTest().cmsUrl}/admin/collections/travellers?limit=100`)
    await page.locator('.cell-_select input').first().check()
    await expect(page.getByText(/1 .*selected/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: traveller.email }).click()
    const picture = page.getByRole('img', { name: 'The traveller’s profile photo' })
    await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0)
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThanOrEqual(192)
    await expectAxeFindsNothing(page, { frame: ofForm })
  })
})
