import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { type EntryResult, useEntry } from './use-entry.ts'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/payload-form.tsx')).payloadForm)

let entry: ReturnType<typeof useEntry>

function Reader() {
  entry = useEntry()
  return null
}

/** Returns the results of reading and of changing an entry when the CMS responds with a status and a body. */
async function request(status: number, body: object): Promise<EntryResult[]> {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  await renderInForm(<Reader />, { document: { collectionSlug: 'tours', id: 12 } })
  return act(async () => [await entry.readEntry(), await entry.changeEntry({ title: 'Ubud' })])
}

afterEach(unmountForm)

test('useEntry reads and changes the stored entry', async () => {
  expect(await request(200, { id: 12, doc: { id: 12 } })).toMatchObject([{ entry: { id: 12 } }, { entry: { id: 12 } }])
})

test('useEntry returns a message if the entry was deleted', async () => {
  const refusal = expect.stringMatching(/^This entry was deleted\./)
  expect(await request(404, { errors: [{ message: 'Not Found' }] })).toEqual([{ refusal }, { refusal }])
})

test('useEntry returns the message of the CMS if the request is refused for another reason', async () => {
  const refusal = 'You are not allowed to perform this action.'
  expect(await request(403, { errors: [{ message: refusal }] })).toEqual([{ refusal }, { refusal }])
})
