interface TextNode {
  type: 'text'
  version: 1
  text: string
  format: number
  detail: number
  mode: string
  style: string
}

/** A piece of text; `format` is Lexical's bit field, 1 for bold. */
export function text(words: string, format = 0): TextNode {
  return { type: 'text', version: 1, text: words, format, detail: 0, mode: 'normal', style: '' }
}

/** A block with its children, as Lexical keeps it. */
export function block(type: string, children: unknown[], more: object = {}) {
  return { type, version: 1, format: '' as const, indent: 0, direction: null, children, ...more }
}

/** A whole text. */
export function root(...children: { type: string; version: number }[]) {
  return { root: { type: 'root', version: 1, format: '' as const, indent: 0, direction: null, children } }
}

/** A text of one paragraph. */
export function paragraphs(...words: string[]) {
  return root(...words.map((line) => block('paragraph', [text(line)])))
}

/** A picture inside a text. */
export function picture(id: number) {
  return {
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: id,
    fields: {},
    format: '',
    id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  }
}
