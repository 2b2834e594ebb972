import { enterOffice } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const ofNobody = ['/admin/login', '/admin/forgot', '/admin/reset/none', '/admin/welcome/none', '/admin/nowhere']
const ofEditor = [
  ...['/admin', '/admin/account', '/admin/nowhere', '/admin/collections/nothing', '/admin/collections/tours'],
  ...['/admin/collections/tours/create', '/admin/globals/settings', '/admin/spreadsheets/tours'],
]
const ofStaff = ['/admin', '/admin/bookings-by-day', '/admin/figures', '/admin/collections/bookings']

test('the head of every page of the CMS names Nusa and never Payload', async ({ request }) => {
  const [editor, staff] = [await enterOffice('editor'), await enterOffice('staff')]
  for (const address of ofEditor) expectOwnHead(await (await editor.get(address)).text(), address)
  for (const address of ofStaff) expectOwnHead(await (await staff.get(address)).text(), address)
  for (const address of ofNobody) {
    expectOwnHead(await (await request.get(productUnderTest().cmsUrl + address)).text(), address)
  }
  await editor.dispose()
  await staff.dispose()
})

const headTags = /<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:icon|shortcut icon|apple-touch-icon)"[^>]*>/g

function expectOwnHead(html: string, address: string): void {
  const head = html.match(headTags)?.join('\n') ?? ''
  expect(head, address).toMatch(/<title>(?:[^<]* · )?Nusa<\/title>/)
  expect(head, address).toContain('property="og:site_name" content="Nusa"')
  expect(head, address).toMatch(/<link rel="icon" href="\/icon\.svg/)
  expect(head, address).not.toMatch(/payload/i)
}
