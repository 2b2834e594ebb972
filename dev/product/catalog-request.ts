import type { StartContext } from './prepare.ts'

export function catalogRequest({ settings, env }: Pick<StartContext, 'settings' | 'env'>): {
  url: string
  init: RequestInit
} {
  return {
    url: `${settings.cmsUrl}/api/catalog`,
    init: { headers: { accept: 'application/json', authorization: `Bearer ${env.CATALOG_TOKEN}` } },
  }
}

/** Returns whether the CMS answers and accepts CATALOG_TOKEN. */
export async function isCmsReachable(context: Pick<StartContext, 'settings' | 'env'>): Promise<boolean> {
  const { url, init } = catalogRequest(context)
  try {
    return (await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })).ok
  } catch {
    return false
  }
}
