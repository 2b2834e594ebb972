import { stat } from 'node:fs/promises'
import type { Publish, ReleaseSummary } from '@nusa/shared/publishing'
import type { Releases } from '../build/releases.ts'

export type KeptReleases = Pick<Releases, 'numbers' | 'live' | 'note'>

/**
 * The kept releases, the newest first, with what the publishes say of each. Their notes are not read: with ten thousand tours
 * each of them is megabytes. Of one that a build without the publisher made, only its age is known.
 */
export async function summaries(kept: KeptReleases, ended: readonly Publish[]): Promise<ReleaseSummary[]> {
  const live = await kept.live()
  const found = await Promise.all((await kept.numbers()).map((number) => summary(number, live, kept, ended)))
  return found.filter((one) => one !== null)
}

/** Null for a release that was removed meanwhile. */
async function summary(
  number: number,
  live: number | null,
  { note }: KeptReleases,
  ended: readonly Publish[],
): Promise<ReleaseSummary | null> {
  const publish = ended.find(({ outcome }) => outcome?.kind === 'published' && outcome.release === number)
  const since = publish?.ended_at ?? (await madeAt(note(number)))
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

async function madeAt(note: string): Promise<string | null> {
  try {
    return (await stat(note)).mtime.toISOString()
  } catch {
    return null
  }
}
