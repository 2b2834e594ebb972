import ts from 'typescript'

/** Returns all texts of a source file. Interpolated values are replaced by `{}`. */
export function collectTexts(source: string, file: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const texts: string[] = []
  const visitNode = (node: ts.Node): void => {
    const text = readText(node)
    if (text !== null) texts.push(text)
    ts.forEachChild(node, visitNode)
  }
  visitNode(tree)
  return texts
}

function readText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isJsxText(node)) return node.text.trim().replace(/\s+/g, ' ')
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

export function isSentence(text: string): boolean {
  return /^[A-Z'{][^\n]* [^\n]*[.?!:]$/.test(text)
}
