import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Preview, PreviewRequest } from '@nusa/shared/publishing'
import type { SiteSettings } from '../build/build-site.ts'

export type ThreadTask = Pick<SiteSettings, 'root' | 'siteUrl' | 'cms'> & { contentDir: string }

export type PreviewResult = { preview: Preview } | { failure: string }

export interface Previewer {
  /** Resolves with a `failure` message if the CMS or the code fails. */
  render(request: PreviewRequest): Promise<PreviewResult>
}

export interface PreviewerOptions {
  module: URL
  /** The thread ends after this time without a request, which frees its memory. */
  idleTimeoutMs: number
  /** Longer than the CMS waits for a preview, because the first preview has to load the code and all content. */
  renderTimeoutMs: number
}

const defaultOptions: PreviewerOptions = {
  module: new URL('./thread.ts', import.meta.url),
  idleTimeoutMs: 10 * 60 * 1000,
  renderTimeoutMs: 60 * 1000,
}

const threadDiedResult = { failure: 'The preview could not be rendered because its process stopped. Please try again.' }
const timeoutResult = { failure: 'The preview was not made in time. Please try again in a minute.' }

/** Previews are rendered one after the other in a thread. */
export function createPreviewer(
  { root, siteUrl, cms, cacheDir }: Pick<SiteSettings, 'root' | 'siteUrl' | 'cms' | 'cacheDir'>,
  options: Partial<PreviewerOptions> = {},
): Previewer {
  const { module, idleTimeoutMs, renderTimeoutMs } = { ...defaultOptions, ...options }
  const workerData: ThreadTask = { root, siteUrl, cms, contentDir: path.join(cacheDir, 'content') }
  let thread: Worker | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()

  function startThread(): Worker {
    const worker = new Worker(module, { workerData })
    // The thread does not keep the process alive when the publisher is stopped.
    worker.unref()
    // Until a failed thread has ended, it accepts messages but never answers. So the next preview gets a new thread.
    worker.on('error', (error) => {
      console.error(error)
      forgetThread(worker)
    })
    worker.once('exit', () => forgetThread(worker))
    return worker
  }

  function forgetThread(worker: Worker): void {
    if (thread === worker) thread = null
  }

  /** Requests that arrive before the thread has ended get a new thread. */
  function endThread(worker: Worker): void {
    forgetThread(worker)
    void worker.terminate()
  }

  async function renderInThread(request: PreviewRequest): Promise<PreviewResult> {
    clearTimeout(idleTimer)
    thread ??= startThread()
    const requestedThread = thread
    const result = await waitForResult(requestedThread, request, renderTimeoutMs)
    if (result === timeoutResult) endThread(requestedThread)
    idleTimer = setTimeout(() => thread && endThread(thread), idleTimeoutMs).unref()
    return result
  }

  return {
    render(request) {
      const result = queue.then(() => renderInThread(request))
      queue = result
      return result
    },
  }
}

/** Returns a failure if the thread dies or does not answer in time. */
async function waitForResult(thread: Worker, request: PreviewRequest, timeoutMs: number): Promise<PreviewResult> {
  const timeoutController = new AbortController()
  const { promise, resolve } = Promise.withResolvers<PreviewResult>()
  const reportDeath = () => resolve(threadDiedResult)
  thread.once('message', resolve).once('error', reportDeath).once('exit', reportDeath)
  thread.postMessage(request)
  try {
    return await Promise.race([
      promise,
      wait(timeoutMs, timeoutResult, { signal: timeoutController.signal, ref: false }),
    ])
  } finally {
    timeoutController.abort()
    thread.off('message', resolve).off('error', reportDeath).off('exit', reportDeath)
  }
}
