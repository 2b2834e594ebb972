import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type PublisherProcess, startPublisherProcess } from './publisher/testing/publisher-process.ts'

let publisher: PublisherProcess

// The test file that runs first builds the code, and the others wait.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

beforeAll(async () => {
  publisher = await startPublisherProcess()
})
afterAll(() => publisher.stop())

it('if the CMS fails during a publish, the live release does not change, and the next publish succeeds', async () => {
  const [live] = (await publisher.state()).releases
  publisher.edit('<p>Bring a map.</p>')
  publisher.cms.breaksConnections = true
  const failed = await publisher.publish()
  publisher.cms.breaksConnections = false
  expect(failed?.outcome).toEqual({
    kind: 'failed',
    message:
      'The publisher could not read the content from the CMS. Please try again. If it fails again, contact the person who operates the site.',
    faults: [],
  })
  // The log tells the operator how to fix it.
  await expect.poll(publisher.log).toMatch(/The CMS at .* can't be reached .* set CMS_URL/m)
  expect((await publisher.state()).releases[0]).toEqual(live)
  expect(await publisher.read('tour/tour-1/index.html')).not.toContain('Bring a map.')
  await publisher.publish()
  expect(await publisher.read('tour/tour-1/index.html')).toContain('Bring a map.')
})

it('if the publisher is killed during a publish, the live page stays complete, and the next publish succeeds', async () => {
  const before = await publisher.read('tour/tour-1/index.html')
  const publish_at = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  await publisher.post('/publishing/schedule', { by: ['Putu'], publish_at })
  publisher.edit('<p>Bring a lamp.</p>')
  await publisher.post('/publishing', { by: ['Wayan'] })
  await expect.poll(async () => (await publisher.state()).running?.step).not.toBe(undefined)
  await publisher.kill('SIGKILL')
  const between = await publisher.read('tour/tour-1/index.html')
  expect(between === before || between.includes('Bring a lamp.')).toBe(true)
  await publisher.start()
  expect((await publisher.state()).schedule.publish_at).toMatchObject({ at: publish_at, by: ['Putu'] })
  await publisher.publish()
  expect(await publisher.read('tour/tour-1/index.html')).toContain('Bring a lamp.')
})
