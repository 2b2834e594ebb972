import * as z from 'zod/mini'
import { test } from '../support/cms.ts'
import { signInToOffice } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { DESK_SCREEN, PHONE_SCREEN } from '../support/screens.ts'
import { expect } from '../support/test.ts'

const draftSchema = z.object({ doc: z.object({ id: z.int() }) })

test('an editor sees the page of a draft while typing, and shares its link', async ({
  page,
  browser,
  cms,
  expectTrouble,
}) => {
  const { cmsUrl } = productUnderTest()
  const path = '/tour/fireflies-of-sidemen'
  const { doc } = draftSchema.parse(
    await cms.ask('POST', '/tours?draft=true', { title: 'Fireflies', slug: 'fireflies-of-sidemen', _status: 'draft' }),
  )
  cms.atEnd(async () => void (await cms.ask('DELETE', `/tours/${doc.id}`)))
  await page.setViewportSize(DESK_SCREEN)
  await signInToOffice(page, 'editor')
  await page.goto(`${cmsUrl}/admin/collections/tours/${doc.id}`)
  const shell = page.frameLocator('#live-preview-iframe')
  const heading = shell.frameLocator('iframe').last().getByRole('heading', { level: 1 })

  await test.step('the page stands beside the form and follows what is typed, before it is saved', async () => {
    // A click before the page is hydrated does nothing; the CMS remembers for each editor whether the preview was open.
    const open = page.getByRole('button', { name: 'Live preview', exact: true })
    await expect(async () => {
      if (await open.isVisible()) await open.click()
      await expect(page.getByRole('button', { name: 'Exit live preview' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(heading).toHaveText('Fireflies')
    await page.getByLabel(/^Title/).fill('Fireflies of Sidemen')
    await expect(heading).toHaveText('Fireflies of Sidemen')
    await page.getByLabel(/^Excerpt/).fill('Bring no lamp.')
    await expect(shell.frameLocator('iframe').last().getByText('Bring no lamp.').first()).toBeVisible()
  })

  await test.step('it says what is missing before there is a page', async () => {
    await page.getByLabel(/^Title/).fill('')
    await expect(heading).toHaveText('Before you can see a preview')
    await page.getByLabel(/^Title/).fill('Fireflies of Sidemen')
    await expect(heading).toHaveText('Fireflies of Sidemen')
  })

  await test.step('a page that did not come is said to be missing, and comes when it can be had again', async () => {
    expectTrouble('net::ERR_FAILED')
    await page.route('**/api/preview/*/page', (route) => route.abort())
    await page.getByLabel(/^Title/).fill('Fireflies at night')
    await expect(shell.getByRole('status')).toContainText('This preview is out of date')
    await page.unroute('**/api/preview/*/page')
    await expect(heading).toHaveText('Fireflies at night')
    await expect(shell.getByRole('status')).toBeHidden()
    await page.getByLabel(/^Title/).fill('Fireflies of Sidemen')
    await expect(heading).toHaveText('Fireflies of Sidemen')
  })

  await test.step('it is as wide as a phone, where that is chosen', async () => {
    await page.getByRole('button', { name: 'Responsive' }).click()
    await page.getByRole('button', { name: 'Smartphone' }).click()
    await expect.poll(async () => (await page.locator('#live-preview-iframe').boundingBox())?.width).toBe(390)
  })

  await test.step('whoever has the link sees what was saved, without signing in; without it nobody does', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText(/updated successfully|saved successfully/i)).toBeVisible()
    const link = await page.getByRole('link', { name: 'Preview' }).getAttribute('href')
    const friend = await browser.newContext({ viewport: PHONE_SCREEN })
    const seen = await friend.newPage()
    await seen.goto(link ?? '')
    await expect(seen.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Fireflies of Sidemen')
    await seen.goto(`${link}x`)
    await expect(seen.frameLocator('iframe').getByText('This link has expired.')).toBeVisible()
    expect((await friend.request.get(path)).status()).toBe(404)
    await friend.close()
  })
})
