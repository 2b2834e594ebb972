import { openCmsApi } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const publicPaths = ['/admin/login', '/admin/forgot', '/admin/reset/none', '/admin/welcome/none', '/admin/nowhere']
const editorPaths = [
  ...['/admin', '/admin/account', '/admin/nowhere', '/admin/collections/nothing', '/admin/collections/tours'],
  ...[
    '/admin/collections/tours/create',
    '/admin/globals/settings',
    '/admin/spreadsheets/tours',
    '/admin/sign-in-security',
  ],
]
const staffPaths = ['/admin', '/admin/bookings-by-day', '/admin/figures', '/admin/collections/bookings']

test('the head of every page of the CMS names Nusa and never Payload', async ({ request }) => {
  const [editor, staff] = [await openCmsApi('editor'), await openCmsApi('staff')]
  for (const address of editorPaths) expectOwnHead(await (await editor.get(address)).text(), address)
  for (const address of staffPaths) expectOwnHead(await (await staff.get(address)).text(), address)
  for (const address of publicPaths) {
    expectOwnHead(await (await request.get(productUnderTest().cmsUrl + address)).text(), address)
  }
  await editor.dispose()
  await staff.dispose()
})

const headTags = /<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:icon|shortcut icon|apple-touch-icon)"[^>]*>/g

function expectOwnHead(html: string, address: string): void {
  const head = html.match(headTags)?.join('\n') ?? ''
  expect(head, `the head of ${address} names Nusa and not Payload`).toMatch(/<title>(?:[^<]* · )?Nusa<\/title>/)
  expect(head, `the head of ${address} names Nusa and not Payload`).toContain('property="og:site_name" content="Nusa"')
  expect(head, `the head of ${address} names Nusa and not Payload`).toMatch(/<link rel="icon" href="\/icon\.svg/)
  expect(head, `the head of ${address} names Nusa and not Payload`).not.toMatch(/payload/i)
}
