import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Releases } from '../build/releases.ts'
import { fileOf } from '../build/renderer.ts'

/**
 * A page of a kept release as it was published, whose title says of which; null where that has none at this address, or is kept
 * no more.
 */
export async function releasePage(
  releases: Pick<Releases, 'numbers' | 'folder'>,
  number: number,
  address: string,
): Promise<string | null> {
  const isAddress = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/.test(address)
  if (!isAddress || !(await releases.numbers()).includes(number)) return null
  const html = await readFile(path.join(releases.folder(number), fileOf(address, false)), 'utf8').catch(() => null)
  return html === null ? null : html.replace('<title>', `<title>Release ${number}: `)
}
