import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Preview, PreviewRequest } from '@nusa/shared/preview'
import type { SiteSettings } from '../build/build-site.ts'

/** What the thread that makes previews is told as it starts. */
export type ThreadTask = Pick<SiteSettings, 'root' | 'siteUrl' | 'cms'> & { contentDir: string }

export type PreviewAnswer = { preview: Preview } | { failure: string }

export interface Previewer {
  /** Makes the page of an entry. A failure is one of the CMS or of the code, in words. */
  render(request: PreviewRequest): Promise<PreviewAnswer>
}

/** Times are in milliseconds. */
export interface PreviewerOptions {
  /** The module that the thread runs. */
  module: URL
  /** How long a thread waits for another preview before it gives its memory back. */
  patience: number
  /** How long a preview may take: more than the CMS waits for it, as the first one waits for the code and all content. */
  limit: number
}

const usual: PreviewerOptions = {
  module: new URL('./thread.ts', import.meta.url),
  patience: 10 * 60 * 1000,
  limit: 60 * 1000,
}

const died = { failure: 'The preview was not made: what makes it has stopped. Please try again.' }
const late = { failure: 'The preview was not made in time. Please try again in a minute.' }

/** Makes previews one after the other, in a thread that starts with the first. */
export function createPreviewer(
  { root, siteUrl, cms, cacheDir }: Pick<SiteSettings, 'root' | 'siteUrl' | 'cms' | 'cacheDir'>,
  options: Partial<PreviewerOptions> = {},
): Previewer {
  const { module, patience, limit } = { ...usual, ...options }
  const workerData: ThreadTask = { root, siteUrl, cms, contentDir: path.join(cacheDir, 'content') }
  let thread: Worker | null = null
  let end: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function startThread(): Worker {
    const started = new Worker(module, { workerData })
    // It keeps no publisher alive that was asked to stop.
    started.unref()
    // A thread that has failed takes messages until it has ended, and answers none: the next preview has another one.
    started.on('error', (error) => {
      console.error(error)
      forget(started)
    })
    started.once('exit', () => forget(started))
    return started
  }

  function forget(one: Worker): void {
    if (thread === one) thread = null
  }

  /** Ends a thread, which takes a moment: whoever asks meanwhile has another one. */
  function dismiss(one: Worker): void {
    forget(one)
    void one.terminate()
  }

  async function ask(request: PreviewRequest): Promise<PreviewAnswer> {
    clearTimeout(end)
    thread ??= startThread()
    const asked = thread
    const answer = await answerOf(asked, request, limit)
    if (answer === late) dismiss(asked)
    end = setTimeout(() => thread && dismiss(thread), patience).unref()
    return answer
  }

  return {
    render(request) {
      const answer = last.then(() => ask(request))
      last = answer
      return answer
    },
  }
}

/** What a thread answers to a request; there is an answer whatever becomes of the thread. */
async function answerOf(thread: Worker, request: PreviewRequest, limit: number): Promise<PreviewAnswer> {
  const over = new AbortController()
  const { promise, resolve } = Promise.withResolvers<PreviewAnswer>()
  const die = () => resolve(died)
  thread.once('message', resolve).once('error', die).once('exit', die)
  thread.postMessage(request)
  try {
    return await Promise.race([promise, wait(limit, late, { signal: over.signal, ref: false })])
  } finally {
    over.abort()
    thread.off('message', resolve).off('error', die).off('exit', die)
  }
}
