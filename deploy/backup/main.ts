import { existsSync, fstatSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError, requireDatabaseUrl } from '@nusa/shared/environment'
import { formatError } from '@nusa/shared/log'
import { withLock } from '../../site/build/lock.ts'
import { checkoutDir, openHome } from '../release/home.ts'
import { createSteps } from '../release/steps.ts'
import { createBackup, listBackups, pruneBackups, restoreBackup } from './backup.ts'
import { manifestName, verifyBackup } from './files.ts'
import { recordBackupResult } from './record.ts'
import { retention } from './retention.ts'

const usage = `Backups of the database, the pictures and the publisher's history, in BACKUP_DIR (backups/ next to the releases):
  npm run backup -- create            creates a backup, then removes what the retention plan does not need
                                      (${retention.days} days, ${retention.weeks} weeks, ${retention.months} months)
  npm run backup -- list              lists the backups
  npm run backup -- verify [backup]   compares the files with their checksums; by default of the newest
  npm run backup -- restore <folder>  restores a backup into an empty database, and into an empty directory of pictures
                                      or a bucket`

const home = openHome(path.resolve(process.env.NUSA_HOME || path.dirname(checkoutDir)))
const step = createSteps()
const [command = '', argument] = process.argv.slice(2)

const commands: Record<string, () => Promise<void>> = {
  async create() {
    // Each backup removes unfinished backups, so only one may run at a time.
    await withLock([path.join(home.dir, 'backup.lock')], createAndRecordResult, () =>
      console.log('Another backup is being made: waiting for it.'),
    )
  },
  async list() {
    const names = await listBackups(backupsDir())
    console.log(names.join('\n') || 'There is no backup yet.')
  },
  async verify() {
    const [newest] = await listBackups(backupsDir())
    const name = argument ?? newest
    if (name === undefined) throw new Error('There is no backup yet.')
    const { created, files } = await verifyBackup(folderOf(name))
    console.log(`${name} of ${created} is intact: ${Object.keys(files).length} files.`)
  },
  async restore() {
    if (argument === undefined) throw new Error(usage)
    const { created, commit } = await restoreBackup(home, folderOf(argument), step)
    console.log(`Restored the backup of ${created}. The live release was of commit ${commit ?? 'unknown'}.`)
    console.log('Now build and activate a release: npm run release -- build, then npm run release -- activate')
  },
}

async function createAndRecordResult(): Promise<void> {
  const env = home.environment()
  const databaseUrl = requireDatabaseUrl('the backup', env)
  try {
    await createAndPrune()
  } catch (error) {
    await recordResult(databaseUrl, false, env)
    throw error
  }
  await recordResult(databaseUrl, true, env)
}

/** Prints an error instead of throwing it, because the backup itself is not affected. */
async function recordResult(databaseUrl: string, isComplete: boolean, env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await recordBackupResult(databaseUrl, isComplete, new Date(), env)
  } catch (error) {
    printError(`The CMS cannot show the result of this backup: ${messageOf(error)}`)
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function printError(message: string): void {
  console.error(formatError(message, process, fstatSync))
}

async function createAndPrune(): Promise<void> {
  const name = await createBackup(home, backupsDir(), new Date(), step)
  const removedNames = await pruneBackups(backupsDir())
  const removalNote = removedNames.length > 0 ? ` Removed ${removedNames.join(', ')}.` : ''
  console.log(`Backup ${name} is complete.${removalNote}`)
}

/** `name` may be a path. */
function folderOf(name: string): string {
  const folder = path.resolve(backupsDir(), name)
  if (existsSync(path.join(folder, manifestName))) return folder
  throw new Error(`There is no backup ${name}. To see all, run: npm run backup -- list`)
}

function backupsDir(): string {
  const env = home.environment()
  const dir = env.BACKUP_DIR || path.join(home.dir, 'backups')
  // A relative path would depend on the working directory. The nightly backup runs in the folder of a release, which is
  // removed later.
  if (!path.isAbsolute(dir)) throw new EnvironmentError('the backup', ['BACKUP_DIR must be an absolute path'], env)
  return dir
}

try {
  const runCommand = commands[command]
  if (!runCommand) throw new Error(usage)
  home.requireOwner()
  await runCommand()
} catch (error) {
  printError(messageOf(error))
  process.exitCode = 1
}
