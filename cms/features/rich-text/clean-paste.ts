import { safeHref } from '../../fields/links.ts'
import { buildWordLists } from './word-lists.ts'

/** Content that was removed from a paste because it cannot be stored. */
export interface RemovedContent {
  pictureCount: number
  /** The texts of links with invalid URLs. The texts remain as plain text. */
  links: string[]
}

const removedSelector =
  'style, script, meta, link, title, xml, colgroup, noscript, iframe, object, button, input, select, textarea'
const pictureSelector = 'img, picture, svg, video, canvas'
/** CSS properties that become text formats, such as bold and superscript. */
const meaningfulProperties = /^(?:font-weight|font-style|text-decoration|text-decoration-line|vertical-align)$/
/** CSS values without a text format. */
const defaultValues = /^(?:normal|400|none|inherit|initial|baseline)/

/**
 * Modifies HTML that was copied from Word, Google Docs or a web page. Keeps lists, headings, plain tables and valid
 * links. Removes pictures and styles.
 */
export function cleanPaste(document: Document): RemovedContent {
  const { body } = document
  for (const element of body.querySelectorAll(removedSelector)) element.remove()
  removeComments(body)
  unwrapGoogleDocs(body)
  buildWordLists(document)
  const removed = { pictureCount: removePictures(body), links: cleanLinks(body) }
  adjustHeadingLevels(document)
  cleanLists(body)
  cleanTables(document)
  cleanAttributes(body)
  removeEmptyParagraphs(body)
  return removed
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

export function replaceTag(document: Document, element: Element, tag: string): Element {
  const replacement = document.createElement(tag)
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
  return replacement
}

export function isBlank(text: string | null): boolean {
  return (text ?? '').replaceAll('\u00a0', ' ').trim() === ''
}

/** The value of `Node.COMMENT_NODE`. */
const commentNodeType = 8

/** Word puts markup in conditional comments. */
function removeComments(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === commentNodeType) child.remove()
    else removeComments(child)
  }
}

/** Google Docs puts a `b` element around all copied content, although the content is not bold. */
function unwrapGoogleDocs(body: Element): void {
  for (const element of body.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(element)
}

function removePictures(body: Element): number {
  const pictureElements = [...body.querySelectorAll(pictureSelector)]
  for (const element of pictureElements) element.remove()
  const isNested = (element: Element) => pictureElements.some((outer) => outer !== element && outer.contains(element))
  return pictureElements.filter((element) => !isNested(element)).length
}

function cleanLinks(body: Element): string[] {
  const removedLinkTexts: string[] = []
  for (const link of body.querySelectorAll('a')) {
    const target = resolveLinkTarget(link.getAttribute('href'))
    const href = safeHref(target)
    // In the copied document, an empty target marks a bookmark, and '#' leads to a bookmark.
    const isBookmark = target === '' || target.startsWith('#')
    if (href !== null && !isBookmark) {
      link.setAttribute('href', href)
      continue
    }
    if (!isBookmark && !isBlank(link.textContent)) removedLinkTexts.push((link.textContent ?? '').trim())
    unwrap(link)
  }
  return removedLinkTexts
}

/** Adds a missing `https://`, and removes the redirect that Google Docs and Gmail add. */
function resolveLinkTarget(href: string | null): string {
  const url = (href ?? '').trim()
  if (/^www\.[^\s/]+\.\S+$/i.test(url)) return `https://${url}`
  if (!/^https:\/\/www\.google\.com\/url\?/.test(url)) return url
  return new URL(url).searchParams.get('q') ?? url
}

/** The editor offers no headings below h4. */
const maxHeadingLevel = 4

/**
 * If the paste has a first-level heading, each heading moves one level down, because the page title is the first level.
 */
function adjustHeadingLevels(document: Document): void {
  const { body } = document
  for (const title of body.querySelectorAll('p.MsoTitle')) replaceTag(document, title, 'h1')
  for (const subtitle of body.querySelectorAll('p.MsoSubtitle')) replaceTag(document, subtitle, 'p')
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levelShift = headings.some(({ tagName }) => tagName === 'H1') ? 1 : 0
  for (const heading of headings) {
    const level = Math.min(Number(heading.tagName.slice(1)) + levelShift, maxHeadingLevel)
    const replacement = replaceTag(document, heading, isBlank(heading.textContent) ? 'p' : `h${level}`)
    // The site shows headings in bold, so bold text in a heading needs no format.
    for (const bold of replacement.querySelectorAll('b, strong')) unwrap(bold)
    for (const span of replacement.querySelectorAll('span')) unwrap(span)
  }
}

function cleanLists(body: Element): void {
  for (const paragraph of body.querySelectorAll('li > p')) {
    if (paragraph.nextElementSibling?.tagName === 'P') paragraph.append(body.ownerDocument.createElement('br'))
    unwrap(paragraph)
  }
  // Google Docs puts a nested list after the item that it belongs to, instead of inside the item.
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling
    if (item?.tagName === 'LI') item.append(list)
  }
}

