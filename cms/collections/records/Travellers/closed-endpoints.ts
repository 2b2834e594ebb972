import type { Endpoint } from 'payload'
import { errorResponse } from '../../../core/http/responses.ts'

const closedPaths: [Endpoint['method'], string][] = [
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
 * Closes Payload's sign-in endpoints of this collection. Travellers sign in through the functions, which limit attempts
 * and respond the same whether or not an account exists.
 */
export function closedEndpoints(): Endpoint[] {
  return closedPaths.map(([method, path]) => ({
    method,
    path,
    handler: () => errorResponse('There is nothing at this address.', 404),
  }))
}
