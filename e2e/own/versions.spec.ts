import * as z from 'zod/mini'
import { test } from '../support/cms.ts'
import { signInToCms } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

const madeSchema = z.object({ doc: z.object({ id: z.int() }) })

test('an editor restores an earlier version, which has the same timestamp everywhere', async ({ page, cms }) => {
  const save = (title: string) => ({ title, _status: 'draft' })
  const { doc } = madeSchema.parse(await cms.ask('POST', '/articles?draft=true', save('Rain, as it was first told')))
  cms.atEnd(async () => void (await cms.ask('DELETE', `/articles/${doc.id}`)))
  await cms.ask('PATCH', `/articles/${doc.id}?draft=true`, save('Rain, as it was told again'))
  await signInToCms(page, 'editor')
  const article = `${productUnderTest().cmsUrl}/admin/collections/articles/${doc.id}`
  await page.goto(`${article}/versions`)
  const first = page.locator('tbody').getByRole('link').last()
  await expect(first).toHaveText(/\d\d:\d\d \(Bali time\)$/)
  const moment = await first.innerText()
  await first.click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  const question = page.getByRole('dialog').filter({ hasText: 'to the state that it was in on' })
  await expect(question).toContainText(moment)
  await expect(page.locator('.step-nav')).toContainText(moment)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(article)
  await expect(page.getByLabel(/^Title/)).toHaveValue('Rain, as it was first told')
})
