import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Preview, PreviewRequest } from '@nusa/shared/preview'
import type { SiteSettings } from '../build/build-site.ts'

/** How long a thread waits for another preview before it gives its memory back, in milliseconds. */
const patience = 10 * 60 * 1000

/** What the thread that makes previews is told as it starts. */
export type ThreadTask = Pick<SiteSettings, 'root' | 'siteUrl' | 'cms'> & { contentDir: string }

export type PreviewAnswer = { preview: Preview } | { failure: string }

export interface Previewer {
  /** Makes the page of an entry. A failure is one of the CMS or of the code, in words. */
  render(request: PreviewRequest): Promise<PreviewAnswer>
}

/** Makes previews one after the other, in a thread that starts with the first. */
export function createPreviewer({ root, siteUrl, cms, cacheDir }: SiteSettings): Previewer {
  const workerData: ThreadTask = { root, siteUrl, cms, contentDir: path.join(cacheDir, 'content') }
  let thread: Worker | null = null
  let end: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function startThread(): Worker {
    const started = new Worker(new URL('./thread.ts', import.meta.url), { workerData })
    // It keeps no publisher alive that was asked to stop, and one that fails is replaced with the next preview.
    started.unref()
    started.on('error', (error) => console.error(error))
    started.once('exit', () => {
      if (thread === started) thread = null
    })
    return started
  }

  async function ask(request: PreviewRequest): Promise<PreviewAnswer> {
    clearTimeout(end)
    thread ??= startThread()
    thread.postMessage(request)
    try {
      const [answer]: PreviewAnswer[] = await once(thread, 'message')
      return answer ?? { failure: 'The preview was not made.' }
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) }
    } finally {
      end = setTimeout(() => void thread?.terminate(), patience).unref()
    }
  }

  return {
    render(request) {
      const answer = last.then(() => ask(request))
      last = answer
      return answer
    },
  }
}
