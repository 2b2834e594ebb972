import type { Picture } from '@nusa/shared/catalog'
import { describe, expect, test } from 'vitest'
import { block, paragraphs, picture, root, text } from '../../testing/rich-text.ts'
import { createRichTextConverter } from './html.ts'

const boat: Picture = {
  id: 7,
  created_at: '2026-11-21T06:00:00.000Z',
  updated_at: '2026-11-21T06:00:00.000Z',
  alt: 'A "boat" <at> sea',
  width: 1280,
  height: 853,
  placeholder_color: '#e79a1c',
  sizes: [
    { file: 'boat-abc-480.webp', width: 480, height: 320 },
    { file: 'boat-abc-1280.webp', width: 1280, height: 853 },
  ],
  og: null,
}
const toHtml = createRichTextConverter(new Map([[boat.id, boat]]))
const link = (url: string, more: object = {}) =>
  root(
    block('paragraph', [
      block('link', [text('here')], { fields: { url, linkType: 'custom', newTab: false, ...more } }),
    ]),
  )

describe('createRichTextConverter', () => {
  test('returns an empty string for empty rich text', () => {
    expect([undefined, null, {}, root(), paragraphs(''), 'text'].map(toHtml)).toEqual(['', '', '', '', '', ''])
  })

  test('renders the empty cells of a table, and escapes the text in cells', () => {
    const cell = (words: string, headerState = 0) =>
      block('tablecell', words === '' ? [] : [block('paragraph', [text(words)])], {
        headerState,
        colSpan: 1,
        rowSpan: 1,
      })
    const table = block('table', [
      block('tablerow', [cell('Season', 1), cell('Price', 1)]),
      block('tablerow', [cell('<Dry>'), cell('')]),
    ])
    expect(toHtml(root(table))).toBe(
      '<table><tr><th><p>Season</p></th><th><p>Price</p></th></tr><tr><td><p>&lt;Dry&gt;</p></td><td></td></tr></table>',
    )
  })

  test('preserves superscript, subscript, the start number of a list, and merged cells', () => {
    const cell = (words: string, spans: object) => block('tablecell', [text(words)], { headerState: 0, ...spans })
    const html = toHtml(
      root(
        block('paragraph', [text('10 m'), text('2', 64), text(' of CO'), text('2', 32)]),
        block('list', [block('listitem', [text('third')])], { listType: 'number', tag: 'ol', start: 3 }),
        block('table', [block('tablerow', [cell('wide', { colSpan: 2, rowSpan: 1 }), cell('high', { rowSpan: 3 })])]),
      ),
    )
    expect(html).toBe(
      '<p>10 m<sup>2</sup> of CO<sub>2</sub></p><ol start="3"><li>third</li></ol><table><tr><td colspan="2">wide</td><td rowspan="3">high</td></tr></table>',
    )
  })

  test('omits the start attribute of a list if the start number is not a positive integer', () => {
    const list = (start: unknown) =>
      toHtml(root(block('list', [block('listitem', [text('a')])], { listType: 'number', tag: 'ol', start })))
    expect(['2" onclick="x()', 1.5, -1, null].map(list)).toEqual(Array(4).fill('<ol><li>a</li></ol>'))
  })

  test('renders text formats, headings, lists, quotes and horizontal rules', () => {
    const html = toHtml(
      root(
        block('heading', [text('Day one')], { tag: 'h3' }),
        block('paragraph', [text('bold', 1), text(' and '), text('both', 3), { type: 'linebreak', version: 1 }]),
        block('list', [block('listitem', [text('one')]), block('listitem', [text('two')])], {
          listType: 'number',
          tag: 'ol',
        }),
        block('quote', [text('said')]),
        { type: 'horizontalrule', version: 1 },
      ),
    )
    expect(html).toBe(
      '<h3>Day one</h3><p><strong>bold</strong> and <em><strong>both</strong></em><br></p>' +
        '<ol><li>one</li><li>two</li></ol><blockquote>said</blockquote><hr>',
    )
  })

  test('renders an indented list inside the item before it', () => {
    const item = (...children: object[]) => block('listitem', children)
    const bullets = (...items: ReturnType<typeof block>[]) => block('list', items, { listType: 'bullet', tag: 'ul' })
    const inner = bullets(item(text('a')), item(text('b')), item(bullets(item(text('deep')))))
    expect(toHtml(root(bullets(item(text('one')), item(inner), item(text('two')))))).toBe(
      '<ul><li>one<ul><li>a</li><li>b<ul><li>deep</li></ul></li></ul></li><li>two</li></ul>',
    )
  })

  test('preserves the text of a list that starts with an indented item', () => {
    const inner = block('list', [block('listitem', [text('a')])], { listType: 'bullet', tag: 'ul' })
    expect(toHtml(root(block('list', [block('listitem', [inner])], { listType: 'bullet', tag: 'ul' })))).toBe(
      '<ul><li><ul><li>a</li></ul></li></ul>',
    )
  })

  test('omits empty paragraphs', () => {
    expect(toHtml(root(block('paragraph', []), block('paragraph', [text('words')])))).toBe('<p>words</p>')
  })

  test('turns a first-level heading into a second-level heading, because the page title is the first level', () => {
    expect(toHtml(root(block('heading', [text('Big')], { tag: 'h1' })))).toBe('<h2>Big</h2>')
    expect(toHtml(root(block('heading', [text('Odd')], { tag: 'script' })))).toBe('<h2>Odd</h2>')
  })

  test('escapes HTML in texts', () => {
    expect(toHtml(paragraphs(`<script>alert('1')</script> & "more"`))).toBe(
      '<p>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;more&quot;</p>',
    )
  })

  test('renders no style attributes', () => {
    const styled = block('paragraph', [{ ...text('x', 4), style: 'color: red' }], { format: 'center', indent: 2 })
    expect(toHtml(root(styled))).toBe('<p><s>x</s></p>')
  })

  test.each(['https://example.com/a?b=1&c=2', 'mailto:hello@nusa.example', 'tel:+62361123', '/tours', '#top'])(
    'renders a link to %s',
    (url) => {
      expect(toHtml(link(url))).toBe(`<p><a href="${url.replace('&', '&amp;')}">here</a></p>`)
    },
  )

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    '',
  ])('renders a link to the invalid URL %j as plain text', (url) => {
    expect(toHtml(link(url))).toBe('<p>here</p>')
  })

  test('adds noopener and noreferrer to a link that opens in a new tab', () => {
    expect(toHtml(link('https://example.com/', { newTab: true }))).toContain(
      ' target="_blank" rel="noopener noreferrer"',
    )
  })

  test('renders a picture with its sizes and alternative text', () => {
    expect(toHtml(root(picture(7)))).toBe(
      '<img src="/media/boat-abc-1280.webp" srcset="/media/boat-abc-480.webp 480w, /media/boat-abc-1280.webp 1280w" ' +
        'sizes="(min-width: 48rem) 44rem, 100vw" width="1280" height="853" alt="A &quot;boat&quot; &lt;at&gt; sea" ' +
        'loading="lazy" decoding="async">',
    )
  })

  test('omits missing pictures and elements that the editor does not offer', () => {
    expect(toHtml(root(picture(8), { type: 'iframe', version: 1 }, block('paragraph', [text('rest')])))).toBe(
      '<p>rest</p>',
    )
  })
})
