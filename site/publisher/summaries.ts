import { stat } from 'node:fs/promises'
import type { Publish, ReleaseSummary } from '@nusa/shared/publishing'
import type { Releases } from '../build/releases.ts'

export type RetainedReleases = Pick<Releases, 'numbers' | 'live' | 'manifest'>

/**
 * Newest first. Does not read the manifests, which can have several megabytes, so only the time is known of a release
 * built without the publisher.
 */
export async function summarizeReleases(
  releases: RetainedReleases,
  ended: readonly Publish[],
): Promise<ReleaseSummary[]> {
  const live = await releases.live()
  const results = await Promise.all((await releases.numbers()).map((number) => summary(number, live, releases, ended)))
  return results.filter((item) => item !== null)
}

/** Returns null for a release that was removed meanwhile. */
async function summary(
  number: number,
  live: number | null,
  { manifest }: RetainedReleases,
  ended: readonly Publish[],
): Promise<ReleaseSummary | null> {
  const publish = ended.find(({ outcome }) => outcome?.kind === 'published' && outcome.release === number)
  const since = publish?.ended_at ?? (await manifestTime(manifest(number)))
  if (since === null) return null
  return {
    number,
    is_live: number === live,
    since,
    by: publish?.by ?? [],
    changed_by: publish?.changed_by ?? [],
    copy_of: publish?.back_to ?? null,
  }
}

async function manifestTime(manifest: string): Promise<string | null> {
  try {
    return (await stat(manifest)).mtime.toISOString()
  } catch {
    return null
  }
}
