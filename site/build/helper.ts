import { parentPort, workerData } from 'node:worker_threads'
import { readSnapshot } from '../loaders/snapshot.ts'
import { forEachConcurrently } from './files.ts'
import { fileMaker, type MadeFile } from './make-file.ts'
import type { HelperTask } from './make-files.ts'
import { openRenderer, type SitePath } from './renderer.ts'

/** Worker thread that renders batches of files: see make-files.ts. */
const { making, code, contentDir }: HelperTask = workerData

const content = await readSnapshot(contentDir)
if (!content) throw new Error(`The content in ${contentDir} can't be read.`)
const make = fileMaker(await openRenderer(code, content, { siteUrl: making.siteUrl, hasKeys: false }), making)

parentPort?.on('message', async (paths: SitePath[]) => {
  const made: MadeFile[] = []
  await forEachConcurrently(paths, 4, async (path) => void made.push(await make(path)))
  parentPort?.postMessage(made)
})
