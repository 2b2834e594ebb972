import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { includesFile, listSourceFiles } from './source-files.ts'

export type CommentFault = { file: string; line: number; problem: string }

/** Matches the path of a source file, but not glob patterns, URLs or files of packages. */
const sourceFilePattern =
  /(?<![\w/.:*<>@{}'"-])(?:\.{0,2}\/)?(?:(?:\(\w+\)|[\w[\]-][\w.[\]-]*)\/)*[\w[\]-][\w.[\]-]*\.(?:tsx?|astro|mjs)\b/g
/** Matches a built file, or an example whose names are single letters, such as `a/b.ts`. */
const ignoredFilePattern = /(?:^|\/)(?:dist\/|[a-z]\.)/
const frontMatterPattern = /^---\n.*?^---$/ms

/**
 * Finds `@param` tags that name no parameter, and names of missing source files. A file that is named without its whole
 * path may be in any directory.
 */
export function findCommentFaults(root: string): CommentFault[] {
  const files = [...listSourceFiles(root), ...globSync(['*.{ts,mjs}', '.*.mjs'], { cwd: root })]
  const findMissingFiles = (text: string, commentedFile: string) =>
    [...text.matchAll(sourceFilePattern)].filter(
      ([name]) => !ignoredFilePattern.test(name) && !includesNamedFile(files, name, commentedFile),
    )
  return files.sort().flatMap((file) => {
    const code = readCode(root, file)
    // Parsing every file would take seconds, and few files contain anything to report.
    if (!code.includes('@param') && findMissingFiles(code, file).length === 0) return []
    const source = parseSource(file, code)
    const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
    const nodes = collectNodes(source)
    const unknownParameters = nodes
      .filter(ts.isJSDocParameterTag)
      .filter((tag) => !namesParameter(tag))
      .map((tag) => ({ file, line: lineAt(tag.pos), problem: `@param ${tag.name.getText()} is not a parameter` }))
    const missingFiles = listCommentRanges(source, nodes).flatMap(({ pos, end }) =>
      findMissingFiles(source.text.slice(pos, end), file).map(({ 0: name, index }) => ({
        file,
        line: lineAt(pos + index),
        problem: `${name} does not exist`,
      })),
    )
    return [...unknownParameters, ...missingFiles]
  })
}

function includesNamedFile(files: readonly string[], name: string, commentedFile: string): boolean {
  if (name.startsWith('.')) return files.includes(normalize(join(dirname(commentedFile), name)))
  return includesFile(files, name.replace(/^\//, ''))
}

/** Returns the code of a file. For an `.astro` file, this is the front matter, with unchanged line numbers. */
function readCode(root: string, file: string): string {
  const text = readFileSync(join(root, file), 'utf8')
  return file.endsWith('.astro') ? (frontMatterPattern.exec(text)?.[0] ?? '').replaceAll('---', '') : text
}

function parseSource(file: string, code: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
}

function collectNodes(node: ts.Node): ts.Node[] {
  return [node, ...node.getChildren().flatMap(collectNodes)]
}

/** The name in a tag may also be the path of a property, such as `options.name`. */
function namesParameter(tag: ts.JSDocParameterTag): boolean {
  const pathSegments = tag.name.getText().split('.')
  return listParameterNames(tag).some((name) => pathSegments.includes(name))
}

function listParameterNames(tag: ts.JSDocParameterTag): string[] {
  const comment = tag.parent
  const describedFunction = findFunction(comment.parent)
  return describedFunction?.parameters.flatMap(({ name }) => listBindingNames(name)) ?? []
}

function listBindingNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? listBindingNames(element.name) : []))
}

function findFunction(node: ts.Node): ts.SignatureDeclaration | undefined {
  return ts.isFunctionLike(node) ? node : ts.forEachChild(node, findFunction)
}

function listCommentRanges(source: ts.SourceFile, nodes: ts.Node[]): ts.CommentRange[] {
  const rangesByPosition = new Map<number, ts.CommentRange>()
  for (const node of nodes) {
    if (ts.isJsxText(node) || ts.isSourceFile(node)) continue
    const ranges = [
      ...(ts.getLeadingCommentRanges(source.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.end) ?? []),
    ]
    for (const range of ranges) rangesByPosition.set(range.pos, range)
  }
  return [...rangesByPosition.values()]
}
