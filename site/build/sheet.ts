import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import { customProperties } from './page-names.ts'
import { neededNames } from './selector-names.ts'

/** One style rule; it counts where a page has all the names of one of its selectors: see selector-names.ts. */
interface RulePiece {
  kind: 'rule'
  text: string
  alternatives: readonly (readonly string[])[]
  uses: readonly string[]
}

/** A custom property that is only of use where something reads it: a theme's token, or one that is registered. */
interface PropertyPiece {
  kind: 'property'
  name: string
  text: string
  uses: readonly string[]
}

/** Keyframes, of use where an animation names them. */
interface KeyframesPiece {
  kind: 'keyframes'
  name: string
  text: string
}

/** What stands in braces after a selector or an at-rule; without anything in it, it goes. */
interface BlockPiece {
  kind: 'block'
  open: string
  alternatives: readonly (readonly string[])[]
  pieces: readonly Piece[]
}

/** What every page needs, such as a font. */
interface FixedPiece {
  kind: 'fixed'
  text: string
  uses: readonly string[]
}

export type Piece = RulePiece | PropertyPiece | KeyframesPiece | BlockPiece | FixedPiece

export interface Sheet {
  pieces: readonly Piece[]
  /** The order of the cascade's layers, as the whole sheet sets it. */
  layers: readonly string[]
  /** Every name that any selector asks for. */
  names: ReadonlySet<string>
}

/** What matches any page, as far as its names say. */
const always = [[]]

/** Reads a style sheet, as it was pressed for the browser, so that the part which a page uses can be chosen quickly. */
export function readSheet(css: string): Sheet {
  const root = postcss.parse(css)
  const layers = new Set<string>()
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) layers.add(name.trim())
  })
  const pieces = root.nodes.flatMap(pieceOf)
  return { pieces, layers: [...layers], names: new Set(namesIn(pieces)) }
}

function* namesIn(pieces: readonly Piece[]): Iterable<string> {
  for (const piece of pieces) {
    if (piece.kind === 'rule' || piece.kind === 'block') yield* piece.alternatives.flat()
    if (piece.kind === 'block') yield* namesIn(piece.pieces)
  }
}

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === 'rule') return [rulePiece(node)]
  if (node.type === 'atrule') return atRulePiece(node)
  if (node.type === 'decl') return [{ kind: 'fixed', text: `${node.toString()};`, uses: customProperties(node.value) }]
  return []
}

function rulePiece(rule: Rule): Piece {
  const alternatives = rule.selectors.map(neededNames)
  const declarations = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node] : []))
  const isOnlyProperties =
    declarations.length === rule.nodes.length && declarations.every(({ prop }) => prop.startsWith('--'))
  if (!isOnlyProperties) {
    const uses = customProperties(rule.nodes.map(String).join(';'))
    return { kind: 'rule', text: rule.toString(), alternatives, uses }
  }
  const pieces = declarations.map(({ prop, value }): PropertyPiece => {
    return { kind: 'property', name: prop, text: `${prop}:${value};`, uses: customProperties(value) }
  })
  return { kind: 'block', open: rule.selector, alternatives, pieces }
}

function atRulePiece(rule: AtRule): Piece[] {
  const { name, params, nodes } = rule
  const text = rule.toString()
  if (name === 'property') return [{ kind: 'property', name: params, text, uses: [] }]
  if (name.endsWith('keyframes')) return [{ kind: 'keyframes', name: params, text }]
  if (name === 'font-face') return [{ kind: 'fixed', text, uses: [] }]
  // A layer that is only named: see `layers`.
  if (!nodes) return name === 'layer' ? [] : [{ kind: 'fixed', text: `${text};`, uses: [] }]
  return [{ kind: 'block', open: `@${name} ${params}`, alternatives: always, pieces: nodes.flatMap(pieceOf) }]
}
