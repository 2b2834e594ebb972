import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureBytes } from '../../../testing/content.ts'
import { createCmsUser } from '../../../testing/people.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('concurrent uploads of the same file get different names', async () => {
  const { token } = await createCmsUser(cms, 'editor')
  const bytes = new Uint8Array(await pictureBytes(20, 20))
  const upload = async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'A hill' }))
    form.set('file', new Blob([bytes], { type: 'image/png' }), 'hill.png')
    const response = await cms.call('POST', '/api/media', { token, form })
    return { status: response.status, name: (await response.json()).doc?.filename }
  }
  const uploads = await Promise.all(Array.from({ length: 8 }, upload))
  expect(uploads.filter(({ status }) => status !== 201)).toEqual([])
  expect(new Set(uploads.map(({ name }) => name)).size).toBe(uploads.length)
})
