import { expect, it } from 'vitest'
import { createRedirectsFile, redirectedUrls } from './host-files.ts'

const generated = '/tour/7 /tour/ubud 301\n'

it('createRedirectsFile lists redirects of pages, then booking confirmations, then not-found pages of sections', () => {
  expect(
    createRedirectsFile(generated, ['404.html', 'tour/404.html', 'index.html', 'news/404.html']).trim().split('\n'),
  ).toEqual([
    '/tour/7 /tour/ubud 301',
    '/booking/confirmation/* /booking/confirmation/index.html 200',
    '/news/* /news/404.html 404',
    '/tour/* /tour/404.html 404',
  ])
})

it('redirectedUrls returns the URLs that redirect to another URL', () => {
  expect(redirectedUrls(generated)).toContain('/tour/7')
})
