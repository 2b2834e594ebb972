import { expect, test, vi } from 'vitest'
import { describeDeletedEntries, describeLostResponses } from './describe-lost-responses.ts'
import { lostResponseTexts } from './lost-response-texts.ts'

const words = lostResponseTexts.en
const fail = async () => {
  throw new TypeError('Failed to fetch')
}
const lost = describeLostResponses(fail, '/api', words)

test('if the response is lost, describeLostResponses throws an error that states the possible outcome and next step', async () => {
  for (const [method, address, said] of [
    ['PATCH', '/api/tours/12?depth=0', words.lostChange],
    ['PATCH', 'http://localhost:3000/api/tours?where[id][in]=1', words.lostChange],
    ['post', '/api/globals/settings?fallback-locale=null', words.lostChange],
    ['post', '/api/tours?draft=true', words.lostCreation],
    ['POST', 'http://localhost:3000/api/media', words.lostCreation],
    ['POST', '/api/users/login', words.noResponse],
    ['delete', '/api/tours/12', words.lostChange],
  ] as const) {
    await expect(lost(address, { method }), `${method} ${address}`).rejects.toThrow(said)
  }
})

test('describeLostResponses returns a received response unchanged', async () => {
  const answer = Response.json({ doc: 1 }, { status: 400 })
  const asking = describeLostResponses(async () => answer, '/api', words)
  expect(await asking('/api/tours/12', { method: 'PATCH' })).toBe(answer)
  expect(answer.bodyUsed).toBe(false)
})

test('describeLostResponses does not change errors of GET requests, aborted requests and requests outside of the API', async () => {
  for (const [method, address] of [
    ['GET', '/api/tours/12'],
    [undefined, '/api/tours/12'],
    ['POST', '/admin/collections/tours/12'],
    ['POST', 'https://elsewhere.example/apiary'],
  ] as const) {
    await expect(lost(address, method && { method }), `${method} ${address}`).rejects.toThrow('Failed to fetch')
  }
  const stop = async () => {
    throw new DOMException('Stopped', 'AbortError')
  }
  await expect(describeLostResponses(stop, '/api', words)('/api/tours/12', { method: 'PATCH' })).rejects.toThrow(
    'Stopped',
  )
})

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

test('describeDeletedEntries does not change any response except a 404 for a save of one entry', async () => {
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
