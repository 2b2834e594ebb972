import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

/** Parses HTML from the clipboard as a browser does, and cleans it. */
function clean(html: string) {
  const window = new Window()
  // happy-dom implements the parts of the DOM that are used.
  const document = new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document
  const removed = cleanPaste(document)
  const text = document.body.innerHTML.replace(/\s+/g, ' ').replaceAll('> <', '><').trim()
  return { html: text, ...removed }
}
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}.html.txt`, import.meta.url), 'utf8')

describe('a paste from Word', () => {
  const cleaned = clean(fixture('word'))

  test('has headings below the level of the page title, without bookmarks', () => {
    expect(cleaned.html).toContain('<h2>Three days in Ubud</h2>')
    expect(cleaned.html).toContain('<h3>Included</h3>')
  })

  test('has nested lists, whose items do not contain the marker characters', () => {
    expect(cleaned.html).toContain(
      '<ul><li>Lunch<ul><li>Vegetarian on request</li></ul></li><li>Entry fees</li></ul><ol><li>Meet at the hotel</li></ol>',
    )
  })

  test('has a plain table with merged cells', () => {
    expect(cleaned.html).toContain(
      '<table><tr><td><p><b>Time</b></p></td><td><p><b>What</b></p></td></tr><tr><td colspan="2"><p>Free day</p></td></tr></table>',
    )
  })

  test('has no pictures, and reports the number of removed pictures', () => {
    expect(cleaned.html).not.toMatch(/<img|v:|file:/)
    expect(cleaned.pictureCount).toBe(1)
  })

  test('keeps valid links, but only the text of invalid links', () => {
    expect(cleaned.html).toContain('See <a href="https://nusa.example/tours">our tours</a>, the prices and above.')
    expect(cleaned.links).toEqual(['the prices'])
  })

  test('keeps bold and italic, but no styles and no empty paragraphs', () => {
    expect(cleaned.html).toContain('<p>We start with a <b>welcome drink</b> and <i>end</i> at the beach.</p>')
    expect(cleaned.html).not.toMatch(/class=|style=|lang=|<p>(?:&nbsp;|\s)*<\/p>/)
  })
})

describe('a paste from Google Docs', () => {
  const cleaned = clean(fixture('google-docs'))

  test('does not become bold, although Google Docs puts the text in a bold element', () => {
    expect(cleaned.html).toMatch(/^<h2>What to bring<\/h2>/)
  })

  test('has lists nested within their items', () => {
    expect(cleaned.html).toContain(
      '<ul><li><span style="font-weight:700">Water</span><ul><li>A litre each</li></ul></li><li><span style="font-style:italic">A hat</span></li></ul>',
    )
  })

  test('has the target of a link instead of a redirect through Google', () => {
    expect(cleaned.html).toContain('<a href="https://nusa.example/page/visa">')
  })

  test('has https in front of a URL that starts with www', () => {
    expect(clean('<p><a href="www.nusa.example/visa">visa</a></p>').html).toContain(
      'href="https://www.nusa.example/visa"',
    )
  })

  test('keeps tables, but no pictures', () => {
    expect(cleaned.html).toContain('<td><p>Dry</p></td><td><p>Rp500.000</p></td>')
    expect(cleaned.pictureCount).toBe(1)
  })
})

test('cleanPaste keeps the start number of a numbered list from a web page or from Word', () => {
  expect(clean('<ol start="4" class="x"><li>Fourth</li></ol>').html).toBe('<ol start="4"><li>Fourth</li></ol>')
  const fromWord = clean(
    "<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.</span>Third</p>",
  )
  expect(fromWord.html).toBe('<ol start="3"><li>Third</li></ol>')
})

test('cleanPaste keeps superscript and subscript, including the notation of Google Docs', () => {
  expect(clean('<p>m<sup class="a">2</sup> and CO<sub>2</sub></p>').html).toBe(
    '<p>m<sup>2</sup> and CO<sub>2</sub></p>',
  )
  const fromDocs =
    '<p>m<span style="font-size:0.6em;vertical-align:super">2</span><span style="vertical-align:baseline"> a</span></p>'
  expect(clean(fromDocs).html).toBe('<p>m<span style="vertical-align:super">2</span> a</p>')
})

test('cleanPaste limits the spans of table cells, and removes invalid spans', () => {
  const row = '<td rowspan="2">a</td><td colspan="900">b</td><td colspan="x" rowspan="0">c</td>'
  expect(clean(`<table><tr>${row}</tr></table>`).html).toBe(
    '<table><tr><td rowspan="2">a</td><td colspan="20">b</td><td>c</td></tr></table>',
  )
})

test('cleanPaste keeps the levels of h2 and h3 headings, and converts h6 headings to h4', () => {
  expect(clean('<h2>A</h2><h3>B</h3><h6>C</h6>').html).toBe('<h2>A</h2><h3>B</h3><h4>C</h4>')
})

test('cleanPaste converts a table with one column to text', () => {
  expect(clean('<table><tr><td><p>A</p></td></tr><tr><td><p>B</p></td></tr></table>').html).toBe('<p>A</p><p>B</p>')
})

test('cleanPaste removes scripts, and converts links that would run a script to text', () => {
  const cleaned = clean('<p onclick="x()"><a href="javascript:alert(1)">here</a><script>x()</script></p>')
  expect(cleaned).toEqual({ html: '<p>here</p>', pictureCount: 0, links: ['here'] })
})
