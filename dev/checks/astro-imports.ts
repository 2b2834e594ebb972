import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A rule of dependency-cruiser that forbids imports from matching files to matching files. */
export type PathRule = { name: string; from: PathTest; to: PathTest }
type PathTest = { path?: string | string[]; pathNot?: string | string[] }

export type Violation = { rule: string; from: string; to: string }

/** Returns the imports of `.astro` files, which dependency-cruiser cannot read. Paths are relative to `root`. */
export function readAstroImports(root: string): { from: string; to: string }[] {
  return globSync('site/**/*.astro', { cwd: root }).flatMap((from) =>
    findSpecifiers(readFileSync(join(root, from), 'utf8')).map((specifier) => ({
      from,
      to: resolveSpecifier(from, specifier),
    })),
  )
}

/** Finds imports of missing files, because type checks do not read the scripts of `.astro` files. */
export function findMissingFiles(root: string, imports: readonly { from: string; to: string }[]): Violation[] {
  return imports
    .filter(({ to }) => !to.startsWith('node_modules/') && !existsSync(join(root, to)))
    .map((missingImport) => ({ rule: 'resolvable', ...missingImport }))
}

/** Ignores rules without a target path, such as the rule against cycles. */
export function applyRules(imports: readonly { from: string; to: string }[], rules: PathRule[]): Violation[] {
  const pathRules = rules.filter(({ to }) => to.path !== undefined)
  return imports.flatMap(({ from, to }) =>
    pathRules.filter((rule) => forbids(rule, from, to)).map((rule) => ({ rule: rule.name, from, to })),
  )
}

function findSpecifiers(source: string): string[] {
  const staticImports = source.matchAll(/^\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]/gm)
  const dynamicImports = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
  return [...staticImports, ...dynamicImports].flatMap((match) => match[1] ?? [])
}

function resolveSpecifier(importingFile: string, specifier: string): string {
  if (specifier.startsWith('.')) {
    const path = normalize(join(dirname(importingFile), specifier))
    const queryPattern = /\?.*$/
    return path.replace(queryPattern, '')
  }
  const workspaceMatch = /^@nusa\/(\w+)\/?(.*)$/.exec(specifier)
  if (!workspaceMatch) return `node_modules/${specifier}/`
  const [, workspace, path] = workspaceMatch
  return `${workspace}/${path}`
}

/** In a pattern of `to`, `$1` stands for the first group that a pattern of `from` captured. */
function forbids({ from, to }: PathRule, fromPath: string, toPath: string): boolean {
  const fromMatch = toPatterns(from.path)
    .map((pattern) => new RegExp(pattern).exec(fromPath))
    .find(Boolean)
  if (from.path !== undefined && !fromMatch) return false
  if (matchesAny(from.pathNot, fromPath)) return false
  const insertGroups = (pattern: string) =>
    pattern.replace(/\$(\d)/g, (_, index: string) => fromMatch?.[Number(index)] ?? '')
  const isTarget = matchesAny(toPatterns(to.path).map(insertGroups), toPath)
  return isTarget && !matchesAny(toPatterns(to.pathNot).map(insertGroups), toPath)
}

const toPatterns = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat())

const matchesAny = (value: string | string[] | undefined, path: string): boolean =>
  toPatterns(value).some((pattern) => new RegExp(pattern).test(path))
