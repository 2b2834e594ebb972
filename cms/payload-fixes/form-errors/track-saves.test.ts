import { expect, test, vi } from 'vitest'
import { createDocumentKey, type SaveErrors } from './form-responses.ts'
import { trackSaves } from './track-saves.ts'

const taken = { errors: [{ message: 'Invalid', data: { errors: [{ path: 'slug', message: 'It is taken.' }] } }] }

/** Returns the errors after saves with the given responses, and the body that the form can still read. */
async function save(address: string, method: string, ...responses: [status: number, body: unknown][]) {
  const saveErrors: SaveErrors = new Map()
  const bodies: unknown[] = []
  for (const [status, body] of responses) {
    const send = trackSaves(async () => Response.json(body, { status }), '/api', saveErrors)
    bodies.push(await (await send(address, { method })).json())
    await vi.waitFor(() => expect(saveErrors.size).toBe(status === 400 ? 1 : 0))
  }
  return { saveErrors, bodies }
}

test('trackSaves stores the field errors of each entry and global whose save is refused, until a save succeeds', async () => {
  const errors = new Map([['slug', { message: 'It is taken.' }]])
  const entry = await save('/api/articles/12?draft=true', 'PATCH', [400, taken])
  expect(entry.bodies).toEqual([taken])
  expect(entry.saveErrors).toEqual(new Map([[createDocumentKey({ collectionSlug: 'articles', id: 12 }), errors]]))
  const { saveErrors } = await save('/api/globals/home', 'POST', [400, taken])
  expect(saveErrors).toEqual(new Map([[createDocumentKey({ globalSlug: 'home' }), errors]]))
  expect((await save('/api/articles/12', 'PATCH', [400, taken], [200, {}])).saveErrors.size).toBe(0)
})

test('trackSaves stores an empty list for a refused save without field errors', async () => {
  const { saveErrors } = await save('/api/articles/12', 'PATCH', [400, { errors: [{ message: 'Too old' }] }])
  expect([...saveErrors.values()]).toEqual([new Map()])
})

test('trackSaves ignores requests that are not saves', async () => {
  const { saveErrors } = await save('/api/articles', 'GET', [200, { docs: [] }])
  expect(saveErrors.size).toBe(0)
})
