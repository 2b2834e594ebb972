import type { Endpoint } from 'payload'

const closed: [Endpoint['method'], string][] = [
  ['post', '/login'],
  ['post', '/logout'],
  ['post', '/refresh-token'],
  ['post', '/forgot-password'],
  ['post', '/reset-password'],
  ['post', '/first-register'],
  ['post', '/verify/:id'],
  ['post', '/unlock'],
  ['get', '/me'],
  ['get', '/init'],
]

/**
 * Payload's own sign-in of this collection, shut: travellers sign in through the functions, which limit attempts and
 * answer the same whether or not there is an account.
 */
export function closedEndpoints(): Endpoint[] {
  return closed.map(([method, path]) => ({
    method,
    path,
    handler: () => Response.json({ errors: [{ message: 'There is nothing at this address.' }] }, { status: 404 }),
  }))
}
