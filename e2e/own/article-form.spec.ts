import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { test, waitUntilFormReady } from '../support/cms.ts'
import { signInToCms } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

const createdSchema = z.object({ doc: z.object({ id: z.int() }) })

test('an editor corrects a draft, is warned before leaving unsaved changes, and restores an earlier version', async ({
  page,
  cms,
  expectErrors,
}) => {
  expectErrors('/api/articles/', '400', 'Error submitting form')
  const slug = `news-of-${randomUUID()}`
  const createDraft = async (title: string, entrySlug: string) => {
    const data = { title, slug: entrySlug, published_at: '2026-11-12T04:00:00.000Z', _status: 'draft' }
    const { doc } = createdSchema.parse(await cms.request('POST', '/articles?draft=true', data))
    cms.onTeardown(async () => void (await cms.request('DELETE', `/articles/${doc.id}`)))
    return doc.id
  }
  await createDraft('The first article', slug)
  const firstTitle = `The day of the kites ${slug}`
  const id = await createDraft(firstTitle, `${slug}-2`)
  await signInToCms(page, 'editor')
  const articles = `${productUnderTest().cmsUrl}/admin/collections/articles`
  await page.goto(`${articles}?sort=-createdAt`)
  // The list's script adds its limit to the URL. If a link is pressed earlier, it loads a new document.
  await expect(page).toHaveURL(/limit=/)
  await page.getByRole('link', { name: firstTitle }).click()
  await waitUntilFormReady(page)
  const title = page.getByLabel(/^Title/)

  await test.step('the date shows its month as a word, so that month and day cannot be confused', async () => {
    const day = page.locator('#field-published_at').getByRole('textbox')
    await expect(day).toHaveValue('12 Nov 2026')
    await day.fill('3 Dec 2026')
    await day.press('Enter')
  })

  await test.step('the error of a duplicate slug names the entry that uses the slug, and disappears when the slug changes', async () => {
    const slugInput = page.getByLabel(/^Page address/)
    const duplicateError = page.getByText('Another news article has this address already: The first article.')
    const save = page.getByRole('button', { name: 'Save draft' })
    await slugInput.fill(slug)
    await save.click()
    await expect(duplicateError).toBeVisible()
    await title.fill('The renamed article')
    await expect(page.getByText('This field is required.')).toHaveCount(0)
    await expect(duplicateError).toBeVisible()
    await slugInput.fill(`${slug}-3`)
    await expect(duplicateError).toHaveCount(0)
    await save.click()
    await expect(page.getByText('Draft saved successfully.')).toBeVisible()
    expect(await cms.request('GET', `/articles/${id}?draft=true`)).toMatchObject({
      title: 'The renamed article',
      published_at: expect.stringMatching(/^2026-12-03T/),
    })
  })

  await test.step('Back opens a confirmation if there are unsaved changes, and then returns to the same list', async () => {
    const list = page.getByRole('heading', { name: 'News', exact: true })
    const goBack = async (answer: 'accept' | 'dismiss') => {
      const opened = page.waitForEvent('dialog')
      await page.evaluate(() => window.history.back())
      const dialog = await opened
      expect(dialog.message()).toContain('Your changes have not been saved')
      await dialog[answer]()
    }
    await title.fill('Unsaved title')
    await goBack('dismiss')
    await expect(page).toHaveURL(`${articles}/${id}`)
    await expect(title).toHaveValue('Unsaved title')
    await expect(list).toHaveCount(0)
    await goBack('accept')
    await expect(list).toBeVisible()
    await expect(page).toHaveURL(/sort=-createdAt/)
    await expect(title).toHaveCount(0)
  })

  await test.step('an earlier version is restored, and its timestamp is the same on every page', async () => {
    await page.goto(`${articles}/${id}/versions`)
    const first = page.locator('tbody').getByRole('link').last()
    await expect(first).toHaveText(/\d\d:\d\d \(Bali time\)$/)
    const timestamp = await first.innerText()
    await first.click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    const question = page.getByRole('dialog').filter({ hasText: 'You are about to restore' })
    await expect(question).toContainText(timestamp)
    await expect(page.locator('.step-nav')).toContainText(timestamp)
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(`${articles}/${id}`)
    await expect(title).toHaveValue(firstTitle)
  })
})
