import type { Endpoint } from 'payload'
import type { CmsEnv } from '../../core/env.ts'
import { errorResponse } from '../../core/http/responses.ts'
import { hasToken } from '../../core/http/token.ts'
import { writeExport } from './write-export.ts'

/**
 * `GET /api/catalog?since={cursor}` returns the content for the build of the site. It requires `Authorization: Bearer
 * {CATALOG_TOKEN}`, except on a local machine without a token.
 */
export function catalogEndpoint({ catalogToken, isLocal }: Pick<CmsEnv, 'catalogToken' | 'isLocal'>): Endpoint {
  return {
    path: '/catalog',
    method: 'get',
    handler: (req) => {
      const isAuthorised = catalogToken ? hasToken(req.headers.get('authorization'), catalogToken) : isLocal
      if (!isAuthorised) return errorResponse('The token of the catalogue is missing or wrong.', 401)
      const chunks = writeExport(req, req.searchParams.get('since'), new Date())
      return new Response(toStream(chunks), {
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    },
  }
}

/** If the client stops reading, the generator ends and releases its transaction. */
function toStream(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}
