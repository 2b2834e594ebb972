import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Releases } from '../build/releases.ts'
import { toOutputFile } from '../build/renderer.ts'

/** Matches a path such as `/tour/ubud` or `/`. A path with dots could lead to files outside the release's folder. */
const addressPattern = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/

/** Returns HTML with the release number in the title; null if the release has no such page or is no longer retained. */
export async function readReleasePage(
  releases: Pick<Releases, 'listNumbers' | 'folderOf'>,
  number: number,
  address: string,
): Promise<string | null> {
  if (!addressPattern.test(address)) return null
  const retainedNumbers = await releases.listNumbers()
  if (!retainedNumbers.includes(number)) return null
  const file = path.join(releases.folderOf(number), toOutputFile(address, false))
  const html = await readFile(file, 'utf8').catch(() => null)
  return html === null ? null : html.replace('<title>', `<title>Release ${number}: `)
}
