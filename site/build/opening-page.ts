import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publish } from './publish.ts'
import { type FileSource, readRelease } from './release.ts'
import { openingPageCode, type Releases } from './releases.ts'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Opening soon</title>
  </head>
  <body>
    <h1>Opening soon</h1>
    <p>We are preparing this site. Please come back later.</p>
  </body>
</html>
`

/**
 * Publishes a page without the company's name, so that a new host has something to serve while the settings are still
 * examples.
 */
export async function publishOpeningPage(releases: Releases, contentDir: string): Promise<void> {
  const staged = await releases.begin()
  const files = ['404.html', 'index.html']
  for (const file of files) await writeFile(path.join(staged, file), page)
  const sources = new Map<string, FileSource>(files.map((file) => [file, { key: '', links: [] }]))
  const difference = { files, changed: files, gone: [] }
  await publish(releases, staged, { code: openingPageCode, files: sources, difference, contentDir }, null)
}

/**
 * Returns a function that says whether the live release is the opening page. It reads each manifest once, because
 * manifests can have several megabytes.
 */
export function createOpeningCheck({ live, manifest }: Pick<Releases, 'live' | 'manifest'>): () => Promise<boolean> {
  let latest: { release: number; isOpening: Promise<boolean> } | null = null
  return async () => {
    const release = await live()
    if (release === null) return false
    if (latest?.release !== release) {
      latest = { release, isOpening: readRelease(manifest(release)).then((read) => read?.code === openingPageCode) }
    }
    return latest.isOpening
  }
}
