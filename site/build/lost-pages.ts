import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { eachOf, filesBelow } from './files.ts'

const built = `${path.sep}_404${path.sep}index.html`

/**
 * Gives the not-found pages of sections the name that hosts look for: `categories/_404/index.html`, as Astro builds the page
 * `/categories/_404`, becomes `categories/404.html`.
 */
export async function nameLostPages(dist: string): Promise<void> {
  const pages = (await filesBelow(dist)).filter((file) => file.endsWith(built))
  await eachOf(pages, 4, async (file) => {
    const folder = path.join(dist, path.dirname(file))
    await rename(path.join(dist, file), path.join(path.dirname(folder), '404.html'))
    await rm(folder, { recursive: true })
  })
}
