import { stat } from 'node:fs/promises'
import type { Publish, ReleaseSummary } from '@nusa/shared/publishing'
import type { Releases } from '../build/releases.ts'

export type RetainedReleases = Pick<Releases, 'listNumbers' | 'readLiveNumber' | 'manifestOf'>

/**
 * Returns the retained releases, newest first. The manifests are not read, because they can have several megabytes, so
 * a release that was built without the publisher has only a number and a time.
 */
export async function summarizeReleases(
  releases: RetainedReleases,
  endedPublishes: readonly Publish[],
): Promise<ReleaseSummary[]> {
  const liveNumber = await releases.readLiveNumber()
  const summaries = await Promise.all(
    (await releases.listNumbers()).map((number) => summarizeRelease(number, liveNumber, releases, endedPublishes)),
  )
  return summaries.filter((summary) => summary !== null)
}

/** Returns null for a release that was removed meanwhile. */
async function summarizeRelease(
  number: number,
  liveNumber: number | null,
  { manifestOf }: RetainedReleases,
  endedPublishes: readonly Publish[],
): Promise<ReleaseSummary | null> {
  const publish = endedPublishes.find(({ outcome }) => outcome?.kind === 'published' && outcome.release === number)
  const since = publish?.ended_at ?? (await readManifestTime(manifestOf(number)))
  if (since === null) return null
  return {
    number,
    is_live: number === liveNumber,
    since,
    by: publish?.by ?? [],
    changed_by: publish?.changed_by ?? [],
    copy_of: publish?.back_to ?? null,
  }
}

async function readManifestTime(manifest: string): Promise<string | null> {
  try {
    return (await stat(manifest)).mtime.toISOString()
  } catch {
    return null
  }
}
