import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow } from './files.ts'

/** Pages whose address holds what only the browser needs. */
const shells = ['/booking/confirmation/* /booking/confirmation/index.html 200']

/**
 * Writes `_redirects`, as Netlify and other hosts read it, out of the redirects that the pages' build made: those first, then
 * the pages that stand for many addresses, and the not-found pages of sections.
 */
export async function writeRedirects(dist: string): Promise<void> {
  const made = path.join(dist, 'redirects.txt')
  const lines = await readFile(made, 'utf8')
  const sections = (await filesBelow(dist))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => `/${path.posix.dirname(file)}/* /${file} 404`)
  await writeFile(path.join(dist, '_redirects'), `${lines}${[...shells, ...sections].join('\n')}\n`)
  await rm(made)
}
