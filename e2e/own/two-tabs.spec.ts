import * as z from 'zod/mini'
import { test, waitUntilFormReady } from '../support/cms.ts'
import { signInToCms } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

const createdSchema = z.object({ doc: z.object({ id: z.int() }) })
const storedSchema = z.object({ name: z.string(), description: z.string() })

test('saves from two tabs are merged, and the editor chooses the value of a field changed in both', async ({
  page,
  context,
  cms,
  expectErrors,
}) => {
  // An outdated save is rejected before it is merged.
  expectErrors('/api/categories/')
  const data = { name: 'Rice fields', description: 'Green.', slug: 'two-tabs', _status: 'draft' }
  const { doc } = createdSchema.parse(await cms.request('POST', '/categories?draft=true', data))
  cms.onTeardown(async () => void (await cms.request('DELETE', `/categories/${doc.id}`)))
  const readStored = async () => storedSchema.parse(await cms.request('GET', `/categories/${doc.id}?draft=true`))
  await signInToCms(page, 'editor')
  const categoryUrl = `${productUnderTest().cmsUrl}/admin/collections/categories/${doc.id}`
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(categoryUrl)
    await waitUntilFormReady(tab)
  }
  const description = page.getByLabel('Description')
  await description.fill('Green and terraced.')

  await test.step('the second tab saves twice without a reload', async () => {
    for (const name of ['Rice terraces', 'Rice terraces of Bali']) {
      await other.getByLabel(/^Name/).fill(name)
      await other.getByRole('button', { name: 'Save draft' }).click()
      await expect.poll(readStored).toEqual({ name, description: 'Green.' })
    }
  })

  await test.step('a save in the first tab is merged with the second tab’s change of another field, and shows that change', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect.poll(readStored).toEqual({ name: 'Rice terraces of Bali', description: 'Green and terraced.' })
    await expect(page.getByText(/^Saved together with a change .* – Name/)).toBeVisible()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Rice terraces of Bali')
    await expect(description).toHaveValue('Green and terraced.')
  })

  const dialog = other.getByRole('dialog', { name: /also changed/ })
  const otherDescription = other.getByLabel('Description')
  const openConflictDialog = async () => {
    await other.getByRole('button', { name: 'Save draft' }).click()
    await expect(dialog.getByRole('group', { name: 'Description' })).toBeVisible()
    await expect(other.getByText('Submitting...')).toBeHidden()
  }

  await test.step('Escape closes the dialog, and the form still has the unsaved value', async () => {
    await otherDescription.fill('Green and wet.')
    await openConflictDialog()
    await other.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(otherDescription).toHaveValue('Green and wet.')
    expect(await readStored()).toMatchObject({ description: 'Green and terraced.' })
  })

  await test.step('the value of the second tab is saved when the editor chooses that value', async () => {
    await openConflictDialog()
    await dialog.getByLabel(/^Yours/).check()
    await dialog.getByRole('button', { name: 'Save with these values' }).click()
    await expect.poll(readStored).toEqual({ name: 'Rice terraces of Bali', description: 'Green and wet.' })
    await expect(otherDescription).toHaveValue('Green and wet.')
  })
})
