import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { identify, isRunning, processIdentitySchema } from './process-identity.ts'
import { isAlive, type ProcessTree, processTreeSchema, stopProcessTree } from './process-tree.ts'

const runSchema = z.object({
  supervisor: processIdentitySchema,
  children: z.array(processTreeSchema),
})
type Run = z.infer<typeof runSchema>

/** The programs that run from a data directory. If this process is killed, the next start stops them. */
export type RunRecord = {
  add(child: ProcessTree): void
  remove(child: ProcessTree): void
  stopAll(): Promise<void>
  /** Returns true after `stopAll` was called, so that a program that ends does not count as failed. */
  isStopping(): boolean
  close(): void
}

/**
 * Stops the programs that a killed supervisor has left running from the directory, and no other programs.
 * @returns the record, and the names of the stopped programs
 * @throws if another supervisor runs from the directory
 */
export async function claimDataDir(dataDir: string): Promise<{ record: RunRecord; stoppedNames: string[] }> {
  const path = join(dataDir, 'run.json')
  const previousRun = readStoredRun(path)
  if (previousRun && previousRun.supervisor.pid !== process.pid && isRunning(previousRun.supervisor)) {
    throw new Error(
      `Nusa already runs from ${dataDir} (process ${previousRun.supervisor.pid}). Stop it with Ctrl-C there or with ` +
        `kill ${previousRun.supervisor.pid}, or start another one with its own DATA_DIR, SITE_PORT, CMS_PORT and TOOLS_PORT.`,
    )
  }
  const leftovers = previousRun?.children.filter(isAlive) ?? []
  await Promise.all(leftovers.map((child) => stopProcessTree(child)))
  return { record: openRunRecord(path), stoppedNames: leftovers.map(({ name }) => name) }
}

function openRunRecord(path: string): RunRecord {
  const supervisor = identify(process.pid) ?? { pid: process.pid, startedAt: 'unknown' }
  mkdirSync(dirname(path), { recursive: true })
  const save = (children: Run['children']) => {
    writeFileSync(`${path}.new`, JSON.stringify({ supervisor, children }, null, 2))
    renameSync(`${path}.new`, path)
  }
  save([])
  return { ...createRunRecord(save), close: () => rmSync(path, { force: true }) }
}

/** @param save stores the programs after each change; by default, they are not stored */
export function createRunRecord(save: (children: Run['children']) => void = () => undefined): RunRecord {
  let children: Run['children'] = []
  let isStopping = false
  const replaceChildren = (newChildren: Run['children']) => {
    children = newChildren
    save(children)
  }
  return {
    add: (child) => replaceChildren([...children, child]),
    remove: (child) => {
      const otherChildren = children.filter(({ mark }) => mark !== child.mark)
      // After `stopAll`, `close` removes the file, or a caller removes its directory. A write could create the file
      // again.
      if (isStopping) children = otherChildren
      else replaceChildren(otherChildren)
    },
    stopAll: async () => {
      isStopping = true
      await Promise.all(children.map((child) => stopProcessTree(child)))
    },
    isStopping: () => isStopping,
    close: () => undefined,
  }
}

/** Returns null if the file is missing or incomplete, for example after a power cut. */
function readStoredRun(path: string): Run | null {
  if (!existsSync(path)) return null
  try {
    return runSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    console.warn(`  ! ${path} cannot be read and is replaced.`)
    return null
  }
}
