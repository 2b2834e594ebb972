import { readFile } from 'node:fs/promises'
import { test, waitUntilFormReady } from '../support/cms.ts'
import { signInToCms } from '../support/cms-users.ts'
import { expect } from '../support/test.ts'

test('text pasted from Word becomes headings, lists, a table and links, and is stored that way', async ({
  page,
  cms,
}) => {
  const word = await readFile(new URL('../../cms/features/rich-text/fixtures/word.html.txt', import.meta.url), 'utf8')
  await signInToCms(page, 'editor', '/admin/collections/pages/create')
  await waitUntilFormReady(page)
  const editor = page.locator('[data-lexical-editor=true]').first()
  await editor.click()
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'Three days in Ubud')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, word)
  await expect(editor.getByRole('heading', { level: 2, name: 'Three days in Ubud' })).toBeVisible()
  await expect(editor.getByRole('heading', { level: 3, name: 'Included' })).toBeVisible()
  await expect(
    editor
      .getByRole('listitem')
      .filter({ hasText: /^Vegetarian on request$/ })
      .last(),
  ).toBeVisible()
  await expect(editor.getByRole('cell', { name: 'Free day' })).toBeVisible()
  await expect(editor.getByRole('link', { name: 'our tours' })).toBeVisible()
  await expect(editor.locator('img')).toHaveCount(0)
  await expect(page.getByText(/^A picture was not pasted\./)).toBeVisible()
  await expect(page.getByText(/cannot be used here: the prices/)).toBeVisible()

  await page.getByLabel(/^Title/).fill('Pasted from Word')
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/api\/pages/.test(answer.url()),
  )
  await page.getByRole('button', { name: 'Save draft' }).click()
  const { doc } = await (await saved).json()
  cms.onTeardown(async () => void (await cms.request('DELETE', `/pages/${doc.id}`)))
  const stored = JSON.stringify(await cms.request('GET', `/pages/${doc.id}?draft=true&depth=0`))
  for (const type of ['heading', 'list', 'table', 'link']) expect(stored).toContain(`"type":"${type}"`)
})
