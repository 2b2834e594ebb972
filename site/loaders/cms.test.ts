import type { CatalogCollection } from '@nusa/shared/catalog'
import { makeSettings, makeTour } from '@nusa/shared/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LoadContext, loadersOf } from './cms.ts'
import { globalsKey } from './globals.ts'
import { FixtureCms } from './testing/fixture-cms.ts'
import { memoryContext } from './testing/memory-context.ts'

let cms: FixtureCms
let url: string

beforeEach(async () => {
  cms = new FixtureCms()
  url = await cms.start()
})
afterEach(() => cms.stop())

/** A site's store of content, as it stays from build to build. */
function makeSite() {
  const names: CatalogCollection[] = ['tours', 'pages']
  const contexts = new Map(names.map((name) => [name, memoryContext()]))
  const globals = memoryContext()
  return {
    globals,
    tours: contexts.get('tours') ?? memoryContext(),
    /** One build: all collections load side by side, as Astro does it. */
    build: async () => {
      const load = loadersOf({ url, token: cms.token })
      const loads = [...contexts].map(([name, context]) => load.collection(name, context))
      await Promise.all([...loads, load.globals(globals)])
    },
  }
}

const titleOf = (context: LoadContext, id: number) => context.store.get(String(id))?.data.title

describe('the loader', () => {
  it('asks the CMS once for all collections of a build', async () => {
    await makeSite().build()
    expect(cms.asked).toEqual([null])
  })

  it('stores every live entry, and the globals whole', async () => {
    const site = makeSite()
    await site.build()
    expect(site.tours.store.keys()).toHaveLength(10)
    expect(site.globals.store.get(globalsKey)?.data).toMatchObject({ settings: { site_name: 'Nusa' } })
  })

  it('asks the next time from the last cursor, and takes what changed', async () => {
    const site = makeSite()
    await site.build()
    cms.publish('tours', makeTour({ id: 3, slug: 'tour-3', title: 'A new name' }))
    await site.build()
    expect(cms.asked).toEqual([null, expect.any(String)])
    expect(titleOf(site.tours, 3)).toBe('A new name')
    expect(site.tours.log.at(-1)).toBe('tours: 1 changed, 10 in all')
  })

  it('says nothing about a collection in which nothing changed', async () => {
    const site = makeSite()
    await site.build()
    await site.build()
    expect(site.tours.log).toHaveLength(1)
  })

  it('drops what was unpublished', async () => {
    const site = makeSite()
    await site.build()
    cms.unpublish('tours', 3)
    await site.build()
    expect(site.tours.store.has('3')).toBe(false)
    expect(site.tours.store.keys()).toHaveLength(9)
  })

  it('takes changed settings', async () => {
    const site = makeSite()
    await site.build()
    cms.globals.settings = makeSettings({ tax: 11 })
    await site.build()
    expect(site.globals.store.get(globalsKey)?.data).toMatchObject({ settings: { tax: 11 } })
  })

  it('loads everything anew where the stored entries are of another schema or another CMS', async () => {
    const site = makeSite()
    await site.build()
    site.tours.meta.set('origin', 'another')
    await site.build()
    expect(cms.asked.filter((cursor) => cursor === null)).toHaveLength(2)
    expect(site.tours.store.keys()).toHaveLength(10)
  })

  it('loads everything anew where part of the store was lost', async () => {
    const site = makeSite()
    await site.build()
    site.tours.store.delete('4')
    await site.build()
    expect(site.tours.store.has('4')).toBe(true)
  })

  it('does not move its cursor past an entry that is bad, so the corrected one is loaded', async () => {
    const site = makeSite()
    await site.build()
    cms.publish('tours', { ...makeTour({ id: 3 }), title: '' })
    await expect(site.build()).rejects.toThrow('title')
    cms.publish('tours', makeTour({ id: 3, title: 'Mended' }))
    await site.build()
    expect(titleOf(site.tours, 3)).toBe('Mended')
  })
})

describe('a bad entry', () => {
  const broken = {
    ...makeTour({ id: 3, title: 'Ubud Day Trip' }),
    pricing: [
      {
        ...makeTour().pricing[0],
        tiers: [
          { min_people: 1, max_people: 2, adult_price: 500_000, child_price: null, infant_price: null },
          { min_people: 3, max_people: 9, adult_price: -1, child_price: null, infant_price: null },
        ],
      },
    ],
  }

  it('is named by collection, title and field, with what the field must be', async () => {
    cms.publish('tours', broken)
    await expect(makeSite().build()).rejects.toThrow(
      'Tours › "Ubud Day Trip" › pricing › 1 › tiers › 2 › adult_price: must be at least 0',
    )
  })

  it('does not hide the others: all are named at once, those of other collections too', async () => {
    cms.publish('tours', broken)
    cms.publish('pages', { id: 7, slug: 'Not A Slug', title: 'Help' })
    const failure = await makeSite()
      .build()
      .catch((error: Error) => error.message)
    expect(failure).toContain('Ubud Day Trip')
    expect(failure).toContain('Pages › "Help" › slug: must be lower-case letters, digits and single hyphens')
    expect(failure).toContain('Pages › "Help" › content: is missing')
  })

  it('that is not live is nobody’s business', async () => {
    cms.publish('tours', broken)
    cms.unpublish('tours', 3)
    await expect(makeSite().build()).resolves.toBeUndefined()
  })

  it('among the globals is named too', async () => {
    cms.globals.settings = { ...makeSettings(), tax: 'ten' }
    await expect(makeSite().build()).rejects.toThrow('Settings › tax: must be a number')
  })
})

describe('a CMS', () => {
  const loadFrom = (access: { url: string; token?: string }) =>
    loadersOf({ token: cms.token, ...access }).collection('tours', memoryContext())

  it('that can’t be reached is named, with what to do', async () => {
    await cms.stop()
    await expect(loadFrom({ url })).rejects.toThrow(
      new RegExp(`The CMS at ${url} can't be reached.*npm start.*CMS_URL`),
    )
    await cms.start()
  })

  it('that refuses the token is named, with what to do', async () => {
    await expect(loadFrom({ url, token: 'wrong' })).rejects.toThrow('CATALOG_TOKEN')
  })

  it('that is something else is said to be so', async () => {
    await expect(loadFrom({ url: `${url}/elsewhere` })).rejects.toThrow('answered 404')
  })
})
