// Its types say that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { eq } from 'drizzle-orm'
import type { Endpoint } from 'payload'
import { hasRole } from '../../access/who.ts'
import { identityPictures } from '../../config/own-tables.ts'

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'inline; filename="document.webp"',
}

/** The picture of a document, for staff. Whoever may not see it is told that there is none. */
export const pictureEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/picture',
  async handler(req) {
    const id = Number(req.routeParams?.id)
    const webp = hasRole(req, 'admin', 'staff') && Number.isSafeInteger(id) ? await read() : null
    if (!webp) return Response.json({ errors: [{ message: 'There is nothing at this address.' }] }, { status: 404 })
    return new Response(new Uint8Array(webp), { headers: { ...headers, 'Content-Type': 'image/webp' } })

    async function read(): Promise<Buffer | null> {
      const [found] = await req.payload.db.drizzle
        .select({ webp: identityPictures.webp })
        .from(identityPictures)
        .where(eq(identityPictures.documentId, id))
      return found?.webp ?? null
    }
  },
}
