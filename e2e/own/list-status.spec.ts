import { test } from '../support/cms.ts'
import { signInToCms } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

test('a list shows that an entry with many drafts is published, until it is unpublished', async ({ page, cms }) => {
  const { id } = await cms.publish('categories', { name: 'Cloud forests', slug: 'cloud-forests' })
  const change = (data: object, query = '') => cms.ask('PATCH', `/categories/${id}${query}`, data)
  // As many versions as are kept, so the published version is no longer among them.
  for (let saved = 1; saved <= 21; saved++)
    await change({ name: `Cloud forest ${saved}`, _status: 'draft' }, '?draft=true')
  await signInToCms(page, 'editor')
  const list = `${productUnderTest().cmsUrl}/admin/collections/categories?where[id][equals]=${id}`
  const status = page.locator('tbody .cell-_status')
  await page.goto(list)
  await expect(status).toHaveText('Draft (has published version)')
  await change({ _status: 'published' })
  await page.goto(list)
  await expect(status).toHaveText('Published')
  await change({ _status: 'draft' })
  await page.goto(list)
  await expect(status).toHaveText('Draft')
})
