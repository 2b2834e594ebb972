import { createLogger, withTrace } from '@nusa/shared/log'
import { publishFailures } from '@nusa/shared/publishing'
import { expect, it } from 'vitest'
import { logPublishes } from './publish-log.ts'
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
  const { publisher } = await publisherWith(() => logPublishes(log, run)({ back_to: null }, report))
  withTrace({ requestId: 'request-1' }, () => publisher.publish(['Putu']))
  await publisher.waitUntilIdle()
  return lines.map((line) => JSON.parse(line))
}

it('logPublishes logs the end of a publish with the id of the publish request', async () => {
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

it('a publish that fails on a full disk reports that the disk is full', async () => {
  const fail: RunPublish = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  const { publisher } = await publisherWith(() =>
    logPublishes(() => undefined, fail)(
      { back_to: null },
      { onStepStart: () => undefined, onStepEnd: () => undefined },
    ),
  )
  publisher.publish(['Putu'])
  await publisher.waitUntilIdle()
  const { ended } = await publisher.state()
  expect(ended[0]?.outcome).toMatchObject({ kind: 'failed', message: publishFailures.no_space })
})

it('logPublishes does not log an error for a site that is not open yet', async () => {
  const faults = [
    { slug: 'settings', id: null, collection: 'Settings', entry: '', field: 'name', rule: 'is an example' },
  ]
  const run: RunPublish = async () => ({ kind: 'failed', message: 'Not open.', faults, is_opening: true })
  expect(await logOf(run)).toMatchObject([
    { level: 'info', message: 'publish', outcome: 'opening', examples: ['name'] },
  ])
})

it('logPublishes logs an unexpected error of a publish once', async () => {
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
