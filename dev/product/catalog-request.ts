import type { Context } from './prepare.ts'

/** How the CMS is asked for its content: the whole catalogue, which only who has the token gets. */
export function catalogRequest({ settings, env }: Pick<Context, 'settings' | 'env'>): {
  url: string
  init: RequestInit
} {
  return {
    url: `${settings.cmsUrl}/api/catalog`,
    init: { headers: { accept: 'application/json', authorization: `Bearer ${env.CATALOG_TOKEN}` } },
  }
}

/** Whether a CMS that takes our token runs where the settings say. */
export async function cmsAnswers(context: Pick<Context, 'settings' | 'env'>): Promise<boolean> {
  const { url, init } = catalogRequest(context)
  try {
    return (await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })).ok
  } catch {
    return false
  }
}
