import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChild } from '../processes/child.ts'
import { fingerprint, isBuiltFrom, noteBuiltFrom } from './fingerprint.ts'
import { parts, ROOT, sources } from './parts.ts'
import type { Context } from './prepare.ts'

/** Builds the storefront into the folder that is served; what has not changed stays as it is. */
export async function buildSite(context: Context): Promise<void> {
  const { settings, env, run } = context
  const made = await siteFingerprint(context)
  // What a build that fails has left half published must not pass for what was there before.
  rmSync(siteNote(context), { force: true })
  const ASTRO_CACHE_DIR = join(dirname(settings.distDir), 'cache')
  await runChild(parts.buildSite({ ...env, ASTRO_CACHE_DIR }), settings.logsDir, run)
  noteBuiltFrom(siteNote(context), made)
}

/** Whether the storefront shows the CMS's content of this moment, made by the code of this moment. */
export async function isSiteFresh(context: Context): Promise<boolean> {
  return existsSync(context.settings.distDir) && isBuiltFrom(siteNote(context), await siteFingerprint(context))
}

const siteNote = ({ settings }: Context) => join(dirname(settings.distDir), 'built-from')

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

async function siteFingerprint(context: Context): Promise<string> {
  const { url, init } = catalogRequest(context)
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(120_000) })
  if (!response.ok) throw new Error(`The CMS answered ${response.status} when it was asked for its content (${url}).`)
  const catalog: unknown = await response.json()
  // The cursor moves with time; the content is what counts.
  const content = JSON.stringify(catalog, (key, value) => (key === 'cursor' ? undefined : value))
  const hash = createHash('sha256').update(content).digest('hex')
  return fingerprint(ROOT, sources.site, [hash, context.settings.siteUrl])
}
