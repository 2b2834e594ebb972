import { type EntryChange, minQuietSeconds, type PublishStep } from '@nusa/shared/publishing'
import type { Language } from '../../../../core/i18n/language.ts'
import { instantText, numberText } from '../../../../core/i18n/times.ts'
import { problemTexts } from '../../problem-texts.ts'

/** Returns for example '1 page' or '1,200 pages'. */
function countText(number: number, singular: string, plural = `${singular}s`): string {
  return `${numberText(number, 'en')} ${number === 1 ? singular : plural}`
}

const joinNames = (names: readonly string[]) => names.join(' and ')

const describeSetters = (names: readonly string[]) => (names.length > 0 ? ` (set by ${joinNames(names)})` : '')
const describeDelay = (quietSeconds: number) =>
  quietSeconds > minQuietSeconds ? `${countText(quietSeconds, 'second')} after the last change` : 'immediately'

export const en = {
  language: 'en' as Language,
  site: 'The site',
  liveLabel: 'Live',
  whatIsLive: 'What is live',
  nothingLive: 'Nothing is live yet.',
  openingPageShown:
    'The site is not open yet: visitors see an opening page. The site can go live when the name and the contact in the settings are your own.',
  missingSettings: 'Still to enter:',
  liveWhenOpen: 'Changes go live when the site opens.',
  publishingHeld:
    'The site was rolled back to this release. Changes do not go live automatically until you press Publish now.',
  publishNow: 'Publish now',
  publishingBadge: 'publishing',
  starting: 'Starting',
  changesAndReleases: 'Changes and earlier releases',
  releaseSince: (number: number, since: Date) => `Release ${number}, since ${instantText(since, 'en')}`,
  publishedBy: (names: readonly string[]) => `published by ${joinNames(names)}`,
  publishedAfter: (names: readonly string[]) =>
    names.length > 0 ? `published after a change by ${joinNames(names)}` : 'published automatically',
  rolledBackBy: (release: number, names: readonly string[]) =>
    `rolled back to release ${release}${names.length > 0 ? ` by ${joinNames(names)}` : ''}`,
  stepNames: {
    Content: 'Fetching changes',
    Code: 'Checking the code',
    Pages: 'Building the pages',
    Publish: 'Publishing the pages',
  } satisfies Record<PublishStep, string>,
  stepOfTotal: (step: number, total: number) => ` (step ${step} of ${total})`,
  secondsLeft: (seconds: number) => `, about ${seconds} s left`,
  almostDone: ', almost done',
  changesBadge: (total: number) => countText(total, 'change'),
  changesUnknown: (reason: string) => `The changes cannot be determined: ${reason}`,
  nothingChanged: 'No changes are waiting to be published.',
  entriesChanged: (total: number) =>
    `${countText(total, 'entry is', 'entries are')} new, changed or removed compared with the live site.`,
  otherEntries: (total: number) => `and ${countText(total, 'other entry', 'other entries')}`,
  changeKinds: { new: 'New', changed: 'Changed', gone: 'Removed' } satisfies Record<EntryChange['kind'], string>,
  emptyValue: 'not set',
  changedTo: 'is now',
  notPublished: (reason: string) => `The site was not published; the live site is unchanged. ${reason}`,
  lastPublishChanges: (changed: number, gone: number) =>
    `The last publish changed ${countText(changed, 'page')}${gone > 0 ? ` and removed ${countText(gone, 'page')}` : ''}`,
  otherPages: (total: number) => `and ${countText(total, 'other page')}`,
  pageWasRemoved: (path: string) => `${path} was removed`,
  deadLinks: (total: number) => `${countText(total, 'link')} to pages that do not exist`,
  releases: 'Releases and what they changed',
  viewRelease: (release: number) => `View release ${release}`,
  goBackTo: (release: number) => `Go back to release ${release}`,
  whatChanged: 'What it changed',
  confirmGoBack: (release: number) => `Go back to release ${release}?`,
  goBackExplanation:
    'The whole site will look as it did in that release. Entries in the CMS do not change. Until someone presses Publish now, changes do not go live automatically.',
  goBackComparison: 'Compared with what is live now:',
  sameAsLive: 'This is the same as what is live now.',
  keepLiveRelease: 'Keep the live release',
  comparing: 'Comparing…',
  notComparable: 'The changes are unknown, because the content of one of the two releases was not stored.',
  noEntryChanged: 'No entry changed.',
  codeChanged: 'The software of the site was updated, which can change every page.',
  pagesRebuilt: 'The pages were built again without a change in the CMS, for example because a new year began.',
  entriesDiffer: (total: number) => `${countText(total, 'entry', 'entries')} new, changed or removed`,
  pagesDiffer: (changed: number, gone: number) =>
    `${countText(changed, 'page')} new or changed${gone > 0 ? `, ${countText(gone, 'page')} removed` : ''}`,
  publishFails: (since: Date) =>
    `Changes do not go live: each publish since ${instantText(since, 'en')} has failed. ${problemTexts.en.nothingIsLost} Fix the entries that are named above. If none is named, tell the person who operates the site.`,
  problemBadge: 'problem',
  changesNotLive: 'Changes do not go live at the moment.',
  liveOnlyManually: (names: readonly string[]) =>
    `Changes go live only when someone publishes${describeSetters(names)}.`,
  liveAfterQuietPeriod: (seconds: number, names: readonly string[]) =>
    `Changes go live ${describeDelay(seconds)}${describeSetters(names)}.`,
  liveAgainAfterQuietPeriod: (seconds: number, names: readonly string[]) =>
    `After you press Publish now, changes go live again ${describeDelay(seconds)}${describeSetters(names)}.`,
  nextPublishTime: (at: Date) => ` If nothing else changes, the next publish is on ${instantText(at, 'en')}.`,
  scheduledBy: (names: readonly string[], at: Date) => `Scheduled for ${instantText(at, 'en')} by ${joinNames(names)}`,
  publishLater: 'Schedule publishing',
  cancelSchedule: 'Cancel scheduled publishing',
  whenChangesGoLive: 'Changes go live',
  automaticOption: 'automatically, after no changes for',
  quietSeconds: 'Seconds without a change',
  seconds: 'seconds',
  manualOption: 'only when someone publishes',
  saveTiming: 'Save this setting',
  publishAt: 'Publish at (Bali time)',
  scheduleButton: 'Schedule',
  hostPublishes:
    'A hosting provider builds and publishes the site. You can request a build here; its progress is shown on the provider’s own pages.',
  requestingBuild: 'Requesting a build',
  earlierRequests: 'Earlier requests',
  requestedBy: (name: string, at: Date) => `Requested by ${name}, ${instantText(at, 'en')}`,
  hostBuilds: (job: string | null) => `the host is building the site${job === null ? '' : ` (build ${job})`}`,
  noResponse: 'The CMS does not respond. Please check your connection.',
  lostResponse: 'The CMS did not respond, so this may not have been done. Please try again.',
  requestFailed: 'Something went wrong. Please try again.',
}

export type PublishingTexts = typeof en
