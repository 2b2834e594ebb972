import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import type { CmsEnv } from '../../core/env.ts'
import { jsonResponse, readBody } from '../../core/http/responses.ts'
import { createPublisherClient } from './publisher-client.ts'
import { refuse, restrictToEditors } from './responses.ts'
import { readClaims, signClaims } from './signed-link.ts'

const bodySchema = z.object({ token: z.string().check(z.maxLength(2000)), path: z.string().check(z.maxLength(2000)) })

/**
 * Returns whether stored releases can be viewed. The storefront requests the pages of a release from the CMS, and the
 * CMS requests them from the publisher.
 */
export function canShowReleases({ publisher, siteUrl }: Pick<CmsEnv, 'publisher' | 'siteUrl'>): boolean {
  return publisher !== null && siteUrl !== undefined
}

/**
 * Endpoints for viewing a stored release:
 * - `GET /api/publishing/releases/12` redirects editors and administrators to a signed link to release 12;
 * - `POST /api/publishing/page` with `{"token": "…", "path": "/tours"}` returns a page to anyone who has the link.
 */
export function releasePageEndpoints({ publisher, siteUrl }: Pick<CmsEnv, 'publisher' | 'siteUrl'>): Endpoint[] {
  if (!publisher || !siteUrl) return []
  const { readReleasePage } = createPublisherClient(publisher)
  return [
    {
      path: '/publishing/releases/:number',
      method: 'get',
      handler: restrictToEditors(async ({ routeParams, payload }) => {
        const releaseNumber = Number(routeParams?.number)
        if (!Number.isInteger(releaseNumber) || releaseNumber < 1) return refuse('noRelease')
        const token = await signReleaseLink(releaseNumber, payload.secret, new Date())
        const headers = { Location: `${siteUrl}/api/release/${token}/`, 'Cache-Control': 'no-store' }
        return new Response(null, { status: 302, headers })
      }),
    },
    {
      path: '/publishing/page',
      method: 'post',
      async handler(req) {
        const body = z.safeParse(bodySchema, await readBody(req))
        if (!body.success) return refuse('invalidPage')
        const release = await readReleaseLink(body.data.token, req.payload.secret, new Date())
        if (release === null) return refuse('linkExpired')
        const page = await readReleasePage(release, body.data.path)
        if (page === null) return refuse('unreachable')
        return page.html === null ? refuse('noRelease') : jsonResponse({ kind: 'page', html: page.html })
      },
    },
  ]
}

/** Returns the token of a link to a stored release. */
export function signReleaseLink(release: number, secret: string, now: Date): Promise<string> {
  const validHours = 1
  return signClaims('release', { release }, validHours, secret, now)
}

async function readReleaseLink(token: string, secret: string, now: Date): Promise<number | null> {
  const claims = await readClaims('release', token, secret, now)
  return typeof claims?.release === 'number' ? claims.release : null
}
