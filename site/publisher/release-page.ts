import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Releases } from '../build/releases.ts'
import { toOutputFile } from '../build/renderer.ts'

/** Returns HTML with the release number in the title; null if the release has no such page or is no longer retained. */
export async function readReleasePage(
  releases: Pick<Releases, 'listNumbers' | 'folderOf'>,
  number: number,
  address: string,
): Promise<string | null> {
  const isAddress = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/.test(address)
  if (!isAddress || !(await releases.listNumbers()).includes(number)) return null
  const html = await readFile(path.join(releases.folderOf(number), toOutputFile(address, false)), 'utf8').catch(
    () => null,
  )
  return html === null ? null : html.replace('<title>', `<title>Release ${number}: `)
}
