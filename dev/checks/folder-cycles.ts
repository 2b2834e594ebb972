import { dirname } from 'node:path'
import type { Violation } from './astro-imports.ts'

/** Paths are relative to the root of the repository. */
export type Import = { from: string; to: string }

const WORKSPACES = ['shared', 'telemetry', 'cms', 'functions', 'site', 'dev', 'bench', 'e2e']

const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(file)

/** Checks every depth: `a/b/c.ts` counts for the folders `a/b` and `a`. Tests and test helpers do not count. */
export function findFolderCycles(imports: readonly Import[], workspaces = WORKSPACES): Violation[] {
  const counted = imports.filter(({ from, to }) => !isTest(from) && !isTest(to))
  const cycles = workspaces.flatMap((workspace) => {
    const inside = counted.filter(({ from, to }) => [from, to].every((file) => file.startsWith(`${workspace}/`)))
    const depths = Array.from({ length: Math.max(0, ...inside.map(({ from }) => depthOf(from))) }, (_, i) => i + 1)
    return depths.flatMap((depth) => findCyclesAtDepth(inside, depth))
  })
  // A cycle of folders without subfolders is found again at every greater depth.
  const byFolders = new Map(cycles.toReversed().map((cycle) => [cycle.folders.join(), cycle]))
  return [...byFolders.values()]
    .reverse()
    .map(({ folders, steps }) => ({ rule: 'no-folder-cycles', from: folders.join(' → '), to: steps.join(', ') }))
}

interface Cycle {
  folders: string[]
  /** One import for each step, such as `a/x.ts → b/y.ts`. */
  steps: string[]
}

/** Each folder of a cycle appears in at least one of the shortest cycles. */
function findCyclesAtDepth(imports: readonly Import[], depth: number): Cycle[] {
  const graph = new Map<string, Map<string, Import>>()
  for (const one of imports) {
    const [from, to] = [folderAt(one.from, depth), folderAt(one.to, depth)]
    if (from === to) continue
    const targets = graph.get(from) ?? new Map<string, Import>()
    graph.set(from, targets.has(to) ? targets : targets.set(to, one))
  }
  const cycles: Cycle[] = []
  const reported = new Set<string>()
  for (const folder of [...graph.keys()].sort()) {
    const steps = reported.has(folder) ? null : findShortestCycle(graph, folder)
    if (!steps) continue
    const folders = steps.map(({ from }) => folderAt(from, depth))
    for (const one of folders) reported.add(one)
    cycles.push({ folders, steps: steps.map(({ from, to }) => `${from} → ${to}`) })
  }
  return cycles
}

/** Returns null if no imports lead back to the folder. */
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
