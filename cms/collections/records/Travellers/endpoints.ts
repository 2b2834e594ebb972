import { desc, eq } from 'drizzle-orm'
import type { Endpoint } from 'payload'
import { createPrivatePictureEndpoint } from '../../../access/private-picture-endpoint.ts'
import { avatarPictures } from '../../../core/database/custom-tables.ts'
import { errorResponse } from '../../../core/http/responses.ts'

/** Returns a traveller's profile photo in the largest stored size. */
export const pictureEndpoint = createPrivatePictureEndpoint('travellers:read', 'photo', async (db, id) => {
  const [picture] = await db
    .select({ webp: avatarPictures.webp })
    .from(avatarPictures)
    .where(eq(avatarPictures.travellerId, id))
    .orderBy(desc(avatarPictures.side))
    .limit(1)
  return picture?.webp
})

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
 * Closes Payload's sign-in endpoints. Travellers sign in through the site's API, which limits attempts and does not
 * reveal whether an account exists.
 */
export function closedEndpoints(): Endpoint[] {
  return closedPaths.map(([method, path]) => ({
    method,
    path,
    handler: () => errorResponse('There is nothing at this address.', 404),
  }))
}
