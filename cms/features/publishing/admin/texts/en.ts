import { type EntryChange, minQuietSeconds, type PublishStep } from '@nusa/shared/publishing'
import type { Language } from '../../../../core/i18n/language.ts'
import { instantText, numberText } from '../../../../core/i18n/times.ts'
import { problemTexts } from '../../problem-texts.ts'

/** Returns for example '1 page' or '1,200 pages'. */
function count(number: number, one: string, many = `${one}s`): string {
  return `${numberText(number, 'en')} ${number === 1 ? one : many}`
}

const joinNames = (names: readonly string[]) => names.join(' and ')

const describeDelay = (quietSeconds: number) =>
  quietSeconds > minQuietSeconds ? `${count(quietSeconds, 'second')} after the last change` : 'immediately'

export const en = {
  language: 'en' as Language,
  site: 'The site',
  live: 'Live',
  whatIsLive: 'What is live',
  nothingLive: 'Nothing is live yet.',
  opening:
    'The site is not open yet: visitors see an opening page. It can go live when the name and the contact in the settings are your own.',
  stillExamples: 'Still to enter:',
  liveWhenOpen: 'Changes go live when the site opens.',
  heldBack:
    'The site was rolled back to this release. Changes do not go live automatically until you press Publish now.',
  publishNow: 'Publish now',
  publishing: 'publishing',
  starting: 'Starting',
  changesAndReleases: 'Changes and earlier releases',
  release: (number: number, since: Date) => `Release ${number}, since ${instantText(since, 'en')}`,
  publishedBy: (names: readonly string[]) => `published by ${joinNames(names)}`,
  publishedAfter: (names: readonly string[]) =>
    names.length > 0 ? `published after a change by ${joinNames(names)}` : 'published automatically',
  rolledBackBy: (release: number, names: readonly string[]) =>
    `rolled back to release ${release}${names.length > 0 ? ` by ${joinNames(names)}` : ''}`,
  steps: {
    Content: 'Fetching changes',
    Code: 'Checking the code',
    Pages: 'Building the pages',
    Publish: 'Publishing the pages',
  } satisfies Record<PublishStep, string>,
  step: (number: number, of: number) => ` (step ${number} of ${of})`,
  secondsLeft: (seconds: number) => `, about ${seconds} s left`,
  almostDone: ', almost done',
  changes: (total: number) => count(total, 'change'),
  changesUnknown: (reason: string) => `The changes cannot be determined: ${reason}`,
  nothingChanged: 'Nothing has changed since then.',
  entriesChanged: (total: number) => `${count(total, 'entry is', 'entries are')} new, changed or removed since then.`,
  otherEntries: (total: number) => `and ${count(total, 'other entry', 'other entries')}`,
  kinds: { new: 'New', changed: 'Changed', gone: 'Removed' } satisfies Record<EntryChange['kind'], string>,
  nothing: 'not set',
  becomes: 'is now',
  notPublished: (reason: string) => `The site was not published; the live site is unchanged. ${reason}`,
  lastChanged: (changed: number, gone: number) =>
    `The last publish changed ${count(changed, 'page')}${gone > 0 ? ` and removed ${count(gone, 'page')}` : ''}`,
  otherPages: (total: number) => `and ${count(total, 'other page')}`,
  wasRemoved: (path: string) => `${path} was removed`,
  deadLinks: (total: number) => `${count(total, 'link')} to pages that do not exist`,
  releases: 'Releases and what they changed',
  viewRelease: (release: number) => `View release ${release}`,
  goBackTo: (release: number) => `Go back to release ${release}`,
  whatChanged: 'What it changed',
  confirmGoBack: (release: number) => `Go back to release ${release}?`,
  goBackMeans:
    'The whole site will look as it did in that release. Entries in the CMS do not change. Until someone presses Publish now, changes do not go live automatically.',
  goBackShows: 'Compared with what is live now:',
  sameAsLive: 'This is the same as what is live now.',
  stay: 'Keep the live release',
  comparing: 'Comparing…',
  notComparable: 'The changes are unknown, because the content of one of the two releases was not stored.',
  noEntryChanged: 'No entry changed.',
  codeChanged: 'The software of the site was updated, which can change every page.',
  rebuilt: 'The pages were built again without a change in the CMS, for example because a new year began.',
  entriesDiffer: (total: number) => `${count(total, 'entry', 'entries')} new, changed or removed`,
  pagesDiffer: (changed: number, gone: number) =>
    `${count(changed, 'page')} new or changed${gone > 0 ? `, ${count(gone, 'page')} removed` : ''}`,
  publishFails: (since: Date) =>
    `Changes do not go live: each publish since ${instantText(since, 'en')} has failed. ${problemTexts.en.nothingIsLost} Fix the entries that are named above. If none is named, tell the person who operates the site.`,
  problem: 'problem',
  notLive: 'Changes do not go live at the moment.',
  onlyManually: (names: readonly string[]) =>
    `Changes go live only when someone publishes${names.length > 0 ? ` (${joinNames(names)})` : ''}.`,
  afterQuiet: (seconds: number, names: readonly string[]) =>
    `Changes go live ${describeDelay(seconds)}${names.length > 0 ? ` (${joinNames(names)})` : ''}.`,
  afterQuietAgain: (seconds: number, names: readonly string[]) =>
    `After you press Publish now, changes go live again ${describeDelay(seconds)}${names.length > 0 ? ` (${joinNames(names)})` : ''}.`,
  nextTime: (at: Date) => ` Next, unless something else changes: ${instantText(at, 'en')}.`,
  scheduledBy: (names: readonly string[], at: Date) => `Scheduled for ${instantText(at, 'en')} by ${joinNames(names)}`,
  publishLater: 'Schedule publishing',
  cancelSchedule: 'Cancel scheduled publishing',
  whenLive: 'Changes go live',
  automatically: 'automatically, after no changes for',
  quietSeconds: 'Seconds without a change',
  seconds: 'seconds',
  manually: 'only when someone publishes',
  saveWhenLive: 'Save this setting',
  publishAt: 'Publish at (Bali time)',
  plan: 'Schedule',
  hostPublishes:
    'A hosting provider builds and publishes the site. You can request a build here; its progress is shown on the provider’s own pages.',
  requestingBuild: 'Requesting a build',
  earlierRequests: 'Earlier requests',
  requestedBy: (name: string, at: Date) => `Requested by ${name}, ${instantText(at, 'en')}`,
  hostBuilds: (job: string | null) => `the host is building the site${job === null ? '' : ` (build ${job})`}`,
  noResponse: 'The CMS does not respond. Please check your connection.',
  lostResponse: 'The CMS did not respond, so this may not have been done. Please try again.',
  failed: 'Something went wrong. Please try again.',
}

export type PublishingTexts = typeof en
