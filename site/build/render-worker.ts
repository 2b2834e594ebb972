import { parentPort, workerData } from 'node:worker_threads'
import { forEachConcurrently } from '../lib/files.ts'
import { readSnapshot } from '../loaders/snapshot.ts'
import { createFileRenderer, pagesPerThread, type RenderedFile, type WorkerTask } from './render-files.ts'
import { openRenderer, type SitePath } from './renderer.ts'

/** Worker thread of render-files.ts. */
const { context, code, contentDir }: WorkerTask = workerData

const content = await readSnapshot(contentDir)
if (!content) throw new Error(`The content in ${contentDir} can't be read.`)
const renderFile = createFileRenderer(
  await openRenderer(code, content, { siteUrl: context.siteUrl, hasCacheKeys: false }),
  context,
)

parentPort?.on('message', async (paths: SitePath[]) => {
  const renderedFiles: RenderedFile[] = []
  await forEachConcurrently(paths, pagesPerThread, async (path) => void renderedFiles.push(await renderFile(path)))
  parentPort?.postMessage(renderedFiles)
})
