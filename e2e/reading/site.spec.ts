import { HtmlValidate } from 'html-validate/node'
import { type Crawl, crawl } from '../support/crawl.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test.describe('the whole site', () => {
  // One crawl for all tests.
  test.describe.configure({ mode: 'default' })
  let site: Crawl

  test.beforeAll(async () => {
    site = await crawl(productUnderTest().siteUrl)
  })

  test('the site has more than 80 pages', () => {
    expect(site.pages.length).toBeGreaterThan(80)
  })

  test('the site has no broken links or assets', () => {
    const broken = [...site.statusOf].filter(([, status]) => status >= 400)
    expect(broken.map(([address, status]) => `${status} ${address} on ${site.referrers.get(address)?.[0]}`)).toEqual([])
  })

  test('every page is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      elements: [
        'html5',
        { 'astro-island': { flow: true, phrasing: true }, 'astro-slot': { flow: true, phrasing: true } },
      ],
    })
    const faults: string[] = []
    for (const { path, html } of site.pages) {
      // Errors that html-validate does not report although the standard forbids them.
      if (!/<\/body>\s*<\/html>\s*$/.test(html)) faults.push(`${path}: there is content after the body`)
      if (/<t[rhd]\s[^>]*\brole=/.test(html)) faults.push(`${path}: a table row or cell has an explicit role`)
      const report = await validator.validateString(html)
      for (const { messages } of report.results)
        faults.push(
          ...messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
        )
    }
    expect(faults).toEqual([])
  })
})
