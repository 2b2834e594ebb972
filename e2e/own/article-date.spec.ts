import { enterOffice, signInToCms } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

test("an article's date is shown and entered with its month as a word, so it cannot be confused with the day", async ({
  page,
}) => {
  const office = await enterOffice('editor')
  const data = { title: 'The day of the kites', published_at: '2026-11-12T04:00:00.000Z' }
  const made = await office.post('/api/articles?draft=true', { data })
  const { doc } = await made.json()
  await signInToCms(page, 'editor', `/admin/collections/articles/${doc.id}`)
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  const day = page.locator('#field-published_at').getByRole('textbox')
  await expect(day).toHaveValue('12 Nov 2026')
  await day.fill('3 Dec 2026')
  await day.press('Enter')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/(updated|saved) successfully/i)).toBeVisible()
  const kept = await (await office.get(`/api/articles/${doc.id}?draft=true`)).json()
  expect(kept.published_at).toMatch(/^2026-12-03T/)
  await office.delete(`/api/articles/${doc.id}`)
  await office.dispose()
})
