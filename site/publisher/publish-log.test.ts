import { expect, it, vi } from 'vitest'
import { withLog } from './publish-log.ts'
import type { RunPublish } from './publisher.ts'
import { published, publishers } from './testing/publishers.ts'

const { publisherWith } = publishers()

/** Publishes once and returns the logged lines. */
async function logOf(level: 'info' | 'error', run: RunPublish): Promise<unknown[]> {
  const log = vi.spyOn(console, level).mockImplementation(() => undefined)
  const report = { onStepStart: () => undefined, onStepEnd: () => undefined }
  const { publisher } = await publisherWith(() => withLog(run)({ back_to: null }, report))
  publisher.publish(['Putu'])
  await publisher.idle()
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()
  return lines
}

it('withLog logs a publish when it ends', async () => {
  expect(await logOf('info', async () => published)).toMatchObject([
    { level: 'info', event: 'publish', back_to: null, outcome: 'published', changed: 1 },
  ])
})

it('withLog logs an unexpected error of a publish once', async () => {
  const fail: RunPublish = async () => {
    throw new Error('The disk is full.')
  }
  expect(await logOf('error', fail)).toMatchObject([
    { level: 'error', event: 'publish', outcome: 'failed', error: 'Error: The disk is full.' },
  ])
})
