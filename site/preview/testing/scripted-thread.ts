import { parentPort, threadId } from 'node:worker_threads'
import type { PreviewRequest } from '@nusa/shared/publishing'
import type { PreviewResult } from '../previewer.ts'

/** Does what the entry of each request says, or answers with the id of this thread. */
parentPort?.on('message', ({ entry }: PreviewRequest) => {
  if (entry.do === 'fail') throw new Error('This thread fails on purpose.')
  if (entry.do === 'end') process.exit(1)
  if (entry.do === 'be silent') return
  const answer: PreviewResult = { preview: { kind: 'page', html: `thread ${threadId}` } }
  parentPort?.postMessage(answer)
})
