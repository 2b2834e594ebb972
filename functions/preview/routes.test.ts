import type { Preview } from '@nusa/shared/publishing'
import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { PreviewRefusal } from '../ports/previews.ts'
import { fakeDeps } from '../testing/fake-deps.ts'
import { previewTexts } from './texts.ts'

const siteUrl = 'https://nusa.example'
const cmsOrigin = 'https://cms.nusa.example'
const page: Preview = { kind: 'page', html: '<!DOCTYPE html><html><head><title>Ubud</title></head></html>' }

/** Starts an app with a fake CMS. The fake CMS returns this result and records its calls. */
function createAppWithPreview(answer: Preview | PreviewRefusal) {
  const requests: { token: string; language?: string; data: Record<string, unknown> | undefined }[] = []
  const previews = {
    cmsOrigin,
    async render(token: string, language: string, data?: Record<string, unknown>) {
      requests.push({ token, language, data })
      return answer
    },
    async readReleasePage(token: string, path: string) {
      requests.push({ token, data: { path } })
      return answer
    },
  }
  const limiter = { ...fakeDeps().limiter, hit: async () => null }
  const app = createApp(fakeDeps({ previews, limiter }))
  return { requests, get: (path: string, init?: RequestInit) => app.request(siteUrl + path, init) }
}

const postForm = (data: string, origin = siteUrl): RequestInit => {
  const body = new FormData()
  body.set('data', data)
  return { method: 'POST', body, headers: { origin } }
}

describe('a preview', () => {
  test('can be framed by the CMS and by no other site', async () => {
    const { get } = createAppWithPreview(page)
    expect((await get('/api/preview/t1')).headers.get('content-security-policy')).toContain(
      `frame-ancestors ${cmsOrigin}`,
    )
    expect((await get('/api/preview/t1/page')).headers.get('content-security-policy')).toBe(
      `frame-ancestors 'self' ${cmsOrigin}`,
    )
  })

  test('is neither cached nor indexed', async () => {
    const { headers } = await createAppWithPreview(page).get('/api/preview/t1/page')
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex, nofollow'])
  })

  test('has links that open in another tab', async () => {
    const { requests, get } = createAppWithPreview(page)
    expect(await (await get('/api/preview/t1/page')).text()).toContain(
      '<head><base target="_blank"><title>Ubud</title>',
    )
    expect(requests).toEqual([{ token: 't1', language: 'en', data: undefined }])
  })

  test('renders unsaved values', async () => {
    const { requests, get } = createAppWithPreview(page)
    await get('/api/preview/t1/page', postForm('{"title":"Ubud by night"}'))
    expect(requests).toEqual([{ token: 't1', language: 'en', data: { title: 'Ubud by night' } }])
  })

  test('is rejected if the request comes from another site', async () => {
    const { requests, get } = createAppWithPreview(page)
    const answer = await get('/api/preview/t1/page', postForm('{}', 'https://elsewhere.example'))
    expect([answer.status, requests]).toEqual([403, []])
  })

  test('is rejected if its data cannot be read', async () => {
    expect((await createAppWithPreview(page).get('/api/preview/t1/page', postForm('{"title":'))).status).toBe(400)
  })

  test('lists the missing fields of an incomplete entry as text', async () => {
    const fault = {
      slug: 'tours',
      id: 1,
      collection: 'Tours',
      entry: '"<b>"',
      field: 'title',
      rule: 'must not be <empty>',
    }
    const answer = await createAppWithPreview({ kind: 'faults', faults: [fault] }).get('/api/preview/t1/page')
    expect(await answer.text()).toContain('<li>title: must not be &lt;empty&gt;</li>')
  })

  test('opens at the booking form with the date in the link, and ignores an invalid date', async () => {
    const { get } = createAppWithPreview(page)
    const urls = async (query: string) =>
      [...(await (await get(`/api/preview/t1?${query}`)).text()).matchAll(/(?:src|action)="([^"]*)"/g)].map(
        ([, url]) => url,
      )
    const dated = '/api/preview/t1/page?language=id&amp;date=2027-07-01#book'
    expect(await urls('date=2027-07-01&language=id')).toEqual([dated, dated])
    expect(await urls('date=%22%3E')).toEqual(['/api/preview/t1/page', '/api/preview/t1/page'])
  })

  test('shows its texts in the language of the editor who created the link', async () => {
    const fault = {
      slug: 'tours',
      id: 1,
      collection: 'Tur',
      entry: '"Ubud"',
      field: 'Judul',
      rule: 'tidak boleh kosong',
    }
    const { requests, get } = createAppWithPreview({ kind: 'faults', faults: [fault] })
    const shell = await (await get('/api/preview/t1?language=id')).text()
    expect(shell).toContain('<html lang="id">')
    expect(shell).toContain('<iframe title="Pratinjau" src="/api/preview/t1/page?language=id">')
    expect(shell).toContain('action="/api/preview/t1/page?language=id"')
    for (const init of [undefined, postForm('{}')]) {
      const missing = await (await get('/api/preview/t1/page?language=id', init)).text()
      expect(missing).toContain('<html lang="id">')
      expect(missing).toContain(
        '<h1>Perbaiki isian berikut untuk melihat pratinjau</h1><ul><li>Judul: tidak boleh kosong</li></ul>',
      )
    }
    expect(requests.map(({ language }) => language)).toEqual(['id', 'id'])
  })

  test('is in English if the language in the link is neither English nor Indonesian', async () => {
    const { requests, get } = createAppWithPreview({ kind: 'faults', faults: [] })
    expect(await (await get('/api/preview/t1?language=de')).text()).toContain('src="/api/preview/t1/page"')
    expect(await (await get('/api/preview/t1/page?language=de')).text()).toMatch(
      /<html lang="en">[\s\S]*<h1>Correct these fields to see a preview</,
    )
    expect(requests[0]?.language).toBe('en')
  })

  test('has an Indonesian translation of every text', () => {
    const { en, id } = previewTexts
    const words: Record<string, string> = id
    expect(Object.entries(en).filter(([name, word]) => words[name] === word)).toEqual([])
  })

  test('shows the reason if it is refused', async () => {
    const refusal: PreviewRefusal = { kind: 'refused', status: 401, message: 'This link has ended.' }
    const answer = await createAppWithPreview(refusal).get('/api/preview/t1/page')
    expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('This link has ended.')])
  })
})

describe('an earlier release', () => {
  test('serves each requested page with links to pages of the same release', async () => {
    const html =
      '<head></head><a class="a" href="/tours">A</a><a href="/">B</a><a href="//x.example">C</a><a href="/media/a">D</a>'
    const { requests, get } = createAppWithPreview({ kind: 'page', html })
    const answer = await get('/api/release/t1/tour/ubud')
    expect(await answer.text()).toBe(
      '<head></head><a class="a" href="/api/release/t1/tours">A</a><a href="/api/release/t1/">B</a><a href="//x.example">C</a><a href="/media/a">D</a>',
    )
    expect(requests).toEqual([{ token: 't1', data: { path: '/tour/ubud' } }])
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    await get('/api/release/t1/')
    expect(requests[1]?.data).toEqual({ path: '/' })
  })

  test('shows a message if it was deleted or its link has expired', async () => {
    const refusal: PreviewRefusal = { kind: 'refused', status: 404, message: 'It is not kept any more.' }
    const answer = await createAppWithPreview(refusal).get('/api/release/t1/')
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('It is not kept any more.')])
  })
})

test('previews are not available without a CMS', async () => {
  const answer = await createApp(fakeDeps()).request(`${siteUrl}/api/preview/t1`)
  expect(answer.status).toBe(404)
})
