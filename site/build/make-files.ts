import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BuiltCode } from './code.ts'
import { eachOf } from './files.ts'
import { fileMaker, type MadeFile, type Making } from './make-file.ts'
import type { Renderer, SitePath } from './renderer.ts'

/** What a helping thread is told as it starts. */
export interface HelperTask {
  making: Making
  code: Pick<BuiltCode, 'entry' | 'assets'>
  contentDir: string
}

/** So many pages are made before a thread that helps would be ready. */
const few = 300
/** More threads would need more memory than they save time. */
const mostThreads = 4
/** Megabytes. What a page is made of is short-lived: with more room for that, it is rarely moved. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 }
/** So many pages are handed to a thread at a time. */
const batchSize = 50

/** Makes files: here, and where they are many, in other threads as well. When it ends none is being made any more. */
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
      // While one is compressed, the next can be rendered.
      await eachOf(batch, 4, async (path) => take(await make(path)))
    }
  }
  const there = () => withHelper(task, next, take, failure.signal)
  const threads = [here, ...Array.from({ length: helpers }, () => there)]
  await eachOf(threads, threads.length, async (work) => {
    try {
      await work()
    } catch (error) {
      // Where one has failed, the others need not go on; what failed first is what is said.
      waiting.length = 0
      failure.abort(error)
      throw failure.signal.reason
    }
  })
  return made
}

/** Has another thread make batches until there are no more. */
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

/** Of equal texts gives always the first: ten thousand pages link to much the same addresses. */
function sharedTexts(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const first = known.get(text) ?? text
    known.set(text, first)
    return first
  }
}
