import type { EntryChange, PublishStep } from '@nusa/shared/publishing'
import type { Language } from '../../../i18n/language.ts'
import { instantText, numberText } from '../../../i18n/times.ts'

/** '1 page', '1,200 pages'. */
function count(number: number, one: string, many = `${one}s`): string {
  return `${numberText(number, 'en')} ${number === 1 ? one : many}`
}

const people = (names: readonly string[]) => names.join(' and ')

/** What the panel that publishes the site says, in English. */
export const en = {
  language: 'en' as Language,
  site: 'The site',
  live: 'Live',
  whatIsLive: 'What is live',
  nothingLive: 'Nothing is live yet.',
  heldBack: 'Somebody went back to this release: until you press Publish now, changes don’t go live by themselves.',
  publishNow: 'Publish now',
  publishing: 'publishing',
  aboutToBegin: 'About to begin',
  moreThere: 'What has changed, and earlier releases',
  release: (number: number, since: Date) => `Release ${number}, since ${instantText(since, 'en')}`,
  publishedBy: (names: readonly string[]) => `published by ${people(names)}`,
  publishedAfter: (names: readonly string[]) =>
    names.length > 0 ? `published after a change by ${people(names)}` : 'published after a change',
  takenBackBy: (release: number, names: readonly string[]) =>
    `taken back to release ${release}${names.length > 0 ? ` by ${people(names)}` : ''}`,
  steps: {
    Content: 'Fetching what has changed',
    Code: 'Looking at the code',
    Pages: 'Making the pages',
    Publish: 'Putting them in place',
  } satisfies Record<PublishStep, string>,
  step: (number: number, of: number) => ` (step ${number} of ${of})`,
  secondsLeft: (seconds: number) => `, about ${seconds} s left`,
  nearlyThere: ', nearly there',
  changes: (total: number) => count(total, 'change'),
  changesUnknown: (why: string) => `What has changed can’t be told: ${why}`,
  nothingChanged: 'Nothing has changed since.',
  entriesChanged: (total: number) => `${count(total, 'entry is', 'entries are')} new, changed or gone since.`,
  otherEntries: (total: number) => `and ${count(total, 'other entry', 'other entries')}`,
  kinds: { new: 'New', changed: 'Changed', gone: 'Gone' } satisfies Record<EntryChange['kind'], string>,
  nothing: 'nothing',
  isNow: 'is now',
  notPublished: (why: string) => `The site was not published; what was live still is. ${why}`,
  lastChanged: (changed: number, gone: number) =>
    `The last publish changed ${count(changed, 'page')}${gone > 0 ? ` and removed ${count(gone, 'page')}` : ''}`,
  otherPages: (total: number) => `and ${count(total, 'other page')}`,
  isGone: (address: string) => `${address} is gone`,
  deadLinks: (total: number) => `${count(total, 'link')} to pages that the site doesn’t have`,
  earlierReleases: 'Earlier releases',
  lookAt: (release: number) => `Look at release ${release}`,
  goBackTo: (release: number) => `Go back to release ${release}`,
  onlyByHand: (names: readonly string[]) =>
    `Changes go live only when somebody publishes${names.length > 0 ? ` (${people(names)})` : ''}.`,
  afterQuiet: (seconds: number, names: readonly string[]) =>
    `Changes go live ${count(seconds, 'second')} after the last one${names.length > 0 ? ` (${people(names)})` : ''}.`,
  afterQuietAgain: (seconds: number, names: readonly string[]) =>
    `Once you have pressed Publish now, changes again go live ${count(seconds, 'second')} after the last one${names.length > 0 ? ` (${people(names)})` : ''}.`,
  nextTime: (at: Date) => ` The next time, if nothing more changes: ${instantText(at, 'en')}.`,
  plannedBy: (names: readonly string[], at: Date) =>
    `To be published on ${instantText(at, 'en')}, planned by ${people(names)}`,
  publishLater: 'Publish at a time',
  cancelPlan: 'Cancel the planned publish',
  whenLive: 'Changes go live',
  byThemselves: 'by themselves, once nothing has changed for',
  quietSeconds: 'Seconds without a change',
  seconds: 'seconds',
  byHand: 'only when somebody publishes',
  saveWhenLive: 'Save when changes go live',
  publishAt: 'Publish at (Bali time)',
  plan: 'Plan this publish',
  hostPublishes:
    'A host builds and publishes the site. It is asked for that here; how the build goes stands on the host’s own pages.',
  askingHost: 'Asking the host',
  askedBefore: 'Asked before',
  askedBy: (name: string, at: Date) => `Asked by ${name}, ${instantText(at, 'en')}`,
  hostBuilds: (job: string | null) => `the host builds the site${job === null ? '' : ` (build ${job})`}`,
  noAnswer: 'The CMS does not answer. Please check your connection.',
  orderLost: 'The CMS did not answer, so that may not have been done. Please try again.',
  failed: 'That did not work. Please try again.',
}

export type PublishingWords = typeof en
