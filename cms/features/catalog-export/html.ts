import type { Picture } from '@nusa/shared/catalog'
import { escapeHtml } from '@nusa/shared/text'
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import type { RichTextRenderer } from '../../catalog/index.ts'
import { isObject } from '../../core/is-object.ts'
import { safeHref } from '../../fields/links.ts'

/** Lexical stores the format of a text as these bits. */
const textFormats = [
  { bit: 1, tag: 'strong' },
  { bit: 2, tag: 'em' },
  { bit: 4, tag: 's' },
  { bit: 8, tag: 'u' },
  { bit: 32, tag: 'sub' },
  { bit: 64, tag: 'sup' },
] as const

/** Headings of rich text become h2 or lower, because the title of the page is the h1. */
const headings: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }

/**
 * Creates a function that converts rich text to safe HTML: texts are escaped, and links lead only to allowed URLs. The
 * HTML has no style attributes, because the site's content security policy would block them.
 */
export function createRichTextConverter(pictures: ReadonlyMap<number, Picture>): RichTextRenderer {
  const converters = createConverters(pictures)
  return (value) =>
    isEditorState(value)
      ? convertLexicalToHTML({
          data: value,
          converters,
          disableContainer: true,
          disableIndent: true,
          disableTextAlign: true,
        })
      : ''
}

function createConverters(pictures: ReadonlyMap<number, Picture>): HTMLConvertersFunction {
  return () => ({
    text({ node }) {
      let html = escapeHtml(node.text)
      for (const { bit, tag } of textFormats) if (node.format & bit) html = `<${tag}>${html}</${tag}>`
      return html
    },
    linebreak: () => '<br>',
    tab: () => ' ',
    paragraph: ({ node, nodesToHTML }) => wrapInTag('p', nodesToHTML({ nodes: node.children })),
    heading: ({ node, nodesToHTML }) => wrapInTag(headings[node.tag] ?? 'h2', nodesToHTML({ nodes: node.children })),
    quote: ({ node, nodesToHTML }) => wrapInTag('blockquote', nodesToHTML({ nodes: node.children })),
    list: ({ node, nodesToHTML }) => {
      const itemsHtml: string[] = []
      for (const item of node.children) {
        const html = nodesToHTML({ nodes: childrenOf(item) }).join('')
        // The editor stores an indented list as a separate item. In HTML, the list is a part of the item before.
        if (isNestedList(item) && itemsHtml.length > 0) itemsHtml.push(`${itemsHtml.pop()}${html}`)
        else itemsHtml.push(html)
      }
      const listItems = itemsHtml.map((html) => wrapInTag('li', [html]))
      if (node.listType !== 'number') return wrapInTag('ul', listItems)
      return wrapInTag('ol', listItems, countAttribute('start', node.start))
    },
    table: ({ node, nodesToHTML }) => wrapInTag('table', nodesToHTML({ nodes: childrenOf(node) })),
    tablerow: ({ node, nodesToHTML }) => wrapInTag('tr', nodesToHTML({ nodes: childrenOf(node) })),
    // An empty cell is rendered, because omitting it would move the next cells to the wrong columns.
    tablecell: ({ node, nodesToHTML }) => {
      const tag = 'headerState' in node && node.headerState ? 'th' : 'td'
      const spanAttributes = (['colSpan', 'rowSpan'] as const).map((name) =>
        countAttribute(name.toLowerCase(), new Map<string, unknown>(Object.entries(node)).get(name)),
      )
      return `<${tag}${spanAttributes.join('')}>${nodesToHTML({ nodes: childrenOf(node) }).join('')}</${tag}>`
    },
    horizontalrule: () => '<hr>',
    link: ({ node, nodesToHTML }) => linkHtml(node.fields, nodesToHTML({ nodes: node.children }).join('')),
    autolink: ({ node, nodesToHTML }) => linkHtml(node.fields, nodesToHTML({ nodes: node.children }).join('')),
    upload: ({ node }) => {
      const picture = pictures.get(pictureIdOf(node) ?? 0)
      return picture ? pictureHtml(picture) : ''
    },
    // Elements that the editor does not offer are omitted.
    unknown: () => '',
  })
}

function childrenOf(node: SerializedLexicalNode): SerializedLexicalNode[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : []
}

function isNestedList(item: SerializedLexicalNode): boolean {
  const children = childrenOf(item)
  return children.length > 0 && children.every(({ type }) => type === 'list')
}

function wrapInTag(tag: string, content: string[], attributes = ''): string {
  const html = content.join('')
  return html.trim() === '' ? '' : `<${tag}${attributes}>${html}</${tag}>`
}

/** Returns an attribute such as ' start="3"'. Returns an empty string for 1, which is the default. */
function countAttribute(name: string, count: unknown): string {
  return Number.isSafeInteger(count) && Number(count) > 1 ? ` ${name}="${Number(count)}"` : ''
}

function linkHtml({ url, newTab }: { url?: string; newTab?: boolean }, html: string): string {
  const href = safeHref(url)
  if (href === null) return html
  return `<a href="${escapeHtml(href)}"${newTab ? ' target="_blank" rel="noopener noreferrer"' : ''}>${html}</a>`
}

function isEditorState(value: unknown): value is SerializedEditorState {
  return isObject(value) && isObject(value.root)
}

export function pictureHtml({ alt, sizes }: Picture): string {
  const largestSize = sizes.at(-1)
  if (!largestSize) return ''
  const fileUrl = (file: string) => `/media/${encodeURIComponent(file)}`
  const attributes = {
    src: fileUrl((sizes.find((size) => size.width >= 960) ?? largestSize).file),
    srcset: sizes.map(({ file, width }) => `${fileUrl(file)} ${width}w`).join(', '),
    sizes: '(min-width: 48rem) 44rem, 100vw',
    width: String(largestSize.width),
    height: String(largestSize.height),
    alt,
    loading: 'lazy',
    decoding: 'async',
  }
  const attributeTexts = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<img ${attributeTexts.join(' ')}>`
}

export function pictureIdOf(node: object): number | null {
  if (!('type' in node && 'relationTo' in node && 'value' in node)) return null
  if (node.type !== 'upload' || node.relationTo !== 'media') return null
  const { value } = node
  if (typeof value === 'number') return value
  return isObject(value) && typeof value.id === 'number' ? value.id : null
}

export function collectPictureIds(value: unknown): Set<number> {
  const pictureIds = new Set<number>()
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const id = pictureIdOf(part)
    if (id !== null) pictureIds.add(id)
    for (const child of Object.values(part)) walk(child)
  }
  walk(value)
  return pictureIds
}
