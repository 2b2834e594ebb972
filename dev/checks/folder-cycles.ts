import { dirname } from 'node:path'
import type { Violation } from './astro-imports.ts'

/** Paths are relative to the root of the repository. */
export type Import = { from: string; to: string }

const WORKSPACES = ['shared', 'telemetry', 'cms', 'functions', 'site', 'deploy', 'dev', 'bench', 'e2e']

const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(file)

/**
 * Finds cycles at every depth: `a/b/c.ts` counts for the folders `a/b` and `a`. Tests and their helpers do not count.
 */
export function findFolderCycles(imports: readonly Import[], workspaces = WORKSPACES): Violation[] {
  const productionImports = imports.filter(({ from, to }) => !isTest(from) && !isTest(to))
  const cycles = workspaces.flatMap((workspace) => {
    const isInside = (file: string) => file.startsWith(`${workspace}/`)
    const innerImports = productionImports.filter(({ from, to }) => isInside(from) && isInside(to))
    const maxDepth = Math.max(0, ...innerImports.map(({ from }) => depthOf(from)))
    const depths = Array.from({ length: maxDepth }, (_, index) => index + 1)
    return depths.flatMap((depth) => findCyclesAtDepth(innerImports, depth))
  })
  // A cycle of folders without subfolders is found again at every greater depth, but is reported once.
  const cyclesByFolders = new Map(cycles.toReversed().map((cycle) => [cycle.folders.join(), cycle]))
  return [...cyclesByFolders.values()]
    .reverse()
    .map(({ folders, steps }) => ({ rule: 'no-folder-cycles', from: folders.join(' → '), to: steps.join(', ') }))
}

interface Cycle {
  folders: string[]
  /** One import for each step, such as `a/x.ts → b/y.ts`. */
  steps: string[]
}

/** Returns the shortest cycle through each folder, except folders that an earlier result contains. */
function findCyclesAtDepth(imports: readonly Import[], depth: number): Cycle[] {
  const graph = new Map<string, Map<string, Import>>()
  for (const step of imports) {
    const fromFolder = folderAt(step.from, depth)
    const toFolder = folderAt(step.to, depth)
    if (fromFolder === toFolder) continue
    const targets = graph.get(fromFolder) ?? new Map<string, Import>()
    if (!targets.has(toFolder)) targets.set(toFolder, step)
    graph.set(fromFolder, targets)
  }
  const cycles: Cycle[] = []
  const reportedFolders = new Set<string>()
  for (const folder of [...graph.keys()].sort()) {
    const steps = reportedFolders.has(folder) ? null : findShortestCycle(graph, folder)
    if (!steps) continue
    const folders = steps.map(({ from }) => folderAt(from, depth))
    for (const cycleFolder of folders) reportedFolders.add(cycleFolder)
    cycles.push({ folders, steps: steps.map(({ from, to }) => `${from} → ${to}`) })
  }
  return cycles
}

function findShortestCycle(graph: ReadonlyMap<string, ReadonlyMap<string, Import>>, start: string): Import[] | null {
  const paths = new Map<string, Import[]>([[start, []]])
  // Folders that are added while iterating are visited as well.
  for (const [folder, path] of paths) {
    for (const [target, step] of graph.get(folder) ?? []) {
      if (target === start) return [...path, step]
      if (!paths.has(target)) paths.set(target, [...path, step])
    }
  }
  return null
}

const folderAt = (file: string, depth: number) => dirname(file).split('/').slice(0, depth).join('/')

const depthOf = (file: string) => dirname(file).split('/').length
