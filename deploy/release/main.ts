import { setPriority } from 'node:os'
import path from 'node:path'
import { withLock } from '../../site/build/lock.ts'
import {
  activateRelease,
  findPreviousRelease,
  findPublishingHold,
  losesSecondStep,
  pruneReleases,
  showsOpeningPage,
} from './activate.ts'
import { buildRelease } from './build.ts'
import { type CodeRelease, checkoutDir, openHome } from './home.ts'
import { describeInterruption, handleSignals, interruption } from './interruption.ts'
import { checkEnvironment, findDomainWarnings, services, waitUntilHealthy } from './services.ts'
import { createSteps } from './steps.ts'

const usage = `Releases of the code on a server of your own:
  npm run release -- build [ref]         builds a commit (HEAD) into releases/ while the product runs
  npm run release -- activate [release]  makes a release live, without a failed request; by default the newest.
                                         Continues an activation or rollback that was interrupted
  npm run release -- rollback            makes the release live that was live before
  npm run release -- restart             starts the live release again after a change of nusa.env
  npm run release -- list                lists the releases
  npm run release -- prune               removes old releases and unfinished builds
Ctrl-C stops a command, and prints how to continue. A build that is stopped or fails leaves nothing behind.
activate and rollback publish the current content. While editors hold publishing back, add --publish.`

const secondStepWarning = `
Warning: this release is older than the second step of the sign-in. The CMS now asks for a password only, and shows the
documents of travellers without a second step. Authenticator apps, passkeys and recovery codes are kept for the next
release. Until then, limit who can reach the CMS: see "Protect the CMS" in docs/operators.md.`

const openingAdvice = (cmsUrl: string) => `
Visitors see only the page "Opening soon", because the settings in the CMS are still examples.
1. Sign in at ${cmsUrl}/admin. The start page lists what is missing.
2. Enter the name of the company, its email address and its social media under Settings, and select Save.
The publisher then publishes the site without another command. For a demo with example settings, set
ALLOW_EXAMPLE_CONTENT=true in nusa.env instead, run "npm run release -- restart" and select Publish now in the CMS.`

/** The nice value of a build. The processes that serve visitors have 0, a higher priority. */
const buildPriority = 10

const home = openHome(path.resolve(process.env.NUSA_HOME || path.dirname(checkoutDir)))
const step = createSteps()
const [command, ...args] = process.argv.slice(2)
const isPublishAllowed = args.includes('--publish')
const [releaseName] = args.filter((argument) => !argument.startsWith('--'))
/** The arguments that continue the command after an interruption. */
let continuation = process.argv.slice(2).join(' ')

handleSignals()
try {
  home.requireOwner()
  await runCommand()
} catch (error) {
  if (interruption.aborted) console.error(describeInterruption(home.current(), continuation))
  else {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function runCommand(): Promise<void> {
  if (command === 'list') return list()
  const { files, live } = home.locks
  // In an emergency, rollback and restart must not wait minutes for a build. They remove no files that the build needs.
  const commands: Record<string, { run: () => Promise<void>; locks: string[] }> = {
    build: { run: build, locks: [files] },
    activate: { run: activate, locks: [files, live] },
    rollback: { run: rollback, locks: [live] },
    restart: { run: restart, locks: [live] },
    prune: { run: prune, locks: [files, live] },
  }
  const selectedCommand = commands[command ?? '']
  if (!selectedCommand) throw new Error(usage)
  const printWait = () => console.log('Another release command is running: waiting for it.')
  await withLock(selectedCommand.locks, selectedCommand.run, printWait, interruption)
}

function list(): void {
  for (const id of home.ids()) {
    const release = home.read(id)
    if (release === null) {
      console.log(`${id}  unfinished: a build that is running or was killed. "npm run release -- prune" removes it`)
      continue
    }
    const { built, activated } = release
    const lastUse = activated ? `last live since ${activated}` : 'never live'
    console.log(`${id}  built ${built}  ${id === home.current() ? 'live' : lastUse}`)
  }
}

async function build(): Promise<void> {
  setPriority(buildPriority)
  const { id } = await buildRelease(home, releaseName ?? 'HEAD', step)
  console.log(`Built ${id}. Make it live: npm run release -- activate`)
}

async function activate(): Promise<void> {
  // Migrating and rendering must not slow down the live release. A rollback is an emergency, so it has normal priority.
  setPriority(buildPriority)
  const release = releaseName === undefined ? home.list()[0] : home.read(releaseName)
  if (!release && releaseName === undefined) throw new Error('There is no release yet: build one.')
  if (!release) throw new Error(`No release is ${releaseName}.`)
  await makeLive(release)
  await pruneReleases(home)
}

async function rollback(): Promise<void> {
  const release = findPreviousRelease(home)
  if (!release) throw new Error('There is no earlier release to go back to.')
  await makeLive(release)
}

async function makeLive(release: CodeRelease): Promise<void> {
  continuation = `activate ${release.id}${isPublishAllowed ? ' --publish' : ''}`
  const wasLive = release.id === home.current()
  const holdReason = isPublishAllowed || wasLive ? null : findPublishingHold(home)
  if (holdReason)
    throw new Error(`${holdReason} A release publishes the current content: add --publish to do it all the same.`)
  const isSecondStepLost = losesSecondStep(home, release.id)
  await activateRelease(home, release, step)
  console.log(`${release.id} is live.`)
  if (wasLive) console.log('It was already live. To apply changes of nusa.env, run: npm run release -- restart')
  await printDomainWarnings(release.id)
  if (isSecondStepLost) console.log(secondStepWarning)
  if (showsOpeningPage(home, release.id)) console.log(openingAdvice(home.environment().CMS_URL ?? ''))
}

async function restart(): Promise<void> {
  const id = home.current()
  if (id === null) throw new Error('No release is live.')
  await checkEnvironment(home, id)
  await services.restart(id)
  for (const service of ['cms', 'site'] as const) await waitUntilHealthy(home, id, service)
  console.log(`${id} runs again.`)
  await printDomainWarnings(id)
}

async function printDomainWarnings(id: string): Promise<void> {
  const warnings = await findDomainWarnings(home, id)
  if (warnings) console.log(warnings.trimEnd())
}

async function prune(): Promise<void> {
  const removedIds = await pruneReleases(home)
  console.log(removedIds.length === 0 ? 'Nothing to remove.' : `Removed ${removedIds.join(', ')}.`)
}
