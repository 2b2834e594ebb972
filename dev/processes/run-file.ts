import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { identify, isRunning, processIdentitySchema } from '../process-identity.ts'
import { endFamily, type Family, familySchema, isAlive } from './family.ts'

const runSchema = z.object({
  supervisor: processIdentitySchema,
  children: z.array(familySchema),
})
type Run = z.infer<typeof runSchema>

/** The record of what runs from a data directory. If this process is killed, the next start reads it. */
export type RunFile = {
  add(child: Family): void
  remove(child: Family): void
  /** Stops every running child with all that it started. */
  endAll(): Promise<void>
  /** Whether `endAll` was called: everything that ends after that was stopped on purpose. */
  isEnding(): boolean
  /** Removes the record after everything has been stopped. */
  close(): void
}

/**
 * Claims the data directory for this process. Stops what a killed supervisor left running in it, and nothing else.
 * @returns the record, and the names of the stopped programs
 * @throws if another supervisor runs from the directory
 */
export async function claimRun(dataDir: string): Promise<{ file: RunFile; ended: string[] }> {
  const path = join(dataDir, 'run.json')
  const last = readRun(path)
  if (last && last.supervisor.pid !== process.pid && isRunning(last.supervisor)) {
    throw new Error(
      `Nusa already runs from ${dataDir} (process ${last.supervisor.pid}). Stop it with Ctrl-C there or with ` +
        `kill ${last.supervisor.pid}, or start another one with its own DATA_DIR, SITE_PORT, CMS_PORT and TOOLS_PORT.`,
    )
  }
  const left = last?.children.filter(isAlive) ?? []
  await Promise.all(left.map((child) => endFamily(child)))
  return { file: openRun(path), ended: left.map(({ name }) => name) }
}

function openRun(path: string): RunFile {
  const supervisor = identify(process.pid) ?? { pid: process.pid, startedAt: 'unknown' }
  mkdirSync(dirname(path), { recursive: true })
  const save = (children: Run['children']) => {
    writeFileSync(`${path}.new`, JSON.stringify({ supervisor, children }, null, 2))
    renameSync(`${path}.new`, path)
  }
  save([])
  return { ...createRun(save), close: () => rmSync(path, { force: true }) }
}

/** Creates a record in memory; `save` is called on each change. */
export function createRun(save: (children: Run['children']) => void): RunFile {
  let children: Run['children'] = []
  let isEnding = false
  const change = (next: Run['children']) => {
    children = next
    save(children)
  }
  return {
    add: (child) => change([...children, child]),
    remove: (child) => change(children.filter(({ mark }) => mark !== child.mark)),
    endAll: async () => {
      isEnding = true
      await Promise.all(children.map((child) => endFamily(child)))
    },
    isEnding: () => isEnding,
    close: () => undefined,
  }
}

/** Reads the previous record. Returns null if it is missing, or incomplete after a full disk or a power cut. */
function readRun(path: string): Run | null {
  if (!existsSync(path)) return null
  try {
    return runSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    console.warn(`  ! ${path} cannot be read and is written anew.`)
    return null
  }
}
