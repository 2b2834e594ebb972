import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import { customPropertiesIn } from './page-names.ts'
import { requiredNames } from './selector-names.ts'

/** Applies to a page that contains all names of one of the alternatives (selector-names.ts). */
interface RulePiece {
  kind: 'rule'
  text: string
  alternatives: readonly (readonly string[])[]
  usedProperties: readonly string[]
}

/** A theme token or a registered property, needed only if a rule, a property or the page reads it. */
interface PropertyPiece {
  kind: 'property'
  name: string
  text: string
  usedProperties: readonly string[]
}

interface KeyframesPiece {
  kind: 'keyframes'
  name: string
  text: string
}

/** A selector or at-rule, left out if its block would be empty. */
interface BlockPiece {
  kind: 'block'
  prelude: string
  alternatives: readonly (readonly string[])[]
  pieces: readonly Piece[]
}

/** A piece that every page needs, such as a font. */
interface FixedPiece {
  kind: 'fixed'
  text: string
  usedProperties: readonly string[]
}

export type Piece = RulePiece | PropertyPiece | KeyframesPiece | BlockPiece | FixedPiece

export interface Sheet {
  pieces: readonly Piece[]
  /** The cascade order in the whole sheet. */
  layers: readonly string[]
  names: ReadonlySet<string>
}

/** Alternatives that match every page. */
const alwaysMatching = [[]]

export function readSheet(css: string): Sheet {
  const root = postcss.parse(css)
  const layers = new Set<string>()
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) layers.add(name.trim())
  })
  const pieces = root.nodes.flatMap(toPieces)
  return { pieces, layers: [...layers], names: new Set(namesIn(pieces)) }
}

function* namesIn(pieces: readonly Piece[]): Iterable<string> {
  for (const piece of pieces) {
    if (piece.kind === 'rule' || piece.kind === 'block') yield* piece.alternatives.flat()
    if (piece.kind === 'block') yield* namesIn(piece.pieces)
  }
}

function toPieces(node: ChildNode): Piece[] {
  if (node.type === 'rule') return [toRulePiece(node)]
  if (node.type === 'atrule') return toAtRulePieces(node)
  if (node.type === 'decl')
    return [{ kind: 'fixed', text: `${node.toString()};`, usedProperties: customPropertiesIn(node.value) }]
  return []
}

function toRulePiece(rule: Rule): Piece {
  const alternatives = rule.selectors.map(requiredNames)
  const declarations = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node] : []))
  const hasOnlyCustomProperties =
    declarations.length === rule.nodes.length && declarations.every(({ prop }) => prop.startsWith('--'))
  if (!hasOnlyCustomProperties) {
    const usedProperties = customPropertiesIn(rule.nodes.map(String).join(';'))
    return { kind: 'rule', text: rule.toString(), alternatives, usedProperties }
  }
  const pieces = declarations.map(({ prop, value }): PropertyPiece => {
    return { kind: 'property', name: prop, text: `${prop}:${value};`, usedProperties: customPropertiesIn(value) }
  })
  return { kind: 'block', prelude: rule.selector, alternatives, pieces }
}

function toAtRulePieces(rule: AtRule): Piece[] {
  const { name, params, nodes } = rule
  const text = rule.toString()
  if (name === 'property') return [{ kind: 'property', name: params, text, usedProperties: [] }]
  if (name.endsWith('keyframes')) return [{ kind: 'keyframes', name: params, text }]
  if (name === 'font-face') return [{ kind: 'fixed', text, usedProperties: [] }]
  // Tailwind repeats the @property rules for browsers that do not support them. These browsers load the whole sheet
  // (Base.astro).
  if (name === 'layer' && params === 'properties') return []
  // A layer statement without a block only sets the order of the layers, which `readSheet` has already read.
  if (!nodes) return name === 'layer' ? [] : [{ kind: 'fixed', text: `${text};`, usedProperties: [] }]
  return [
    { kind: 'block', prelude: `@${name} ${params}`, alternatives: alwaysMatching, pieces: nodes.flatMap(toPieces) },
  ]
}
