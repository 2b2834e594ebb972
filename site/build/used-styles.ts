import type { Piece, Sheet } from './sheet.ts'

/**
 * Returns the part of a style sheet that a page with these names uses (see selector-names.ts), in the order of the
 * sheet. `properties` are the custom properties that the page itself reads.
 *
 * Loading the whole sheet after this part looks exactly like the whole sheet alone. For this, the part declares all
 * layers first, since layers are ordered by their first occurrence.
 */
export function usedStyles(sheet: Sheet, names: ReadonlySet<string>, properties: Iterable<string> = []): string {
  const rules = [...rulesFor(sheet.pieces, names)]
  const read = new Set([...properties, ...rules.flatMap((piece) => ('uses' in piece ? piece.uses : []))])
  const tokens = [...propertiesIn(sheet.pieces)]
  // A token may read other tokens.
  for (let size = -1; size !== read.size; ) {
    size = read.size
    for (const { name, uses } of tokens) if (read.has(name)) for (const use of uses) read.add(use)
  }
  const texts = [...rules, ...tokens.filter(({ name }) => read.has(name))].map(({ text }) => text)
  const words = new Set(texts.join(' ').match(/[\w-]+/g))
  const isUsed = (piece: Piece) => {
    if (piece.kind === 'property') return read.has(piece.name)
    if (piece.kind === 'keyframes') return words.has(piece.name)
    return piece.kind === 'fixed' || isMatched(piece.alternatives, names)
  }
  const layers = sheet.layers.length > 0 ? `@layer ${sheet.layers.join(',')};` : ''
  return layers + serialize(sheet.pieces, isUsed)
}

function isMatched(alternatives: readonly (readonly string[])[], names: ReadonlySet<string>): boolean {
  return alternatives.some((needed) => needed.every((name) => names.has(name)))
}

/** Yields the rules, fonts and other fixed pieces that apply to a page, from all blocks. */
function* rulesFor(pieces: readonly Piece[], names: ReadonlySet<string>): Iterable<Piece & { text: string }> {
  for (const piece of pieces) {
    if (piece.kind === 'fixed') yield piece
    if (piece.kind === 'rule' && isMatched(piece.alternatives, names)) yield piece
    if (piece.kind === 'block' && isMatched(piece.alternatives, names)) yield* rulesFor(piece.pieces, names)
  }
}

function* propertiesIn(pieces: readonly Piece[]): Iterable<Piece & { kind: 'property' }> {
  for (const piece of pieces) {
    if (piece.kind === 'property') yield piece
    if (piece.kind === 'block') yield* propertiesIn(piece.pieces)
  }
}

function serialize(pieces: readonly Piece[], isUsed: (piece: Piece) => boolean): string {
  return pieces
    .filter(isUsed)
    .map((piece) => {
      if (piece.kind !== 'block') return piece.text
      const inner = serialize(piece.pieces, isUsed)
      return inner === '' ? '' : `${piece.open}{${inner.replace(/;$/, '')}}`
    })
    .join('')
}
