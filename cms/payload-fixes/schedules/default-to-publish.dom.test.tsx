import { afterEach, expect, test, vi } from 'vitest'
import { renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { DefaultToPublish } from './DefaultToPublish.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/payload-form.tsx')).payloadForm)

afterEach(unmountForm)

test.each([
  ['counts one unpublished version for an entry that was never live', { id: 7, hasPublishedDoc: false }, [[1]]],
  ['does not change the version count of a live entry', { id: 7, hasPublishedDoc: true }, []],
  ['does not change the version count of a new entry', { id: undefined, hasPublishedDoc: false }, []],
])('DefaultToPublish %s', async (_, document, counts) => {
  const setUnpublishedVersionCount = vi.fn()
  await renderInForm(<DefaultToPublish />, {
    document: { ...document, unpublishedVersionCount: 0, setUnpublishedVersionCount },
  })
  expect(setUnpublishedVersionCount.mock.calls).toEqual(counts)
})
