import { expect, test } from 'vitest'
import { createHeadersFile, createRedirectsFile } from '../../site/build/host-files.ts'
import { vercelRoutes } from './routes.ts'

const routes = vercelRoutes({
  headers: createHeadersFile('https://shop.example'),
  redirects: createRedirectsFile('/tour/7 /tour/ubud-rice-terraces 301\n', ['categories/404.html', '404.html']),
  cmsUrl: 'https://cms.shop.example/',
})

/** Returns the routes that match a path, in a phase: before or after `handle: 'error'`. */
function matching(path: string, phase: 'request' | 'error' = 'request') {
  const border = routes.findIndex(({ handle }) => handle === 'error')
  const part = phase === 'request' ? routes.slice(0, border) : routes.slice(border)
  return part.filter(({ src }) => src && new RegExp(src).test(path))
}

/** Returns the URL of the first rule that ends the search. */
function destination(path: string, phase?: 'request' | 'error') {
  const route = matching(path, phase).find((found) => !found.continue)
  return (
    route && [route.status ?? 200, route.dest?.replace('$1', path.replace(/^\/media\//, '')) ?? route.headers?.location]
  )
}

test('vercelRoutes returns rules for the API, pictures, confirmation pages and moved URLs', () => {
  expect(destination('/api/bookings')).toEqual([200, '/api'])
  expect(destination('/media/beach-1.webp')).toEqual([200, 'https://cms.shop.example/api/media/file/beach-1.webp'])
  expect(destination('/booking/confirmation/NUSA-1')).toEqual([200, '/booking/confirmation/index.html'])
  expect(destination('/tour/7')).toEqual([301, '/tour/ubud-rice-terraces'])
  expect(destination('/tour/77')).toBeUndefined()
})

test('vercelRoutes returns rules for the opening page, which has neither headers nor redirects', () => {
  const opening = vercelRoutes({ headers: '', redirects: '', cmsUrl: 'https://cms.shop.example' })
  expect(opening.map(({ dest }) => dest).filter(Boolean)).toEqual([
    '/api',
    expect.stringContaining('/api/media/'),
    '/404.html',
  ])
})

test('on Vercel, a missing page shows the not-found page of its section', () => {
  expect(destination('/categories/surfing', 'error')).toEqual([404, '/categories/404.html'])
  expect(destination('/categories-of-old', 'error')).toEqual([404, '/404.html'])
})

test('on Vercel, pages have their headers, and the API sets its own headers', () => {
  const headers = (path: string) => Object.assign({}, ...matching(path).map((route) => route.headers))
  expect(headers('/')).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(headers('/checkout')).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'DENY' })
  expect(headers('/_astro/app.js')['cache-control']).toContain('immutable')
  expect(headers('/api/bookings')).toEqual({})
})
