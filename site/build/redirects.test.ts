import { expect, it } from 'vitest'
import { redirectedAddresses, redirectsFile } from './redirects.ts'

const made = '/tour/7 /tour/ubud 301\n'

it('the redirects of the pages come first, then confirmations, then what sections don’t have', () => {
  expect(redirectsFile(made, ['404.html', 'tour/404.html', 'index.html', 'news/404.html']).trim().split('\n')).toEqual([
    '/tour/7 /tour/ubud 301',
    '/booking/confirmation/* /booking/confirmation/index.html 200',
    '/news/* /news/404.html 404',
    '/tour/* /tour/404.html 404',
  ])
})

it('an address that leads to another is one that links may name', () => {
  expect(redirectedAddresses(made)).toContain('/tour/7')
})
