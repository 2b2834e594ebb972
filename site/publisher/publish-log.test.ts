import { createLogger, withTrace } from '@nusa/shared/log'
import { expect, it } from 'vitest'
import { withLog } from './publish-log.ts'
import type { RunPublish } from './publisher.ts'
import { published, publishers } from './testing/publishers.ts'

const { publisherWith } = publishers()

/** Publishes once, as the request `request-1`, and returns the log entries. */
async function logOf(run: RunPublish): Promise<unknown[]> {
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) }
  const log = createLogger('publisher', {
    output: { stdout: stream, stderr: stream },
    isReadable: false,
    now: () => new Date(0),
  })
  const report = { onStepStart: () => undefined, onStepEnd: () => undefined }
  const { publisher } = await publisherWith(() => withLog(log, run)({ back_to: null }, report))
  withTrace({ requestId: 'request-1' }, () => publisher.publish(['Putu']))
  await publisher.idle()
  return lines.map((line) => JSON.parse(line))
}

it('withLog logs a publish with the id of its request when it ends', async () => {
  expect(await logOf(async () => published)).toMatchObject([
    {
      level: 'info',
      process: 'publisher',
      message: 'publish',
      request_id: 'request-1',
      back_to: null,
      outcome: 'published',
      changed: 1,
    },
  ])
})

it('withLog does not log an error for a site that is not open yet', async () => {
  const faults = [
    { slug: 'settings', id: null, collection: 'Settings', entry: '', field: 'name', rule: 'is an example' },
  ]
  const run: RunPublish = async () => ({ kind: 'failed', message: 'Not open.', faults, is_opening: true })
  expect(await logOf(run)).toMatchObject([
    { level: 'info', message: 'publish', outcome: 'opening', examples: ['name'] },
  ])
})

it('withLog logs an unexpected error of a publish once', async () => {
  const fail: RunPublish = async () => {
    throw new Error('The disk is full.')
  }
  expect(await logOf(fail)).toMatchObject([
    {
      level: 'error',
      message: 'publish',
      request_id: 'request-1',
      outcome: 'failed',
      error: 'Error: The disk is full.',
    },
  ])
})
