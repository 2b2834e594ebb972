import { type CatalogExport, catalogExportSchema } from '@nusa/shared/catalog'

/** Where the CMS is and how to ask it. */
export interface CmsAccess {
  /** The CMS's address, without a slash at the end. */
  url: string
  /** The secret that CMS and site share; without it the CMS shows its catalogue to nobody. */
  token: string | undefined
}

/** A CMS that gave no catalogue; the message says what to do. */
export class CmsUnavailableError extends Error {
  override name = 'CmsUnavailableError'
}

/** How long a full catalogue may take, in milliseconds. */
const patience = 120_000

/** The access that the environment describes. */
export function cmsAccess(env: NodeJS.ProcessEnv = process.env): CmsAccess {
  return { url: (env.CMS_URL || 'http://localhost:3000').replace(/\/+$/, ''), token: env.CATALOG_TOKEN || undefined }
}

/**
 * What changed in the CMS since a cursor, all of it without one. Throws a CmsUnavailableError where the CMS can't be
 * reached, refuses the token, or answers with something else than a catalogue.
 */
export async function fetchExport({ url, token }: CmsAccess, since: string | undefined): Promise<CatalogExport> {
  const address = new URL(`${url}/api/catalog`)
  if (since !== undefined) address.searchParams.set('since', since)
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const unreachable = (error: unknown) => {
    throw new CmsUnavailableError(
      `The CMS at ${url} can't be reached (${reasonOf(error)}). Start it (npm start and npm run dev do), or set CMS_URL to where it runs.`,
      { cause: error },
    )
  }
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(patience) }).catch(unreachable)
  if (response.status === 401 || response.status === 403) {
    throw new CmsUnavailableError(
      `The CMS at ${url} doesn't accept this site's token. Set CATALOG_TOKEN to the same value in the CMS and here.`,
    )
  }
  // It may end in the middle of its answer.
  const text = await response.text().catch(unreachable)
  if (!response.ok)
    throw new CmsUnavailableError(`The CMS at ${url} answered ${response.status}: ${text.slice(0, 300)}`)
  const parsed = catalogExportSchema.safeParse(jsonOrNull(text))
  if (!parsed.success) {
    throw new CmsUnavailableError(`What answers at ${address.href} is not Nusa's CMS: set CMS_URL to where that runs.`)
  }
  return parsed.data
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Why a fetch failed, in the words of whoever knows: 'connect ECONNREFUSED 127.0.0.1:3000', 'getaddrinfo ENOTFOUND cms'. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return cause.errors[0].message
  return cause instanceof Error ? cause.message : error.message
}
