import { publishFailures } from '@nusa/shared/publishing'
import { makeSettings } from '@nusa/shared/testing'
import { expect, it, vi } from 'vitest'
import { startPublisherProcess } from './publisher/testing/publisher-process.ts'

// The test file that runs first builds the code, and the others wait.
vi.setConfig({ testTimeout: 300_000 })

it('the publisher of a site with example settings returns the fields to fill in, and logs no error', async () => {
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

it('after a site has opened, the publisher reports example settings as invalid content', async () => {
  const publisher = await startPublisherProcess({ ALLOW_EXAMPLE_CONTENT: 'false' })
  const { globals } = publisher.cms
  const examples = globals.settings
  try {
    const contact = { email: 'hello@balidays.test', phone: '', whatsapp: '', address: '' }
    globals.settings = makeSettings({ site_name: 'Bali Days', contact, terms_page: 2 })
    expect((await publisher.publish())?.outcome?.kind).toBe('published')
    globals.settings = examples
    const failed = await publisher.publish()
    expect(failed?.outcome).toMatchObject({ kind: 'failed', message: publishFailures.content })
    expect(failed?.outcome).not.toHaveProperty('is_opening')
    expect(await publisher.read('index.html')).toContain('Bali Days')
  } finally {
    await publisher.stop()
  }
})
