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
export function text(content: string, format = 0): TextNode {
  return { type: 'text', version: 1, text: content, format, detail: 0, mode: 'normal', style: '' }
}

export function block(type: string, children: unknown[], otherFields: object = {}) {
  return { type, version: 1, format: '' as const, indent: 0, direction: null, children, ...otherFields }
}

export function root(...children: { type: string; version: number }[]) {
  return { root: { type: 'root', version: 1, format: '' as const, indent: 0, direction: null, children } }
}

/** Creates a rich text with a paragraph for each argument. */
export function paragraphs(...texts: string[]) {
  return root(...texts.map((content) => block('paragraph', [text(content)])))
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
