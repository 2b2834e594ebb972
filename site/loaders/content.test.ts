import { makeSettings, makeTour } from '@nusa/shared/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Content, loadContent } from './content.ts'
import { FixtureCms } from './testing/fixture-cms.ts'

let cms: FixtureCms
let url: string

beforeEach(async () => {
  cms = new FixtureCms()
  url = await cms.start()
})
afterEach(() => cms.stop())

const load = (known?: Content) => loadContent({ url, token: cms.token }, known)
const titleOf = ({ collections }: Content, id: number) => collections.tours.find((tour) => tour.id === id)?.title

describe('loadContent', () => {
  it('loads every live entry and all globals in one request', async () => {
    const { content, changeCounts: changes } = await load()
    expect(cms.requestedCursors).toEqual([null])
    expect(content.collections.tours).toHaveLength(10)
    expect(content.globals).toMatchObject({ settings: { site_name: 'Nusa' } })
    expect(changes.get('tours')).toBe(10)
  })

  it('requests only changes since the last cursor, and applies them', async () => {
    const { content } = await load()
    cms.publish('tours', makeTour({ id: 3, slug: 'tour-3', title: 'A new name' }))
    const next = await load(content)
    expect(cms.requestedCursors).toEqual([null, content.cursor])
    expect(titleOf(next.content, 3)).toBe('A new name')
    expect([...next.changeCounts]).toEqual([['tours', 1]])
  })

  it('returns the same entries in the same order after a request for changes as after a full request', async () => {
    const { content } = await load()
    cms.publish('tours', makeTour({ id: 3, title: 'A new name' }))
    cms.publish('tours', makeTour({ id: 11, slug: 'tour-11' }))
    cms.unpublish('tours', 1)
    expect((await load(content)).content).toEqual((await load()).content)
  })

  it('reports no changes if nothing changed', async () => {
    const { content } = await load()
    expect((await load(content)).changeCounts.size).toBe(0)
  })

  it('reports no changes if the CMS sends earlier changes again', async () => {
    const { content } = await load()
    cms.publish('tours', makeTour({ id: 3, slug: 'tour-3', title: 'A new name' }))
    const next = await load(content)
    expect((await load(next.content)).changeCounts.size).toBe(0)
    cms.publish('tours', makeTour({ id: 4, slug: 'tour-4', title: 'Another one' }))
    expect([...(await load(next.content)).changeCounts]).toEqual([['tours', 1]])
  })

  it('removes unpublished entries', async () => {
    const { content } = await load()
    cms.unpublish('tours', 3)
    const next = await load(content)
    expect(next.content.collections.tours).toHaveLength(9)
    expect(titleOf(next.content, 3)).toBeUndefined()
    expect([...next.changeCounts]).toEqual([['tours', 1]])
  })

  it('applies changed settings', async () => {
    const { content } = await load()
    cms.globals.settings = makeSettings({ tax: 11 })
    expect((await load(content)).content.globals.settings.tax).toBe(11)
  })

  it('reloads everything if the known content is incomplete', async () => {
    const { content } = await load()
    content.collections.tours = content.collections.tours.filter(({ id }) => id !== 4)
    for (const { id } of content.collections.pages) cms.unpublish('pages', id)
    const { content: whole, changeCounts: changes } = await load(content)
    expect(whole.collections.tours).toHaveLength(10)
    expect(cms.requestedCursors).toEqual([null, content.cursor, null])
    expect(Object.fromEntries(changes)).toEqual({ tours: 1, pages: content.collections.pages.length })
  })
})

describe('an invalid entry', () => {
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

  it('is reported with its collection, title, field and rule', async () => {
    cms.publish('tours', broken)
    await expect(load()).rejects.toThrow(
      'Tours › "Ubud Day Trip" › pricing › 1 › tiers › 2 › adult_price: must be at least 0',
    )
  })

  it('is reported together with all other invalid entries of all collections', async () => {
    cms.publish('tours', broken)
    cms.publish('pages', { id: 7, slug: 'Not A Slug', title: 'Help' })
    const failure = await load().catch((error: Error) => error.message)
    expect(failure).toContain('Ubud Day Trip')
    expect(failure).toContain('Pages › "Help" › slug: must be lower-case letters, digits and single hyphens')
    expect(failure).toContain('Pages › "Help" › content: is missing')
  })

  it('is ignored if it is not live', async () => {
    cms.publish('tours', broken)
    cms.unpublish('tours', 3)
    await expect(load()).resolves.toBeDefined()
  })

  it('is also reported if it is a global', async () => {
    cms.globals.settings = { ...makeSettings(), tax: 'ten' }
    await expect(load()).rejects.toThrow('Settings › tax: must be a number')
  })
})

describe('the error of a failed load', () => {
  const loadFrom = (access: { url: string; token?: string }) => loadContent({ token: cms.token, ...access })

  it('names the start command and the setting CMS_URL if the CMS is unreachable', async () => {
    await cms.stop()
    await expect(loadFrom({ url })).rejects.toThrow(
      new RegExp(`The CMS at ${url} can't be reached.*npm start.*CMS_URL`),
    )
    await cms.start()
  })

  it('names the setting CATALOG_TOKEN if the CMS rejects the token', async () => {
    await expect(loadFrom({ url, token: 'wrong' })).rejects.toThrow('CATALOG_TOKEN')
  })

  it('contains the response status if the address of the CMS is wrong', async () => {
    await expect(loadFrom({ url: `${url}/elsewhere` })).rejects.toThrow('answered 404')
  })
})
