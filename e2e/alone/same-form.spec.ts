import type { Page } from '@playwright/test'
import { test } from '../support/cms.ts'
import { signInToOffice } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

test('an editor who unpublishes, reverts or loses a response continues in the same form', async ({
  page,
  cms,
  expectTrouble,
}) => {
  expectTrouble('/api/categories/', 'Error submitting form', 'net::ERR_FAILED')
  const { id } = await cms.publish('categories', { name: 'Rice fields', description: 'Green.', slug: 'same-form' })
  const isStored = (values: Record<string, unknown>) =>
    expect.poll(() => cms.ask('GET', `/categories/${id}?draft=true`)).toMatchObject(values)
  await signInToOffice(page, 'editor')
  const { cmsUrl } = productUnderTest()
  await page.goto(`${cmsUrl}/admin/collections/categories/${id}`)
  const description = page.getByLabel('Description')
  const publish = page.getByRole('button', { name: 'Publish changes' })
  const saveDraft = page.getByRole('button', { name: 'Save draft' })
  /** Types a text and waits for Payload's check for newer content, which follows the first keystroke. */
  async function write(text: string) {
    const looked = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url() === page.url())
    await description.fill(text)
    await looked
    await expect(page.getByText('Document modified')).toBeHidden()
  }
  let isToBeLost = false
  await page.route(`**/api/categories/${id}?*`, async (route) => {
    if (!isToBeLost || route.request().method() === 'GET') return route.fallback()
    isToBeLost = false
    await route.fetch()
    await route.abort()
  })
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()

  await test.step('taken off the site by mistake, it is published again, without and with a word more', async () => {
    for (const text of ['Green.', 'Green and terraced.']) {
      await unpublish(page)
      await isStored({ _status: 'draft' })
      if (text !== 'Green.') await write(text)
      await publish.click()
      await isStored({ _status: 'published', description: text })
    }
  })

  await test.step('a draft goes, and the next one is saved', async () => {
    await write('A draft.')
    await saveDraft.click()
    await isStored({ _status: 'draft', description: 'A draft.' })
    isToBeLost = true
    await revert(page)
    await expect(page.getByText('The CMS did not respond, so this may or may not have been done.')).toBeVisible()
    await revert(page)
    await isStored({ _status: 'published', description: 'Green and terraced.' })
    await expect(description).toHaveValue('Green and terraced.')
    await write('Another draft.')
    await saveDraft.click()
    await isStored({ _status: 'draft', description: 'Another draft.' })
  })

  await test.step('a draft that a colleague saved meanwhile does not go', async () => {
    await cms.ask('PATCH', `/categories/${id}?draft=true`, { description: 'Of a colleague.', _status: 'draft' })
    await revert(page)
    await expect(page.getByText('This entry was changed by someone else')).toBeVisible()
    await isStored({ _status: 'draft', description: 'Of a colleague.' })
    await page.reload()
    await expect(description).toHaveValue('Of a colleague.')
    await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  })

  await test.step('an answer that is lost is asked for again, also after a word more', async () => {
    await write('Not heard of.')
    isToBeLost = true
    await saveDraft.click()
    await isStored({ _status: 'draft', description: 'Not heard of.' })
    await expect(saveDraft).toBeEnabled()
    await description.fill('Published.')
    isToBeLost = true
    await publish.click()
    await isStored({ _status: 'published', description: 'Published.' })
    await expect(publish).toBeEnabled()
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await publish.click()
    expect((await answered).status()).toBe(200)
    await expect(publish).toBeDisabled()
  })
})

async function revert(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revert to published' }).click()
  await confirm(page)
}

async function unpublish(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await confirm(page)
}

/** Confirms the dialog, which stays open until the form shows the result. */
async function confirm(page: Page): Promise<void> {
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toBeHidden()
}