function cleanTables(document: Document): void {
  // Starts with the innermost tables, because a table within a cell becomes text.
  for (const table of [...document.body.querySelectorAll('table')].reverse()) {
    const rows = [...table.querySelectorAll('tr')]
    const outerTable = table.parentElement?.closest('table')
    const hasOneColumn = rows.every((row) => row.children.length < 2)
    if (outerTable || rows.length === 0 || hasOneColumn) {
      for (const part of table.querySelectorAll('tbody, thead, tfoot, tr, td, th')) unwrap(part)
      unwrap(table)
      continue
    }
    const cleanedTable = document.createElement('table')
    for (const row of rows) cleanedTable.append(cleanRow(document, row))
    table.replaceWith(cleanedTable)
  }
}

/** The maximum `colspan` and `rowspan`. Higher values are probably mistakes. */
const maxSpan = 20

function cleanRow(document: Document, row: Element): Element {
  const cleanedRow = document.createElement('tr')
  for (const cell of [...row.children]) {
    const isHeaderCell = cell.tagName === 'TH' || cell.closest('thead') !== null
    const replacement = replaceTag(document, cell, isHeaderCell ? 'th' : 'td')
    for (const name of ['colspan', 'rowspan']) {
      const span = Number(cell.getAttribute(name))
      if (span > 1) replacement.setAttribute(name, String(Math.min(span, maxSpan)))
    }
    cleanedRow.append(replacement)
  }
  return cleanedRow
}

function cleanAttributes(body: Element): void {
  for (const element of body.querySelectorAll('*')) {
    const styles = (element.getAttribute('style') ?? '').split(';').filter(isMeaningfulStyle)
    for (const { name } of [...element.attributes])
      if (!isAllowedAttribute(element, name)) element.removeAttribute(name)
    const { tagName } = element
    // Word uses tags with a namespace, such as `o:p`.
    const isWordTag = tagName.includes(':')
    if (tagName === 'SPAN' && styles.length > 0) element.setAttribute('style', styles.join(';'))
    else if (tagName === 'SPAN' || tagName === 'FONT' || isWordTag) unwrap(element)
  }
}

function isMeaningfulStyle(style: string): boolean {
  const [name = '', value = ''] = style.split(':').map((part) => part.trim())
  return meaningfulProperties.test(name) && !defaultValues.test(value)
}

const allowedAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['A', ['href']],
  ['OL', ['start']],
  ['TD', ['colspan', 'rowspan']],
  ['TH', ['colspan', 'rowspan']],
])

function isAllowedAttribute({ tagName }: Element, name: string): boolean {
  return allowedAttributes.get(tagName)?.includes(name) ?? false
}

/** Word and Google Docs use empty paragraphs for spacing. */
function removeEmptyParagraphs(body: Element): void {
  for (const element of body.querySelectorAll('p, div')) {
    const isInCell = element.closest('td, th') !== null
    const hasContent = !isBlank(element.textContent) || element.querySelector('table, hr') !== null
    if (!hasContent && !isInCell) element.remove()
  }
  for (const lineBreak of body.querySelectorAll(':scope > br')) lineBreak.remove()
}
