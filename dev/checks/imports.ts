import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { applyRules, findMissingFiles, readAstroImports, type Violation } from './astro-imports.ts'
import { readComponentPaths } from './component-paths.ts'
import { findFolderCycles } from './folder-cycles.ts'

const cruiserOutputSchema = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
  summary: z.object({
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
        cycle: z.optional(z.array(z.object({ name: z.string() }))),
      }),
    ),
    totalCruised: z.number(),
  }),
})

const FOLDERS = ['shared', 'telemetry', 'cms', 'functions', 'site', 'dev', 'deploy', 'e2e', 'bench']

/**
 * Counts the modules, and finds the imports that violate a rule.
 * @param toolRoot the checkout that contains the rules and the programs
 */
export async function checkImports(
  root: string,
  toolRoot = root,
): Promise<{ modules: number; violations: Violation[] }> {
  const config = join(toolRoot, '.dependency-cruiser.mjs')
  const args = [join(toolRoot, 'node_modules/.bin/depcruise'), ...FOLDERS, '--config', config, '--output-type', 'json']
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  if (!run.stdout) throw new Error(`dependency-cruiser failed:\n${run.stderr || run.error?.message}`)
  const { modules, summary } = cruiserOutputSchema.parse(JSON.parse(run.stdout))
  const cruiserViolations = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
  }))
  const { default: rules } = await import(config)
  const astroImports = readAstroImports(root)
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  return {
    modules: summary.totalCruised,
    violations: [
      ...cruiserViolations,
      ...findMissingFiles(root, astroImports),
      ...applyRules([...astroImports, ...readComponentPaths(root)], rules.forbidden),
      ...findFolderCycles([...imports, ...astroImports]),
    ],
  }
}
