import { randomUUID } from 'node:crypto'
import { callerAddress, isFromOurSite, siteOrigins } from '@nusa/shared/callers'
import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { Preview } from '@nusa/shared/publishing'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { limitAttempts } from '../http/limit-attempts.ts'
import { globalIpLimit } from '../http/rate-limits.ts'
import { respondFailure } from '../http/respond.ts'
import type { HostInfo } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { fail } from '../ports/failure.ts'
import type { PreviewLanguage, PreviewRefusal, Previews } from '../ports/previews.ts'
import { faultsPage, refusalPage, shellPage } from './pages.ts'
import { parseLanguage } from './texts.ts'

const maxFormBytes = 4 * 1024 * 1024

/**
 * Serves previews of entries. Each entry has a signed link, whose token is part of the path:
 * - `GET /api/preview/{token}` returns the page around a preview. The CMS shows it next to its form.
 * - `GET /api/preview/{token}/page` returns the preview with the latest version of the entry.
 * - `POST /api/preview/{token}/page` returns the preview with the unsaved values of the CMS form. The field `data`
 *   contains them as JSON.
 *
 * The parameter `date=2027-07-01` sets the initial date of a tour's booking form.
 *
 * The parameter `language=id` makes the texts of these pages Indonesian. Links have the language of the editor who
 * created them.
 */
export function createPreviewRoutes(deps: Deps, previews: Previews): Hono<{ Bindings: HostInfo }> {
  const { siteUrl, isProduction } = deps.settings
  const allowedOrigins = siteOrigins(siteUrl, isProduction)
  const routes = new Hono<{ Bindings: HostInfo }>()

  routes.use(limitRequests(deps))
  routes.get('/:token', (c) => {
    const nonce = randomUUID()
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "frame-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
    ]
    const language = parseLanguage(c.req.query('language'))
    const previewUrl = previewPageUrl(c.req.param('token'), language, parseLocalDate(c.req.query('date')))
    return respondHtml(shellPage({ previewUrl, cmsOrigin: previews.cmsOrigin, nonce, language }), 200, [
      ...policy,
      `frame-ancestors ${previews.cmsOrigin}`,
    ])
  })
  routes.get('/:token/page', (c) => respondWithPreview(c, c.req.param('token')))
  routes.post(
    '/:token/page',
    bodyLimit({ maxSize: maxFormBytes, onError: () => respondFailure(fail('too_large')) }),
    async (c) => {
      if (!isFromOurSite(c.req.raw, allowedOrigins)) return respondFailure(fail('forbidden_origin'))
      const unsavedValues = await readUnsavedValues(c)
      if (!unsavedValues) return respondFailure(fail('invalid_json'))
      return respondWithPreview(c, c.req.param('token'), unsavedValues)
    },
  )

  async function respondWithPreview(
    c: Context,
    token: string,
    unsavedValues?: Record<string, unknown>,
  ): Promise<Response> {
    const language = parseLanguage(c.req.query('language'))
    const result = await previews.render(token, language, unsavedValues)
    const frameAncestors = `frame-ancestors 'self' ${previews.cmsOrigin}`
    if (result.kind !== 'page') return respondWithoutPage(result, frameAncestors, language)
    // Links open the live site in another tab.
    const html = result.html.replace('<head>', '<head><base target="_blank">')
    // Every page of the site already contains a content security policy, so only `frame-ancestors` is added.
    return respondHtml(html, 200, [frameAncestors])
  }
  return routes
}

/** If a date is given, the preview opens at the booking form, which reads the date. */
function previewPageUrl(token: string, language: PreviewLanguage, date: LocalDate | null): string {
  const query = new URLSearchParams()
  if (language !== 'en') query.set('language', language)
  if (date) query.set('date', date)
  const search = query.size > 0 ? `?${query}` : ''
  const fragment = date ? '#book' : ''
  return `/api/preview/${token}/page${search}${fragment}`
}

/** Matches the start of a link to a page of the site, but not the start of a link to a file or to the API. */
const pageLinkPattern = /(<a\b[^>]*?\shref=")\/(?!\/|api\/|media\/|data\/)/g

/**
 * Serves pages of earlier releases. For example, `GET /api/release/{token}/tours` returns the page `/tours` of the
 * release with this signed link. Links lead to pages of the same release. Resources and API calls use the live site.
 */
export function createReleaseRoutes(deps: Deps, previews: Previews): Hono<{ Bindings: HostInfo }> {
  const routes = new Hono<{ Bindings: HostInfo }>()
  routes.use(limitRequests(deps))
  routes.get('/:token/*', async (c) => {
    const releasePath = `/api/release/${c.req.param('token')}`
    const result = await previews.readReleasePage(c.req.param('token'), c.req.path.slice(releasePath.length))
    const frameAncestors = "frame-ancestors 'none'"
    if (result.kind !== 'page') return respondWithoutPage(result, frameAncestors, 'en')
    return respondHtml(result.html.replaceAll(pageLinkPattern, `$1${releasePath}/`), 200, [frameAncestors])
  })
  return routes
}

function limitRequests(deps: Deps): MiddlewareHandler<{ Bindings: HostInfo }> {
  return async (c, next) => {
    const { remoteAddress } = c.env ?? {}
    const ip = callerAddress({ headers: c.req.raw.headers, remoteAddress }, deps.settings.trustedProxyHeader)
    const failure = await limitAttempts(deps, 'any', ip, globalIpLimit)
    return failure ? respondFailure(failure) : next()
  }
}

function respondWithoutPage(
  result: Exclude<Preview, { kind: 'page' }> | PreviewRefusal,
  frameAncestors: string,
  language: PreviewLanguage,
): Promise<Response> {
  const nonce = randomUUID()
  const policy = ["default-src 'none'", `style-src 'nonce-${nonce}'`, frameAncestors]
  if (result.kind === 'faults') return respondHtml(faultsPage(result.faults, nonce, language), 200, policy)
  return respondHtml(refusalPage(result.message, nonce, language), result.status, policy)
}

async function readUnsavedValues(c: Context): Promise<Record<string, unknown> | null> {
  try {
    const { data } = await c.req.parseBody()
    const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : null
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    return null
  }
}

async function respondHtml(html: string | Promise<string>, status: number, policy: string[]): Promise<Response> {
  return new Response(await html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      // The URL grants access to the draft.
      'referrer-policy': 'same-origin',
    },
  })
}
