import type { Page } from '../../generated/payload-types.ts'

/** Lexical's tree, as stored by Payload. */
export type RichTextValue = NonNullable<Page['content']>

type Node = { type: string; version: number; [key: string]: unknown }

const bold = 1
const italic = 2

const block = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...more,
})

const textNode = (text: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

/** Parses `**strong**`, `*emphasis*` and `[text](url)`. */
function inline(text: string): Node[] {
  const nodes: Node[] = []
  let from = 0
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g)) {
    if (match.index > from) nodes.push(textNode(text.slice(from, match.index)))
    const [all, strong, emphasis, label, url] = match
    if (strong !== undefined) nodes.push(textNode(strong, bold))
    else if (emphasis !== undefined) nodes.push(textNode(emphasis, italic))
    else if (label !== undefined) nodes.push(link(label, url ?? ''))
    from = match.index + all.length
  }
  if (from < text.length) nodes.push(textNode(text.slice(from)))
  return nodes
}

function link(label: string, url: string): Node {
  return block('link', [textNode(label)], { version: 3, fields: { linkType: 'custom', url, newTab: false } })
}

function list(lines: readonly string[], listType: 'bullet' | 'number'): Node {
  const items = lines.map((line, i) => block('listitem', inline(line.replace(/^(?:-|\d+\.)\s+/, '')), { value: i + 1 }))
  return block('list', items, { listType, start: 1, tag: listType === 'bullet' ? 'ul' : 'ol' })
}

function toBlock(lines: readonly string[]): Node {
  const [first = ''] = lines
  const heading = /^(#{2,4}) (.+)$/.exec(first)
  if (heading?.[1] && heading[2]) return block('heading', inline(heading[2]), { tag: `h${heading[1].length}` })
  if (lines.every((line) => line.startsWith('- '))) return list(lines, 'bullet')
  if (lines.every((line) => /^\d+\. /.test(line))) return list(lines, 'number')
  return block('paragraph', inline(lines.join(' ')), { textFormat: 0, textStyle: '' })
}

/**
 * Blocks are separated by an empty line. `## ` to `#### ` start a heading, `- ` and `1. ` list items; other blocks
 * are paragraphs.
 */
export function toRichText(notation: string): RichTextValue {
  const blocks = notation
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
  return {
    root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: blocks.map(toBlock) },
  }
}
