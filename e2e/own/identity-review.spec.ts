import { Buffer } from 'node:buffer'
import { photo } from '../../functions/testing/photo.ts'
import { signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { makeColleague, signInToOffice } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** Payload puts what heads a form, and all of a list, outside of every landmark. */
const ofForm = ['region']
const ofList = [...ofForm, 'landmark-one-main', 'landmark-no-duplicate-banner', 'landmark-unique']

test('staff decide about a document whose picture they see beside what the profile says', async ({
  page,
  traveller,
}) => {
  const { siteUrl, cmsUrl } = productUnderTest()
  await signIn(page, traveller)
  const sent = await page.request.put(`${siteUrl}/api/account/identity`, {
    headers: { origin: siteUrl, 'content-type': 'image/jpeg' },
    data: Buffer.from(await photo(1600, 1000)),
  })
  await expect(sent).toBeOK()

  await signInToOffice(page, await makeColleague('Made'))
  await page.goto(`${cmsUrl}/admin/collections/identity-documents?limit=100`)
  await expect(page.getByRole('link', { name: traveller.email })).toBeVisible()
  await expectAxeFindsNothing(page, { frame: ofList })
  await page.getByRole('link', { name: traveller.email }).click()
  const picture = page.getByRole('img', { name: /document/ })
  const profile = page.getByRole('region', { name: 'What the profile says' })
  for (const [name, value] of [
    ['First name', 'Tara'],
    ['Last name', 'Wells'],
    ['Date of birth', 'Apr 12, 1991'],
    ['Country', 'Australia'],
    ['E-mail', traveller.email],
  ] as const) {
    await expect(profile.getByRole('term').filter({ hasText: name }).locator('..')).toContainText(value)
  }
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toBeInViewport({ ratio: 1 })
  await expect(profile).toBeInViewport({ ratio: 1 })
  await expectAxeFindsNothing(page, { frame: ofForm })

  await page.getByLabel('State').selectOption('Refused')
  await page.getByLabel('Reason of the refusal').fill('The picture is too dark.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(page.getByLabel('Reviewed at')).toHaveText(/\d{4}, \d\d:\d\d/)
  await expectAxeFindsNothing(page, { frame: ofForm })
})
