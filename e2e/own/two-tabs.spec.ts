import * as z from 'zod/mini'
import { test } from '../support/cms.ts'
import { signInToOffice } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

const madeSchema = z.object({ doc: z.object({ id: z.int() }) })
const storedSchema = z.object({ name: z.string(), description: z.string() })

test('what is saved in one tab is not undone from another, where what was typed still stands', async ({
  page,
  context,
  cms,
  expectTrouble,
}) => {
  expectTrouble('/api/categories/')
  const data = { name: 'Rice fields', description: 'Green.', slug: 'two-tabs', _status: 'draft' }
  const { doc } = madeSchema.parse(await cms.ask('POST', '/categories?draft=true', data))
  cms.atEnd(async () => void (await cms.ask('DELETE', `/categories/${doc.id}`)))
  const stored = async () => storedSchema.parse(await cms.ask('GET', `/categories/${doc.id}?draft=true`))
  await signInToOffice(page, 'editor')
  const address = `${productUnderTest().cmsUrl}/admin/collections/categories/${doc.id}`
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(address)
    await expect(tab.locator('form[data-form-ready=true]').first()).toBeVisible()
  }
  const description = page.getByLabel('Description')
  // Payload itself looks for newer content at the first stroke only.
  const looked = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url() === address)
  await description.fill('Green and terraced.')
  await looked

  await test.step('the other tab saves, and once more without being loaded anew', async () => {
    for (const name of ['Rice terraces', 'Rice terraces of Bali']) {
      await other.getByLabel(/^Name/).fill(name)
      await other.getByRole('button', { name: 'Save draft' }).click()
      await expect.poll(stored).toEqual({ name, description: 'Green.' })
    }
  })

  await test.step('the first one is refused in words, however it is saved', async () => {
    for (const name of ['Save draft', 'Publish changes']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByText(/^This was changed since you opened it/).first()).toBeVisible()
      await expect(description).toHaveValue('Green and terraced.')
      expect(await stored()).toEqual({ name: 'Rice terraces of Bali', description: 'Green.' })
    }
  })

  await test.step('loaded anew, it is saved', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Rice terraces of Bali')
    await description.fill('Green and terraced.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect.poll(stored).toEqual({ name: 'Rice terraces of Bali', description: 'Green and terraced.' })
  })
})
