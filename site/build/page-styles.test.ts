import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPageStyles, selectUsedStyles } from './page-styles.ts'
import { readSheet } from './sheet.ts'

const files: Record<string, string> = {
  '/_astro/whole.css':
    ':root{--mark:#e00}.a{top:0}.sm\\:\\[\\&_b\\]\\:b b{top:1px}.drawn{top:2px}.shared{top:3px}.never{top:4px}',
  '/_astro/page.js': 'import{x as e}from"./shared.js";import("./panel.js");e.className="drawn"',
  '/_astro/shared.js': 'export const x="p shared"',
  '/_astro/panel.js': 'export const y="never"',
}
const link = '<link rel="stylesheet" href="/_astro/whole.css">'
const withStyles = createPageStyles((url) => files[url] ?? '')
const styleOf = (html: string) => /<style>(.*?)<\/style>/.exec(withStyles(html))?.[1]

describe('createPageStyles', () => {
  it('inlines the styles used by the HTML and defers the whole style sheet', () => {
    expect(withStyles(`<head>${link}</head><p class="x a">`)).toBe(
      `<head><style>.a{top:0}</style><template data-whole-styles>${link}</template></head><p class="x a">`,
    )
  })

  it('decodes HTML entities in class names and finds custom properties in attributes', () => {
    expect(styleOf(`${link}<p class="sm:[&amp;_b]:b" fill="var(--mark)"><b>`)).toBe(
      ':root{--mark:#e00}.sm\\:\\[\\&_b\\]\\:b b{top:1px}',
    )
  })

  it('includes the styles of scripts that run at load, but not of scripts imported later', () => {
    expect(styleOf(`${link}<script type="module" src="/_astro/page.js"></script>`)).toBe(
      '.drawn{top:2px}.shared{top:3px}',
    )
  })

  it('includes rules for attribute values and date fields only if the page may contain the attribute or field', () => {
    files['/_astro/values.css'] =
      '.a{top:0}[data-view=list] .a{top:5px}[data-set-view=x]{top:6px}::-webkit-datetime-edit{top:7px}'
    files['/_astro/sets.js'] = 'e.dataset.setView="x"'
    const sheet = '<link rel="stylesheet" href="/_astro/values.css">'
    expect(styleOf(`${sheet}<input class="a" type="text">`)).toBe('.a{top:0}')
    expect(styleOf(`${sheet}<p data-view="grid" class="a">`)).toBe('.a{top:0}[data-view=list] .a{top:5px}')
    expect(styleOf(`${sheet}<script type="module" src="/_astro/sets.js"></script>`)).toBe('[data-set-view=x]{top:6px}')
    expect(styleOf(`${sheet}<input name="when" type="date">`)).toBe('::-webkit-datetime-edit{top:7px}')
  })

  it('allows the inlined styles in the content security policy', () => {
    const digest = createHash('sha256').update('.a{top:0}').digest('base64')
    expect(withStyles(`<meta content="style-src 'self';">${link}<p class="a">`)).toContain(
      `content="style-src 'self' 'sha256-${digest}';"`,
    )
  })

  it.each(['only', 'load'])(
    'keeps the link to the style sheet on a page with an island that a script draws at load (client:%s)',
    (client) => {
      const html = `${link}<astro-island uid="x" client="${client}"></astro-island>`
      expect(withStyles(html)).toBe(html)
    },
  )

  it('does not change a page that has no style sheet or several style sheets', () => {
    for (const html of ['<p class="a">', `${link}${link}`]) expect(withStyles(html)).toBe(html)
  })
})

const part = (css: string, names: string[], properties: string[] = []) =>
  selectUsedStyles(readSheet(css), new Set(names), properties)

describe('selectUsedStyles', () => {
  it('returns the rules whose names occur in the page, in the order of the sheet', () => {
    expect(part('.b{top:0}.a{top:1px}.c{top:2px}', ['a', 'b'])).toBe('.b{top:0}.a{top:1px}')
    expect(part('.a .b{top:0}.a,.c{top:1px}', ['a'])).toBe('.a,.c{top:1px}')
    expect(part('table{top:0}p{top:1px}', ['<p'])).toBe('p{top:1px}')
  })

  it('includes rules that any page needs', () => {
    const css = '*{margin:0}@font-face{font-family:Jakarta;src:url(/j.woff2)}[hidden]{display:none}'
    expect(part(css, [])).toBe(css)
  })

  it('keeps the conditions of used rules and removes conditions without rules', () => {
    expect(part('@media (width>=40rem){.a{top:0}@supports (top:0){.b{top:1px}}}', ['b'])).toBe(
      '@media (width>=40rem){@supports (top:0){.b{top:1px}}}',
    )
    expect(part('@media print{.a{top:0}}', [])).toBe('')
  })

  it('declares all layers first, including unused layers', () => {
    expect(part('@layer properties{.x{top:0}}@layer base{p{top:0}}@layer late;', ['<p'])).toBe(
      '@layer properties,base,late;@layer base{p{top:0}}',
    )
  })

  it("omits Tailwind's fallback for browsers without @property, but preserves the order of the layers", () => {
    const fallback = '@layer properties{@supports (not (margin-trim:block)){*,:before{--tw-x:0}}}'
    const registered = '@property --tw-x{syntax:"*";inherits:false;initial-value:0}'
    expect(part(`${fallback}@layer base{p{top:var(--tw-x)}}${registered}`, ['<p'])).toBe(
      `@layer properties,base;@layer base{p{top:var(--tw-x)}}${registered}`,
    )
  })

  it('includes custom properties read by rules, by other properties or by the page', () => {
    const css =
      ':root{--ink:var(--black);--black:#000;--spare:#111;--mark:#e00}' +
      '.a{color:var(--ink)}.b{color:var(--spare)}@property --ink{syntax:"*";inherits:false}@property --spare{syntax:"*";inherits:false}'
    expect(part(css, ['a'], ['--mark'])).toBe(
      ':root{--ink:var(--black);--black:#000;--mark:#e00}.a{color:var(--ink)}@property --ink{syntax:"*";inherits:false}',
    )
  })

  it('includes keyframes that are referenced directly or by a custom property', () => {
    const css =
      ':root{--animate-spin:spin 1s}.a{animation:var(--animate-spin)}.b{animation:fade 1s}' +
      '@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}'
    expect(part(css, ['a'])).toBe(
      ':root{--animate-spin:spin 1s}.a{animation:var(--animate-spin)}@keyframes spin{to{rotate:1turn}}',
    )
  })
})
