import { type CatalogExport, catalogExportSchema } from '@nusa/shared/catalog'
import { currentRequestId, requestIdHeader } from '@nusa/shared/log'

export interface CmsAccess {
  /** Without a trailing slash. */
  url: string
  /** The CMS rejects requests without the token. */
  token: string | undefined
}

/** The message tells the operator how to fix the problem. */
export class CmsUnavailableError extends Error {
  override name = 'CmsUnavailableError'
}

/** Long enough to load a full catalogue. */
const timeoutMs = 120_000

export function readCmsAccess(env: NodeJS.ProcessEnv = process.env): CmsAccess {
  return { url: (env.CMS_URL || 'http://localhost:3000').replace(/\/+$/, ''), token: env.CATALOG_TOKEN || undefined }
}

/**
 * Fetches the changes since a cursor, or everything if there is no cursor.
 * @throws CmsUnavailableError if the CMS is unreachable, rejects the token, or returns something other than a catalogue
 */
export async function fetchExport({ url, token }: CmsAccess, since: string | undefined): Promise<CatalogExport> {
  const address = new URL(`${url}/api/catalog`)
  if (since !== undefined) address.searchParams.set('since', since)
  const requestId = currentRequestId()
  const headers = {
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(requestId !== null && { [requestIdHeader]: requestId }),
  }
  const throwUnreachable = (error: unknown) => {
    throw new CmsUnavailableError(
      `The CMS at ${url} can't be reached (${describeCause(error)}). Start it (npm start and npm run dev do), or set CMS_URL to where it runs.`,
      { cause: error },
    )
  }
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch(throwUnreachable)
  if (response.status === 401 || response.status === 403) {
    throw new CmsUnavailableError(
      `The CMS at ${url} doesn't accept this site's token. Set CATALOG_TOKEN to the same value in the CMS and here.`,
    )
  }
  // The connection may break in the middle of the response.
  const text = await response.text().catch(throwUnreachable)
  if (!response.ok)
    throw new CmsUnavailableError(`The CMS at ${url} answered ${response.status}: ${text.slice(0, 300)}`)
  const parsed = catalogExportSchema.safeParse(parseJsonOrNull(text))
  if (!parsed.success) {
    throw new CmsUnavailableError(
      `The server at ${address.href} is not Nusa's CMS. Set CMS_URL to the address of the CMS.`,
    )
  }
  return parsed.data
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Example: 'getaddrinfo ENOTFOUND cms' instead of 'fetch failed'. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return cause.errors[0].message
  return cause instanceof Error ? cause.message : error.message
}
