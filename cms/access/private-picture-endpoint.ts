import { entryIdPattern } from '@nusa/shared/catalog'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { errorResponse } from '../core/http/responses.ts'
import { hasPermission, type Permission } from './permissions.ts'

/**
 * Returns a private picture (WebP) to CMS users with the permission, and 404 to everyone else.
 *
 * @param fileName the suggested name for saving the picture, without extension
 */
export function createPrivatePictureEndpoint(
  permission: Permission,
  fileName: string,
  readPicture: (db: PayloadRequest['payload']['db']['drizzle'], id: number) => Promise<Buffer | undefined>,
): Endpoint {
  const headers = {
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': `inline; filename="${fileName}.webp"`,
    'Content-Type': 'image/webp',
  }
  return {
    method: 'get',
    path: '/:id/picture',
    async handler(req) {
      const id = String(req.routeParams?.id)
      const canRead = hasPermission(req, permission) && entryIdPattern.test(id)
      const webp = canRead ? await readPicture(req.payload.db.drizzle, Number(id)) : undefined
      if (!webp) return errorResponse('There is nothing at this address.', 404)
      return new Response(new Uint8Array(webp), { headers })
    },
  }
}
