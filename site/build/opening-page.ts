import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publish } from './publish.ts'
import { type FileSource, readRelease } from './release.ts'
import { openingPageCode, type Releases } from './releases.ts'

const openingPageHtml = `<!doctype html>
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
  const stagedDir = await releases.createStagingDir()
  const files = ['404.html', 'index.html']
  for (const file of files) await writeFile(path.join(stagedDir, file), openingPageHtml)
  const sources = new Map<string, FileSource>(files.map((file) => [file, { key: '', links: [] }]))
  const difference = { files, changed: files, removed: [] }
  await publish(releases, stagedDir, { code: openingPageCode, files: sources, difference, contentDir }, null)
}

/**
 * Returns a function that checks whether the live release is the opening page. The function reads each manifest once,
 * because manifests can have several megabytes.
 */
export function createOpeningCheck({
  readLiveNumber,
  manifestOf,
}: Pick<Releases, 'readLiveNumber' | 'manifestOf'>): () => Promise<boolean> {
  let latestCheck: { release: number; result: Promise<boolean> } | null = null
  return async () => {
    const release = await readLiveNumber()
    if (release === null) return false
    if (latestCheck?.release !== release) {
      latestCheck = {
        release,
        result: readRelease(manifestOf(release)).then((manifest) => manifest?.code === openingPageCode),
      }
    }
    return latestCheck.result
  }
}
