import type { Page } from '@playwright/test'
import { test, waitUntilFormReady } from '../support/cms.ts'
import { signInWithForm } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

test('an editor can continue in the same form after unpublishing, reverting or a lost response', async ({
  page,
  cms,
  expectErrors,
}) => {
  expectErrors('/api/categories/', 'Error submitting form', 'net::ERR_FAILED')
  const { id } = await cms.publish('categories', { name: 'Rice fields', description: 'Green.', slug: 'same-form' })
  const isStored = (values: Record<string, unknown>) =>
    expect.poll(() => cms.request('GET', `/categories/${id}?draft=true`)).toMatchObject(values)
  await signInWithForm(page, 'editor')
  const { cmsUrl } = productUnderTest()
  await page.goto(`${cmsUrl}/admin/collections/categories/${id}`)
  const description = page.getByLabel('Description')
  const publish = page.getByRole('button', { name: 'Publish changes' })
  const saveDraft = page.getByRole('button', { name: 'Save draft' })
  /** Types text and waits for Payload's check for newer content, which follows the first keystroke. */
  async function write(text: string) {
    const checked = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url() === page.url(),
    )
    await description.fill(text)
    await checked
    await expect(page.getByText('Document modified')).toBeHidden()
  }
  let dropNextResponse = false
  await page.route(`**/api/categories/${id}?*`, async (route) => {
    if (!dropNextResponse || route.request().method() === 'GET') return route.fallback()
    dropNextResponse = false
    await route.fetch()
    await route.abort()
  })
  await waitUntilFormReady(page)

  await test.step('an unpublished entry can be published again, with and without further changes', async () => {
    for (const text of ['Green.', 'Green and terraced.']) {
      await unpublish(page)
      await isStored({ _status: 'draft' })
      if (text !== 'Green.') await write(text)
      await publish.click()
      await isStored({ _status: 'published', description: text })
    }
  })

  await test.step('reverting discards a draft, even after a lost response, and a new draft can be saved', async () => {
    await write('A draft.')
    await saveDraft.click()
    await isStored({ _status: 'draft', description: 'A draft.' })
    dropNextResponse = true
    await revert(page)
    await expect(page.getByText('The CMS did not respond, so the change may or may not have been made.')).toBeVisible()
    await revert(page)
    await isStored({ _status: 'published', description: 'Green and terraced.' })
    await expect(description).toHaveValue('Green and terraced.')
    await write('Another draft.')
    await saveDraft.click()
    await isStored({ _status: 'draft', description: 'Another draft.' })
  })

  await test.step('reverting does not discard a draft that another editor saved meanwhile', async () => {
    await cms.request('PATCH', `/categories/${id}?draft=true`, { description: 'By another editor.', _status: 'draft' })
    await revert(page)
    await expect(page.getByText('This entry was changed by someone else')).toBeVisible()
    await isStored({ _status: 'draft', description: 'By another editor.' })
    await page.reload()
    await expect(description).toHaveValue('By another editor.')
    await waitUntilFormReady(page)
  })

  await test.step('a save with a lost response can be repeated, also after further changes', async () => {
    await write('Lost response.')
    dropNextResponse = true
    await saveDraft.click()
    await isStored({ _status: 'draft', description: 'Lost response.' })
    await expect(saveDraft).toBeEnabled()
    await description.fill('Published.')
    dropNextResponse = true
    await publish.click()
    await isStored({ _status: 'published', description: 'Published.' })
    await expect(publish).toBeEnabled()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await publish.click()
    expect((await saved).status()).toBe(200)
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
