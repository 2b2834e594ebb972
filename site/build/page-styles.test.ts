import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPageStyles } from './page-styles.ts'

const files: Record<string, string> = {
  '/_astro/whole.css':
    ':root{--mark:#e00}.a{top:0}.sm\\:\\[\\&_b\\]\\:b b{top:1px}.drawn{top:2px}.shared{top:3px}.never{top:4px}',
  '/_astro/page.js': 'import{x as e}from"./shared.js";import("./panel.js");e.className="drawn"',
  '/_astro/shared.js': 'export const x="p shared"',
  '/_astro/panel.js': 'export const y="never"',
}
const link = '<link rel="stylesheet" href="/_astro/whole.css">'
const withStyles = createPageStyles((address) => files[address] ?? '')
const styleOf = (html: string) => /<style>(.*?)<\/style>/.exec(withStyles(html))?.[1]

describe('a page', () => {
  it('carries the styles of its HTML, and the whole sheet waits', () => {
    expect(withStyles(`<head>${link}</head><p class="x a">`)).toBe(
      `<head><style>.a{top:0}</style><template data-whole-styles>${link}</template></head><p class="x a">`,
    )
  })

  it('reads classes and custom properties as they are meant', () => {
    expect(styleOf(`${link}<p class="sm:[&amp;_b]:b" fill="var(--mark)"><b>`)).toBe(
      ':root{--mark:#e00}.sm\\:\\[\\&_b\\]\\:b b{top:1px}',
    )
  })

  it('carries what its scripts draw at once, but not what they fetch later', () => {
    expect(styleOf(`${link}<script type="module" src="/_astro/page.js"></script>`)).toBe(
      '.drawn{top:2px}.shared{top:3px}',
    )
  })

  it('carries what looks otherwise by a value once its HTML or a script of its own may say it, and a day’s field by its kind', () => {
    files['/_astro/values.css'] =
      '.a{top:0}[data-view=list] .a{top:5px}[data-set-view=x]{top:6px}::-webkit-datetime-edit{top:7px}'
    files['/_astro/sets.js'] = 'e.dataset.setView="x"'
    const sheet = '<link rel="stylesheet" href="/_astro/values.css">'
    expect(styleOf(`${sheet}<input class="a" type="text">`)).toBe('.a{top:0}')
    expect(styleOf(`${sheet}<p data-view="grid" class="a">`)).toBe('.a{top:0}[data-view=list] .a{top:5px}')
    expect(styleOf(`${sheet}<script type="module" src="/_astro/sets.js"></script>`)).toBe('[data-set-view=x]{top:6px}')
    expect(styleOf(`${sheet}<input name="when" type="date">`)).toBe('::-webkit-datetime-edit{top:7px}')
  })

  it('has a policy that allows what it carries', () => {
    const digest = createHash('sha256').update('.a{top:0}').digest('base64')
    expect(withStyles(`<meta content="style-src 'self';">${link}<p class="a">`)).toContain(
      `content="style-src 'self' 'sha256-${digest}';"`,
    )
  })

  it.each(['only', 'load'])('that a script draws as it opens (client:%s) keeps the whole sheet', (client) => {
    const html = `${link}<astro-island uid="x" client="${client}"></astro-island>`
    expect(withStyles(html)).toBe(html)
  })

  it('without the one sheet is left alone', () => {
    for (const html of ['<p class="a">', `${link}${link}`]) expect(withStyles(html)).toBe(html)
  })
})
