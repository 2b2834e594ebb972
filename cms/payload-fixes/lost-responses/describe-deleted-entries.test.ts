import { expect, test, vi } from 'vitest'
import { describeDeletedEntries } from './describe-deleted-entries.ts'

/** Returns the response to a request, and whether the entry was reported as deleted. */
async function request(method: string | undefined, address: string, status: number) {
  const response = Response.json({ errors: [{ message: 'Not Found' }] }, { status })
  const onDeleted = vi.fn()
  const send = describeDeletedEntries(async () => response, '/api', { message: 'It was deleted.', onDeleted })
  const received = await send(address, method === undefined ? undefined : { method })
  return { isDescribed: received !== response, isReported: onDeleted.mock.calls.length === 1, received }
}

test('describeDeletedEntries explains that the entry was deleted if a save is refused with 404', async () => {
  for (const address of ['/api/tours/12?draft=true&depth=0', 'http://localhost:3000/api/tours/12']) {
    const { received, isReported } = await request('PATCH', address, 404)
    expect(isReported, address).toBe(true)
    expect(received.status).toBe(404)
    expect(received.headers.get('content-type')).toContain('application/json')
    expect(await received.json()).toEqual({ message: 'It was deleted.', errors: [{ message: 'It was deleted.' }] })
  }
})

test('describeDeletedEntries does not change any other response', async () => {
  for (const [method, address, status] of [
    ['PATCH', '/api/tours/12', 200],
    ['PATCH', '/api/tours/12', 403],
    ['PATCH', '/api/tours?where[id][in]=12', 404],
    ['DELETE', '/api/tours/12', 404],
    [undefined, '/api/tours/12', 404],
    ['PATCH', '/admin/tours/12', 404],
  ] as const) {
    const { isDescribed, isReported } = await request(method, address, status)
    expect([isDescribed, isReported], `${method} ${address} ${status}`).toEqual([false, false])
  }
})
