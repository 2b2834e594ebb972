import type { Page } from '../../generated/payload-types.ts'

/** Lexical's tree, as stored by Payload. */
export type RichTextValue = NonNullable<Page['content']>

type Node = { type: string; version: number; [key: string]: unknown }

const bold = 1
const italic = 2

const blockNode = (type: string, children: Node[], moreFields: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...moreFields,
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
function parseInline(text: string): Node[] {
  const nodes: Node[] = []
  let textStart = 0
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g)) {
    if (match.index > textStart) nodes.push(textNode(text.slice(textStart, match.index)))
    const [matchedText, strong, emphasis, label, url] = match
    if (strong !== undefined) nodes.push(textNode(strong, bold))
    else if (emphasis !== undefined) nodes.push(textNode(emphasis, italic))
    else if (label !== undefined) nodes.push(linkNode(label, url ?? ''))
    textStart = match.index + matchedText.length
  }
  if (textStart < text.length) nodes.push(textNode(text.slice(textStart)))
  return nodes
}

function linkNode(label: string, url: string): Node {
  return blockNode('link', [textNode(label)], { version: 3, fields: { linkType: 'custom', url, newTab: false } })
}

function listNode(lines: readonly string[], listType: 'bullet' | 'number'): Node {
  const items = lines.map((line, index) => {
    const text = line.replace(/^(?:-|\d+\.)\s+/, '')
    return blockNode('listitem', parseInline(text), { value: index + 1 })
  })
  return blockNode('list', items, { listType, start: 1, tag: listType === 'bullet' ? 'ul' : 'ol' })
}

function toBlock(lines: readonly string[]): Node {
  const [firstLine = ''] = lines
  const [, hashes, heading] = /^(#{2,4}) (.+)$/.exec(firstLine) ?? []
  if (hashes && heading) return blockNode('heading', parseInline(heading), { tag: `h${hashes.length}` })
  if (lines.every((line) => line.startsWith('- '))) return listNode(lines, 'bullet')
  if (lines.every((line) => /^\d+\. /.test(line))) return listNode(lines, 'number')
  return blockNode('paragraph', parseInline(lines.join(' ')), { textFormat: 0, textStyle: '' })
}

/**
 * Parses blocks that are separated by an empty line. `## ` to `#### ` start a heading, `- ` and `1. ` list items; other
 * blocks are paragraphs.
 */
export function toRichText(notation: string): RichTextValue {
  const blocks = notation
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
  return {
    root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: blocks.map(toBlock) },
  }
}
