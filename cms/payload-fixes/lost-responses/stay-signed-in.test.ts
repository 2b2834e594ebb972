import { expect, test } from 'vitest'
import { staySignedIn } from './stay-signed-in.ts'

const respondWith = (status: number) => staySignedIn(async () => new Response(null, { status }), 'Try again.')

test('staySignedIn throws the message if the server fails instead of issuing a new token', async () => {
  for (const address of ['/api/users/refresh-token', 'http://localhost:3000/api/users/refresh-token?refresh']) {
    for (const status of [500, 502, 503]) {
      await expect(respondWith(status)(address), `${address} ${status}`).rejects.toThrow('Try again.')
    }
  }
})

test('staySignedIn does not change a refusal of the token, and responses to other requests', async () => {
  for (const [address, status] of [
    ['/api/users/refresh-token', 200],
    ['/api/users/refresh-token', 403],
    ['/api/tours/12', 503],
  ] as const) {
    expect((await respondWith(status)(address)).status, address).toBe(status)
  }
})
