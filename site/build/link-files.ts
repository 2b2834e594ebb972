import { copyFileSync, linkSync, mkdirSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

/** What file systems answer that have no hard links, or no more of them for this file. */
const unlinkable = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS'])

/**
 * Gives a folder files of another one, with their times, without copying what is in them where the file system can. It doesn't
 * wait between them: 60,000 links take a second so, and several otherwise.
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

/** Servers tell by a file's time whether a browser has it already. */
function copyWithTime(source: string, target: string): void {
  copyFileSync(source, target)
  const { atimeMs, mtimeMs } = statSync(source)
  utimesSync(target, atimeMs / 1000, mtimeMs / 1000)
}
