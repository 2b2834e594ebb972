interface TextNode {
  type: 'text'
  version: 1
  text: string
  format: number
  detail: number
  mode: string
  style: string
}

/** `format` is Lexical's bit field, 1 for bold. */
export function text(words: string, format = 0): TextNode {
  return { type: 'text', version: 1, text: words, format, detail: 0, mode: 'normal', style: '' }
}

export function block(type: string, children: unknown[], more: object = {}) {
  return { type, version: 1, format: '' as const, indent: 0, direction: null, children, ...more }
}

export function root(...children: { type: string; version: number }[]) {
  return { root: { type: 'root', version: 1, format: '' as const, indent: 0, direction: null, children } }
}

/** A paragraph for each argument. */
export function paragraphs(...words: string[]) {
  return root(...words.map((line) => block('paragraph', [text(line)])))
}

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
