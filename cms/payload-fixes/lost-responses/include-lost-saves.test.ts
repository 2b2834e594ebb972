import { expect, test } from 'vitest'
import { includeLostSaves } from './include-lost-saves.ts'

type Outcome = number | 'lost'

/** Returns a fetch with predefined responses, and the request bodies. */
function createFetch(...outcomes: Outcome[]) {
  const requests: unknown[] = []
  const ask = includeLostSaves(async (_address, init) => {
    const body = init?.body
    requests.push(body instanceof FormData ? JSON.parse(String(body.get('_payload'))) : body)
    const outcome = outcomes[requests.length - 1] ?? 200
    if (outcome === 'lost') throw new TypeError('Failed to fetch')
    return Response.json({}, { status: outcome })
  }, '/api')
  async function send(values: object, address = '/api/tours/1?depth=0', method = 'PATCH', file?: File) {
    const body = new FormData()
    body.set('_payload', JSON.stringify(values))
    if (file) body.set('file', file)
    return ask(address, { method, body }).catch(() => null)
  }
  return { requests, ask, send }
}

test('includeLostSaves sends the values of up to three lost saves with the next save of the same entry', async () => {
  const { requests, send } = createFetch('lost', 504, 409, 'lost', 'lost')
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await send({ title })
  const [a, b, d, e] = ['A', 'B', 'D', 'E'].map((title) => ({ title }))
  expect(requests).toEqual([
    a,
    { title: 'B', lost_saves: [a] },
    { title: 'C', lost_saves: [a, b] },
    { title: 'D', lost_saves: [a, b] },
    { title: 'E', lost_saves: [a, b, d] },
    { title: 'F', lost_saves: [b, d, e] },
    { title: 'G' },
  ])
})

test('includeLostSaves sends the file again with the save that follows a lost save', async () => {
  const bodies: unknown[] = []
  const ask = includeLostSaves(async (_address, init) => {
    bodies.push(init?.body)
    throw new TypeError('Failed to fetch')
  }, '/api')
  const body = new FormData()
  body.set('_payload', '{"alt":"A hill"}')
  body.set('file', new File(['x'], 'hill.png'))
  for (const _time of [1, 2]) await ask('/api/media/3', { method: 'PATCH', body }).catch(() => null)
  const [first, second] = bodies
  expect(first).toBe(body)
  expect(second instanceof FormData && second.get('file')).toEqual(body.get('file'))
})

test('includeLostSaves adds no lost save to another entry, a new entry or a bulk edit, and never resends a password', async () => {
  const { requests, ask, send } = createFetch('lost', 'lost', 'lost', 'lost', 'lost', 'lost')
  await send({ title: 'A' })
  await send({ tax: 10 }, '/api/globals/settings', 'POST')
  await send({ title: 'New' }, '/api/tours', 'POST')
  await send({ name: 'Wayan', password: 'A-Password-1' }, '/api/users/3')
  await send({ rating: 4 }, '/api/tours?where[id][in]=1')
  await ask('/api/tours/1', { method: 'PATCH', body: '{"_status":"draft"}' }).catch(() => null)
  await send({ title: 'B' }, '/api/tours/2')
  await send({ tax: 11 }, '/api/globals/settings', 'POST')
  await send({ title: 'New' }, '/api/tours', 'POST')
  await send({ name: 'Wayan' }, '/api/users/3')
  await send({ rating: 5 }, '/api/tours?where[id][in]=1')
  expect(requests.slice(5)).toEqual([
    '{"_status":"draft"}',
    { title: 'B' },
    { tax: 11, lost_saves: [{ tax: 10 }] },
    { title: 'New' },
    { name: 'Wayan' },
    { rating: 5 },
  ])
})
