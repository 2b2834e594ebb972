import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BuiltCode } from './code.ts'
import { forEachConcurrently } from './files.ts'
import { fileMaker, type MadeFile, type Making } from './make-file.ts'
import type { Renderer, SitePath } from './renderer.ts'

/** The data that a worker thread receives at its start. */
export interface HelperTask {
  making: Making
  code: Pick<BuiltCode, 'entry' | 'assets'>
  contentDir: string
}

/** Number of pages that are rendered before a worker thread would be ready. */
const few = 300
/** Maximum number of threads; more would need more memory than the time they save is worth. */
const mostThreads = 4
/** In megabytes. Rendering a page creates short-lived objects; a larger young generation copies them less often. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 }
/** Number of pages per batch for a thread. */
const batchSize = 50

/**
 * Renders files in this thread and, if there are many, also in worker threads. All have ended when the promise settles.
 */
export async function makeFiles(paths: readonly SitePath[], renderer: Renderer, task: HelperTask): Promise<MadeFile[]> {
  const made: MadeFile[] = []
  const shared = sharedTexts()
  const take = (page: MadeFile) => void made.push({ ...page, links: page.links.map(shared) })
  const waiting = [...paths]
  const next = () => waiting.splice(0, batchSize)
  const helpers = paths.length > few ? Math.min(availableParallelism(), mostThreads) - 1 : 0
  const make = fileMaker(renderer, task.making)
  const failure = new AbortController()
  const here = async () => {
    for (let batch = next(); batch.length > 0; batch = next()) {
      // The next page can be rendered while another is being compressed.
      await forEachConcurrently(batch, 4, async (path) => take(await make(path)))
    }
  }
  const there = () => withHelper(task, next, take, failure.signal)
  const threads = [here, ...Array.from({ length: helpers }, () => there)]
  await forEachConcurrently(threads, threads.length, async (work) => {
    try {
      await work()
    } catch (error) {
      // After a failure the other threads stop, and the first failure is reported.
      waiting.length = 0
      failure.abort(error)
      throw failure.signal.reason
    }
  })
  return made
}

/** Renders batches in a worker thread until none are left. */
async function withHelper(
  task: HelperTask,
  next: () => SitePath[],
  take: (made: MadeFile) => void,
  signal: AbortSignal,
): Promise<void> {
  const helper = new Worker(new URL('./helper.ts', import.meta.url), { workerData: task, resourceLimits })
  try {
    for (let batch = next(); batch.length > 0; batch = next()) {
      helper.postMessage(batch)
      const [made]: MadeFile[][] = await once(helper, 'message', { signal })
      made?.forEach(take)
    }
  } finally {
    await helper.terminate()
  }
}

/** Returns the first of equal strings to save memory: ten thousand pages link to mostly the same addresses. */
function sharedTexts(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const first = known.get(text) ?? text
    known.set(text, first)
    return first
  }
}
