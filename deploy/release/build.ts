import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { findFreeMegabytes, requireSpace } from './free-space.ts'
import { type CodeRelease, checkoutDir, type Home } from './home.ts'
import { run } from './run.ts'
import type { Step } from './steps.ts'

const packageSchema = z.object({
  workspaces: z.array(z.string()),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
})

const toolEnvironment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  NODE_ENV: 'production',
}

/**
 * Builds a release. Needs neither a running CMS nor a database. If the build fails, the folder of the release is
 * removed.
 */
export async function buildRelease(
  home: Home,
  ref: string,
  step: Step,
  findFree = findFreeMegabytes,
): Promise<CodeRelease> {
  const commit = (await run('git', ['-C', checkoutDir, 'rev-parse', '--verify', `${ref}^{commit}`])).trim()
  const built = new Date().toISOString()
  // For example, 20261128-093000-1a2b3c4d.
  const id = `${built.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}-${commit.slice(0, 8)}`
  const packagesFolder = await findPackagesFolder(home, commit)
  const sharesPackages = packagesFolder !== null
  await requireSpace(home, sharesPackages, findFree)
  try {
    await buildInto(home, { id, commit, packagesFolder }, step)
    const release = { id, commit, built }
    await home.write(release)
    return release
  } catch (error) {
    await rm(home.folder(id), { recursive: true, force: true })
    throw error
  }
}

interface Build {
  id: string
  commit: string
  /** A directory with the same packages; null if they must be installed. */
  packagesFolder: string | null
}

async function buildInto(home: Home, { id, commit, packagesFolder }: Build, step: Step): Promise<void> {
  const folder = home.folder(id)
  const env = { ...home.environment(), ...toolEnvironment }
  await step('sources', async () => {
    await mkdir(folder, { recursive: true })
    await run('sh', ['-c', 'git -C "$1" archive "$2" | tar -x -C "$3"', 'sh', checkoutDir, commit, folder])
  })
  await step('packages', () => installPackages(packagesFolder, folder, env))
  const runNode = (args: readonly string[], cwd = folder) => run(process.execPath, args, { cwd, env })
  await step('functions', () => runNode(['functions/build.ts']))
  const nextProgram = path.join(folder, 'node_modules/next/dist/bin/next')
  await step('CMS', () => runNode([nextProgram, 'build'], path.join(folder, 'cms')))
  await step('code of the pages', () => runNode(['site/build.ts', '--code']))
  await linkPages(home, folder)
}

/** Returns the folder of an earlier release, or the checkout, if its packages match the lockfile of the commit. */
async function findPackagesFolder(home: Home, commit: string): Promise<string | null> {
  const lockfile = await run('git', ['-C', checkoutDir, 'show', `${commit}:package-lock.json`])
  const candidates = [...home.list().map(({ id }) => home.folder(id)), checkoutDir]
  const folder = candidates.find(
    (candidate) =>
      existsSync(path.join(candidate, 'node_modules', '.package-lock.json')) &&
      readFileSync(path.join(candidate, 'package-lock.json'), 'utf8') === lockfile,
  )
  return folder ?? null
}

async function installPackages(packagesFolder: string | null, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (packagesFolder && (await linkPackages(packagesFolder, folder))) return
  const group = needsDevPackages(readPackageJson(folder)) ? '--include=dev' : '--omit=dev'
  await run('npm', ['ci', group, '--no-audit', '--no-fund'], { cwd: folder, env })
}

type PackageJson = z.infer<typeof packageSchema>

function readPackageJson(folder: string): PackageJson {
  return packageSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
}

/** In commits before 30 November 2026, the packages that build a release are development packages. */
export function needsDevPackages({ dependencies }: Pick<PackageJson, 'dependencies'>): boolean {
  return !('astro' in dependencies)
}

/**
 * Creates hard links, also to packages that npm installs in a workspace. Returns false if that is not possible, for
 * example between two file systems.
 */
export async function linkPackages(sourceDir: string, targetDir: string): Promise<boolean> {
  const { workspaces } = readPackageJson(sourceDir)
  const folders = ['.', ...workspaces].map((workspace) => path.join(workspace, 'node_modules'))
  const packageFolders = folders.filter((folder) => existsSync(path.join(sourceDir, folder)))
  try {
    for (const folder of packageFolders) {
      await run('cp', ['-al', path.join(sourceDir, folder), path.join(targetDir, folder)])
    }
    await rm(path.join(targetDir, 'node_modules', '.cache'), { recursive: true, force: true })
    return true
  } catch {
    for (const folder of packageFolders) await rm(path.join(targetDir, folder), { recursive: true, force: true })
    return false
  }
}

/**
 * Links the folder of the page releases and its lock, which all code releases share. Activation gives each code release
 * its own `dist` link, so that the pages switch together with the code.
 */
async function linkPages(home: Home, folder: string): Promise<void> {
  await mkdir(home.pagesDir, { recursive: true })
  await mkdir(path.join(folder, 'run'))
  const lockFile = path.join(home.pagesDir, 'lock')
  if (!existsSync(lockFile)) await writeFile(lockFile, '')
  await symlink(path.relative(folder, home.pagesDir), path.join(folder, 'dist-releases'))
  await symlink(path.relative(folder, lockFile), path.join(folder, 'dist.lock'))
}
