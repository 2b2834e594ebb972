import { copyFileSync, linkSync, mkdirSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

/** Error codes of file systems that do not support hard links or have reached the limit of links to a file. */
const unlinkable = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS'])

/**
 * Puts files of one directory into another with their modification times, as hard links if the file system supports
 * them. Synchronous, because 60,000 links take one second this way and several seconds asynchronously.
 */
export function linkFiles(from: string, to: string, files: Iterable<string>, link = linkSync): void {
  const folders = new Set<string>()
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(to, file)]
    const folder = path.dirname(target)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    try {
      link(source, target)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && unlinkable.has(String(error.code)))) throw error
      copyWithTime(source, target)
    }
  }
}

/** Copies a file with its modification time, from which servers derive whether a browser's cached copy is current. */
function copyWithTime(source: string, target: string): void {
  copyFileSync(source, target)
  const { atimeMs, mtimeMs } = statSync(source)
  utimesSync(target, atimeMs / 1000, mtimeMs / 1000)
}
