import { parentPort, workerData } from 'node:worker_threads'
import type { PreviewRequest } from '@nusa/shared/publishing'
import { ensureCodeBuilt } from '../build/code.ts'
import type { PreviewResult, ThreadTask } from './previewer.ts'
import { createPreviewRenderer, readPublishedContent } from './render-preview.ts'

/**
 * Renders previews. The main thread cannot render them, because the code of the pages stores one catalogue per thread,
 * and a publish stores its catalogue in the main thread.
 */
const task: ThreadTask = workerData
const { root, siteUrl, cms } = task

const render = createPreviewRenderer(
  { code: await ensureCodeBuilt(root, siteUrl), siteUrl, cms },
  await readPublishedContent(task),
)

parentPort?.on('message', async (request: PreviewRequest) => {
  parentPort?.postMessage(await renderSafely(request))
})

async function renderSafely(request: PreviewRequest): Promise<PreviewResult> {
  try {
    return { preview: await render(request) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
