import { publishFailures } from '@nusa/shared/publishing'
import { expect, it, vi } from 'vitest'
import { startPublisherProcess } from './publisher/testing/publisher-process.ts'

vi.setConfig({ testTimeout: 120_000 })

it('the publisher of a site with example settings names what to enter, and logs no error', async () => {
  const publisher = await startPublisherProcess({ ALLOW_EXAMPLE_CONTENT: 'false' })
  try {
    const { is_opening, ended } = await publisher.state()
    expect(is_opening).toBe(true)
    const [first] = ended
    expect(first?.outcome).toMatchObject({ kind: 'failed', message: publishFailures.opening, is_opening: true })
    expect(first?.outcome?.kind === 'failed' && first.outcome.faults.map(({ field }) => field)).toContain(
      'contact › email',
    )
    expect(await publisher.read('index.html')).toContain('Opening soon')
    expect(publisher.log()).toBe('')
  } finally {
    await publisher.stop()
  }
})
