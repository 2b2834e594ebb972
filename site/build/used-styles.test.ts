import { describe, expect, it } from 'vitest'
import { readSheet } from './sheet.ts'
import { usedStyles } from './used-styles.ts'

const part = (css: string, names: string[], properties: string[] = []) =>
  usedStyles(readSheet(css), new Set(names), properties)

describe('usedStyles', () => {
  it('returns the rules whose names the page has, in order', () => {
    expect(part('.b{top:0}.a{top:1px}.c{top:2px}', ['a', 'b'])).toBe('.b{top:0}.a{top:1px}')
    expect(part('.a .b{top:0}.a,.c{top:1px}', ['a'])).toBe('.a,.c{top:1px}')
    expect(part('table{top:0}p{top:1px}', ['<p'])).toBe('p{top:1px}')
  })

  it('includes rules that any page needs', () => {
    const css = '*{margin:0}@font-face{font-family:Jakarta;src:url(/j.woff2)}[hidden]{display:none}'
    expect(part(css, [])).toBe(css)
  })

  it('keeps conditions around their rules and removes empty ones', () => {
    expect(part('@media (width>=40rem){.a{top:0}@supports (top:0){.b{top:1px}}}', ['b'])).toBe(
      '@media (width>=40rem){@supports (top:0){.b{top:1px}}}',
    )
    expect(part('@media print{.a{top:0}}', [])).toBe('')
  })

  it('declares all layers first, including unused ones', () => {
    expect(part('@layer properties{.x{top:0}}@layer base{p{top:0}}@layer late;', ['<p'])).toBe(
      '@layer properties,base,late;@layer base{p{top:0}}',
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
