import { parentPort, workerData } from 'node:worker_threads'
import type { PreviewRequest } from '@nusa/shared/preview'
import { builtCode } from '../build/code.ts'
import { knownContent } from './known-content.ts'
import type { PreviewAnswer, ThreadTask } from './previewer.ts'
import { previewRenderer } from './render-preview.ts'

/**
 * Worker thread that renders previews. The code of the pages has one catalogue per thread, which a publish in the main
 * thread uses.
 */
const task: ThreadTask = workerData
const { root, siteUrl, cms } = task

const render = previewRenderer({ code: await builtCode(root, siteUrl), siteUrl, cms }, await knownContent(task))

parentPort?.on('message', async (request: PreviewRequest) => {
  parentPort?.postMessage(await answerTo(request))
})

async function answerTo(request: PreviewRequest): Promise<PreviewAnswer> {
  try {
    return { preview: await render(request) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
