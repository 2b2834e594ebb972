import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eachOf, filesBelow } from './files.ts'

const reference = /\/_astro\/[\w.@~-]+(?:\/[\w.@~-]+)*/g

/**
 * The references of a built site's pages, styles and scripts to files under `/_astro/` that it doesn't have, each with the
 * file that holds it: '/_astro/Gallery.x.js in tour/ubud/index.html'.
 */
export async function missingReferences(dist: string): Promise<string[]> {
  const files = await filesBelow(dist)
  const existing = new Set(files.map((file) => `/${file.replaceAll(path.sep, '/')}`))
  const missing: string[] = []
  const readable = files.filter((file) => /\.(html|css|js)$/.test(file))
  await eachOf(readable, 8, async (file) => {
    const text = await readFile(path.join(dist, file), 'utf8')
    for (const address of new Set(text.match(reference))) {
      if (!existing.has(address)) missing.push(`${address} in ${file}`)
    }
  })
  return missing.sort()
}
