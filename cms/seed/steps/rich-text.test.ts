import { describe, expect, test } from 'vitest'
import { createRichTextConverter } from '../../features/catalog-export/html.ts'
import { toRichText } from './rich-text.ts'

const html = (notation: string) => createRichTextConverter(new Map())(toRichText(notation))

describe('toRichText', () => {
  test('separates paragraphs by an empty line and joins the lines of a paragraph', () => {
    expect(html('One\nand a half.\n\nTwo.')).toBe('<p>One and a half.</p><p>Two.</p>')
  })

  test('converts headings of three levels', () => {
    expect(html('## Two\n\n### Three\n\n#### Four')).toBe('<h2>Two</h2><h3>Three</h3><h4>Four</h4>')
  })

  test('converts bulleted and numbered lists', () => {
    expect(html('- a\n- b\n\n1. c\n2. d')).toBe('<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>')
  })

  test('converts strong text, emphasised text and links', () => {
    expect(html('A **bold** and *soft* [word](/tours).')).toBe(
      '<p>A <strong>bold</strong> and <em>soft</em> <a href="/tours">word</a>.</p>',
    )
  })

  test('returns no content for an empty text', () => {
    expect(html('\n\n  ')).toBe('')
  })
})
