import { HtmlValidate } from 'html-validate/node'
import { type Crawl, crawl } from '../support/crawl.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test.describe('the whole site', () => {
  // One visit for all of them.
  test.describe.configure({ mode: 'default' })
  let site: Crawl

  test.beforeAll(async () => {
    site = await crawl(productUnderTest().siteUrl)
  })

  test('has every kind of page', () => {
    expect(site.pages.length).toBeGreaterThan(80)
  })

  test('has no link and no asset that leads nowhere', () => {
    const broken = [...site.statusOf].filter(([, status]) => status >= 400)
    expect(broken.map(([address, status]) => `${status} ${address} on ${site.namedBy.get(address)?.[0]}`)).toEqual([])
  })

  test('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      elements: [
        'html5',
        { 'astro-island': { flow: true, phrasing: true }, 'astro-slot': { flow: true, phrasing: true } },
      ],
    })
    const faults: string[] = []
    for (const { path, html } of site.pages) {
      // What html-validate lets through, though the standard doesn't.
      if (!/<\/body>\s*<\/html>\s*$/.test(html)) faults.push(`${path}: something follows the body`)
      if (/<t[rhd]\s[^>]*\brole=/.test(html)) faults.push(`${path}: a part of a table has another role`)
      const report = await validator.validateString(html)
      for (const { messages } of report.results)
        faults.push(
          ...messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
        )
    }
    expect(faults).toEqual([])
  })
})
