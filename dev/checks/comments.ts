import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import ts from 'typescript'

export type CommentFault = { file: string; line: number; problem: string }

const folders = ['bench', 'cms', 'dev', 'e2e', 'functions', 'shared', 'site']
const skippedFolders = new Set(['node_modules', '.next', '.build', 'dist', 'generated', 'migrations'])
/** A file of this repository, also with a path. Patterns, URLs and files of packages do not match. */
const sourceFile =
  /(?<![\w/.:*<>@{}'"-])(?:\.{0,2}\/)?(?:(?:\(\w+\)|[\w[\]-][\w.[\]-]*)\/)*[\w[\]-][\w.[\]-]*\.(?:tsx?|astro|mjs)\b/g
/** A built file, or an example with letters as names, such as `a/b.ts`. */
const notInSources = /(?:^|\/)(?:dist\/|[a-z]\.)/
const frontMatter = /^---\n.*?^---$/ms

/**
 * Finds comments in sources that are out of date: `@param` tags for parameters that the function does not have, and names of
 * source files that do not exist. A name without its whole path may be in any folder.
 */
export function findCommentFaults(root: string): CommentFault[] {
  const options = { cwd: root, exclude: (path: string) => skippedFolders.has(basename(path)) }
  const files = [`{${folders.join(',')}}/**/*.{ts,tsx,astro,mjs}`, '*.{ts,mjs}', '.*.mjs'].flatMap((pattern) =>
    globSync(pattern, options),
  )
  const paths = new Set(files)
  const names = new Set(files.map((file) => basename(file)))
  const exists = (name: string, from: string) =>
    name.startsWith('.')
      ? paths.has(normalize(join(dirname(from), name)))
      : name.includes('/')
        ? files.some((file) => `/${file}`.endsWith(name.startsWith('/') ? name : `/${name}`))
        : names.has(name)
  return files.sort().flatMap((file) => {
    const source = parse(root, file)
    const at = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
    const nodes = collectNodes(source)
    const unknownParameters = nodes
      .filter(ts.isJSDocParameterTag)
      .filter((tag) => !parameterNames(tag).some((name) => tag.name.getText().split('.').includes(name)))
      .map((tag) => ({ file, line: at(tag.pos), problem: `@param ${tag.name.getText()} is not a parameter` }))
    const missingFiles = commentRanges(source, nodes).flatMap(({ pos, end }) =>
      [...source.text.slice(pos, end).matchAll(sourceFile)]
        .filter(([name]) => !notInSources.test(name) && !exists(name, file))
        .map(({ 0: name, index }) => ({ file, line: at(pos + index), problem: `${name} does not exist` })),
    )
    return [...unknownParameters, ...missingFiles]
  })
}

/** Parses a source file; of an `.astro` file only its front matter, on the same lines. */
function parse(root: string, file: string): ts.SourceFile {
  const text = readFileSync(join(root, file), 'utf8')
  const code = file.endsWith('.astro') ? (frontMatter.exec(text)?.[0] ?? '').replaceAll('---', '') : text
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
}

function collectNodes(node: ts.Node): ts.Node[] {
  return [node, ...node.getChildren().flatMap(collectNodes)]
}

/** Returns the names of the parameters that the tag may describe, including those of destructured objects. */
function parameterNames(tag: ts.JSDocParameterTag): string[] {
  const described = findFunction(tag.parent.parent)
  return described?.parameters.flatMap(({ name }) => bindingNames(name)) ?? []
}

function bindingNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? bindingNames(element.name) : []))
}

/** Returns the function that a declaration is or contains first. */
function findFunction(node: ts.Node): ts.SignatureDeclaration | undefined {
  return ts.isFunctionLike(node) ? node : ts.forEachChild(node, findFunction)
}

/** Returns the comments between the tokens of a file. */
function commentRanges(source: ts.SourceFile, nodes: ts.Node[]): ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>()
  for (const token of nodes) {
    if (ts.isJsxText(token) || ts.isSourceFile(token)) continue
    const ranges = [
      ...(ts.getLeadingCommentRanges(source.text, token.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, token.end) ?? []),
    ]
    for (const range of ranges) found.set(range.pos, range)
  }
  return [...found.values()]
}
