import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { forEachConcurrently } from '../lib/files.ts'
import type { BuiltCode } from './code.ts'
import type { CompressionLevel } from './compress.ts'
import { createMissingUrlFinder, referencesIn } from './references.ts'
import type { Renderer, SitePath } from './renderer.ts'
import { isServed, stageFile } from './staging.ts'

export interface WorkerTask {
  context: BuildContext
  code: Pick<BuiltCode, 'entry' | 'assetsDir'>
  contentDir: string
}

/** Starting a worker thread takes as long as rendering this many pages. */
const minPagesForWorkers = 300
/** More threads would save too little time for the memory that they need. */
const maxThreads = 4
/** In megabytes. Rendering a page creates short-lived objects; a larger young generation copies them less often. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 }
const batchSize = 50
/** Number of pages that each thread renders concurrently. */
export const pagesPerThread = 4

/** Renders pages in several threads. All worker threads have ended when the promise settles. */
export async function renderFiles(
  paths: readonly SitePath[],
  renderer: Renderer,
  task: WorkerTask,
): Promise<RenderedFile[]> {
  const renderedFiles: RenderedFile[] = []
  const intern = createStringInterner()
  const collect = (page: RenderedFile) => void renderedFiles.push({ ...page, links: page.links.map(intern) })
  const remainingPaths = [...paths]
  const takeBatch = () => remainingPaths.splice(0, batchSize)
  const workerCount = paths.length > minPagesForWorkers ? Math.min(availableParallelism(), maxThreads) - 1 : 0
  const renderFile = createFileRenderer(renderer, task.context)
  const failure = new AbortController()
  const renderHere = async () => {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      await forEachConcurrently(batch, pagesPerThread, async (path) => collect(await renderFile(path)))
    }
  }
  const renderInWorker = () => runWorker(task, takeBatch, collect, failure.signal)
  const threads = [renderHere, ...Array.from({ length: workerCount }, () => renderInWorker)]
  await forEachConcurrently(threads, threads.length, async (work) => {
    try {
      await work()
    } catch (error) {
      remainingPaths.length = 0
      failure.abort(error)
      // The first error, because aborting also makes the other threads fail.
      throw failure.signal.reason
    }
  })
  return renderedFiles
}

async function runWorker(
  task: WorkerTask,
  takeBatch: () => SitePath[],
  collect: (rendered: RenderedFile) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: task, resourceLimits })
  try {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      worker.postMessage(batch)
      const [rendered]: RenderedFile[][] = await once(worker, 'message', { signal })
      rendered?.forEach(collect)
    }
  } finally {
    await worker.terminate()
  }
}

/** Returns the first of equal strings to save memory: ten thousand pages link to mostly the same URLs. */
function createStringInterner(): (text: string) => string {
  const internedTexts = new Map<string, string>()
  return (text) => {
    const firstText = internedTexts.get(text) ?? text
    internedTexts.set(text, firstText)
    return firstText
  }
}

export interface BuildContext {
  siteUrl: string
  distDir: string
  stagedDir: string
  files: string[]
  redirects: string
  compressionLevel: CompressionLevel
}

export interface RenderedFile {
  file: string
  isChanged: boolean
  links: string[]
  /** Scripts, styles and fonts that the file references but the site does not have. */
  missingAssets: string[]
}

type RenderFile = (path: SitePath) => Promise<RenderedFile>

export function createFileRenderer(renderer: Renderer, context: BuildContext): RenderFile {
  const findMissingUrls = createMissingUrlFinder(context)
  return async (path) => {
    const text = await renderer.render(path)
    const { assets, links } = referencesIn(path.file, text, context.siteUrl)
    return {
      file: path.file,
      isChanged: await stageIfChanged(path.file, text, context),
      links,
      missingAssets: findMissingUrls(assets),
    }
  }
}

/** Returns false if the live file is identical. */
export async function stageIfChanged(
  file: string,
  text: string,
  { distDir, stagedDir, compressionLevel }: Pick<BuildContext, 'distDir' | 'stagedDir' | 'compressionLevel'>,
): Promise<boolean> {
  const content = Buffer.from(text)
  if (isServed(distDir, file, content)) return false
  await stageFile(stagedDir, file, content, compressionLevel)
  return true
}
