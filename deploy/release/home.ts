import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod/mini'

/** The repository checkout that this program belongs to. */
export const checkoutDir = path.resolve(import.meta.dirname, '..', '..')

const recordSchema = z.object({
  commit: z.string(),
  built: z.string(),
  /** Missing if the release was never live. */
  activated: z.optional(z.string()),
})

/** The id begins with the time of the build, so ids sort by time. */
export type CodeRelease = { id: string } & z.infer<typeof recordSchema>

/**
 * Opens the directory of a production server: `releases/`; `current`, a link to the live release; `pages/` with the
 * releases of the pages; and `nusa.env`, the environment of all processes.
 */
export function openHome(dir: string) {
  const releasesDir = path.join(dir, 'releases')
  const currentLink = path.join(dir, 'current')
  const folder = (id: string) => path.join(releasesDir, id)
  const recordFile = (id: string) => path.join(folder(id), 'release.json')

  function read(id: string): CodeRelease | null {
    try {
      return { id, ...recordSchema.parse(JSON.parse(readFileSync(recordFile(id), 'utf8'))) }
    } catch {
      return null
    }
  }

  return {
    dir,
    releasesDir,
    folder,
    pagesDir: path.join(dir, 'pages'),
    /** Commands lock `files` to add or remove releases, then `live` to start or stop processes. */
    locks: { files: path.join(dir, 'release-files.lock'), live: path.join(dir, 'release.lock') },
    /** @throws if root runs a command for the home of another user, who then cannot change the new files */
    requireOwner(): void {
      if (process.getuid?.() !== 0 || statSync(dir).uid === 0) return
      throw new Error(`Run this as the user that owns ${dir}, not as root: su - nusa`)
    },
    /**
     * The environment of the processes and of a build.
     * @throws if nusa.env cannot be read
     */
    environment(): NodeJS.ProcessEnv {
      const file = path.join(dir, 'nusa.env')
      return { ...process.env, NUSA_ENV_FILE: file, ...parseEnv(readFileSync(file, 'utf8')) }
    },
    /** Returns the id of the live release; null before the first activation. */
    current(): string | null {
      try {
        return path.basename(readlinkSync(currentLink))
      } catch {
        return null
      }
    },
    /** Switches pages, functions and CMS together, because the rename is atomic. */
    async makeCurrent(id: string): Promise<void> {
      const temporaryLink = `${currentLink}.new`
      await rm(temporaryLink, { force: true })
      await symlink(path.join('releases', id), temporaryLink)
      await rename(temporaryLink, currentLink)
    },
    read,
    /** Returns the complete releases, newest first. */
    list(): CodeRelease[] {
      return listNames(releasesDir)
        .map(read)
        .filter((release) => release !== null)
    },
    /** Includes the ids of unfinished builds. */
    ids: () => listNames(releasesDir),
    /** Writes the record that makes a release complete. */
    async write({ id, ...record }: CodeRelease): Promise<void> {
      await writeFile(`${recordFile(id)}.new`, `${JSON.stringify(record satisfies z.infer<typeof recordSchema>)}\n`)
      await rename(`${recordFile(id)}.new`, recordFile(id))
    },
  }
}

export type Home = ReturnType<typeof openHome>

/** Returns the newest names first, because they begin with a time. */
function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort().reverse()
  } catch {
    return []
  }
}
