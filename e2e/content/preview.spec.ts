import * as z from 'zod/mini'
import { test } from '../support/cms.ts'
import { createCmsUser, signInToCms } from '../support/cms-users.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../support/screens.ts'
import { expect } from '../support/test.ts'
import { openPreview } from '../support/tour-form.ts'

const draftSchema = z.object({ doc: z.object({ id: z.int() }) })

test('the preview shows the page of a draft while the editor types, and the preview link can be shared', async ({
  page,
  browser,
  cms,
  expectErrors,
}) => {
  const path = '/tour/fireflies-of-sidemen'
  const { doc } = draftSchema.parse(
    await cms.request('POST', '/tours?draft=true', {
      title: 'Fireflies',
      slug: 'fireflies-of-sidemen',
      _status: 'draft',
    }),
  )
  cms.onTeardown(async () => void (await cms.request('DELETE', `/tours/${doc.id}`)))
  await page.setViewportSize(DESKTOP_SCREEN)
  // The CMS remembers an open preview for the user, and would open it in the forms of other journeys too.
  await signInToCms(page, await createCmsUser('Made', 'editor'), `/admin/collections/tours/${doc.id}`)
  const shell = page.frameLocator('#live-preview-iframe')
  const tour = await openPreview(page)
  const heading = tour.getByRole('heading', { level: 1 })

  await test.step('the preview next to the form shows unsaved input', async () => {
    await expect(heading).toHaveText('Fireflies')
    await page.getByLabel(/^Title/).fill('Fireflies of Sidemen')
    await expect(heading).toHaveText('Fireflies of Sidemen')
    await page.getByLabel(/^Excerpt/).fill('Bring no lamp.')
    await expect(tour.getByText('Bring no lamp.').first()).toBeVisible()
  })

  await test.step('the preview shows a message while a required field is empty', async () => {
    await page.getByLabel(/^Title/).fill('')
    await expect(heading).toHaveText('Correct these fields to see a preview')
    await page.getByLabel(/^Title/).fill('Fireflies of Sidemen')
    await expect(heading).toHaveText('Fireflies of Sidemen')
  })

  await test.step('a preview that fails to load is marked as out of date and is updated by a retry', async () => {
    expectErrors('net::ERR_FAILED')
    await page.route('**/api/preview/*/page', (route) => route.abort())
    await page.getByLabel(/^Title/).fill('Fireflies at night')
    await expect(shell.getByRole('status')).toContainText('This preview is out of date')
    await page.unroute('**/api/preview/*/page')
    await expect(heading).toHaveText('Fireflies at night')
    await expect(shell.getByRole('status')).toBeHidden()
    await page.getByLabel(/^Title/).fill('Fireflies of Sidemen')
    await expect(heading).toHaveText('Fireflies of Sidemen')
  })

  await test.step('the preview has the width of a phone when Smartphone is selected', async () => {
    await page.getByRole('button', { name: 'Responsive' }).click()
    await page.getByRole('button', { name: 'Smartphone' }).click()
    await expect.poll(async () => (await page.locator('#live-preview-iframe').boundingBox())?.width).toBe(390)
  })

  await test.step('the preview link shows the saved draft without sign-in, and an invalid link shows an error', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText(/updated successfully|saved successfully/i)).toBeVisible()
    const link = await page.getByRole('link', { name: 'Preview' }).getAttribute('href')
    const visitorContext = await browser.newContext({ viewport: PHONE_SCREEN })
    const visitorPage = await visitorContext.newPage()
    await visitorPage.goto(link ?? '')
    await expect(visitorPage.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
      'Fireflies of Sidemen',
    )
    await visitorPage.goto(`${link}x`)
    await expect(visitorPage.frameLocator('iframe').getByText('This link has expired.')).toBeVisible()
    expect((await visitorContext.request.get(path)).status()).toBe(404)
    await visitorContext.close()
  })
})
