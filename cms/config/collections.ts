import type { CollectionConfig, GlobalConfig } from 'payload'
import { readPublishedOnly } from '../access/content.ts'
import { withNamesForStaff } from '../access/name-unpublished.ts'
import { Airports } from '../collections/content/Airports.ts'
import { AirportTransfers } from '../collections/content/AirportTransfers/index.ts'
import { Areas } from '../collections/content/Areas.ts'
import { Articles } from '../collections/content/Articles.ts'
import { CancellationPolicies } from '../collections/content/CancellationPolicies.ts'
import { CarCategories } from '../collections/content/CarCategories.ts'
import { CarRentals } from '../collections/content/CarRentals.ts'
import { CarRentalTypes } from '../collections/content/CarRentalTypes.ts'
import { Cars } from '../collections/content/Cars.ts'
import { Categories } from '../collections/content/Categories.ts'
import { Cities } from '../collections/content/Cities.ts'
import { Countries } from '../collections/content/Countries.ts'
import { Destinations } from '../collections/content/Destinations.ts'
import { HeroSlides } from '../collections/content/HeroSlides.ts'
import { Hotels } from '../collections/content/Hotels/index.ts'
import { Media } from '../collections/content/Media/index.ts'
import type { PictureWriter } from '../collections/content/Media/render-picture.ts'
import { Pages } from '../collections/content/Pages.ts'
import { PickupZones } from '../collections/content/PickupZones.ts'
import { Tours } from '../collections/content/Tours/index.ts'
import { Currencies } from '../collections/globals/currencies.ts'
import { Settings } from '../collections/globals/settings.ts'
import { SignInSettings } from '../collections/globals/sign-in-settings.ts'
import { groups } from '../collections/groups.ts'
import { AcceptedTerms } from '../collections/records/AcceptedTerms.ts'
import { Bookings } from '../collections/records/Bookings/index.ts'
import { Favorites } from '../collections/records/Favorites.ts'
import { Holds } from '../collections/records/Holds.ts'
import { IdentityDocuments } from '../collections/records/IdentityDocuments/index.ts'
import { Invoices } from '../collections/records/Invoices/index.ts'
import { OutgoingMails } from '../collections/records/OutgoingMails/index.ts'
import { PaymentEvents } from '../collections/records/PaymentEvents/index.ts'
import { Refunds } from '../collections/records/Refunds/index.ts'
import { Subscriptions } from '../collections/records/Subscriptions.ts'
import { TourStock } from '../collections/records/stock/TourStock.ts'
import { RentalStock, RoomStock, TransferStock } from '../collections/records/stock/UnitStock.ts'
import { Travellers } from '../collections/records/Travellers/index.ts'
import { Users } from '../collections/records/Users/index.ts'
import { refuseWhenBooked } from '../core/references/refuse-when-booked.ts'
import { flagDraftSave, refuseUnpublishWhenUsed, refuseWhenUsed } from '../core/references/refuse-when-used.ts'
import { AuditLog } from '../features/audit/AuditLog.ts'
import { listAuditKinds } from '../features/audit/kinds.ts'
import { writeAudit } from '../features/audit/write-audit.ts'
import { createInvitations } from '../features/invitations/invitation.ts'
import { deleteScheduledJobs } from '../features/scheduling/jobs.ts'
import { withCalendarTab } from '../features/tour-calendar/with-calendar-tab.ts'
import { createTwoStepField, withDocumentsNotice } from '../features/two-step/two-step-field.ts'
import { withEditableFieldsFirst } from '../fields/editable-fields-first.ts'
import { refuseInvalidNumbers } from '../fields/numbers/refuse-invalid-numbers.ts'
import { copyAsDraft } from '../payload-fixes/drafts/copy-as-draft.ts'
import { unpublishWithoutValidation } from '../payload-fixes/drafts/unpublish-without-validation.ts'

export interface CollectionOptions {
  cmsUrl: string
  mediaDir: string
  /** Stores resized pictures outside of `mediaDir`, such as in a bucket. */
  writePicture?: PictureWriter
}

/** Returns new objects on each call, because Payload modifies them. */
export function contentCollections({ mediaDir, writePicture }: CollectionOptions): CollectionConfig[] {
  return [
    withCalendarTab(Tours()),
    Categories(),
    Destinations(),
    Countries(),
    PickupZones(),
    CarRentals(),
    CarRentalTypes(),
    AirportTransfers(),
    Airports(),
    Cities(),
    Areas(),
    Cars(),
    CarCategories(),
    Hotels(),
    HeroSlides(),
    Pages(),
    Articles(),
    CancellationPolicies(),
    Media(mediaDir, writePicture),
  ]
    .map(withDeletionChecks)
    .map(withDrafts)
    .map(withNamesForStaff)
}

/**
 * Returns the collections of bookings, payments, stock and accounts, and the audit log.
 *
 * @param content the collections of content, which the audit log also covers
 */
export function recordCollections(
  options: CollectionOptions,
  content = contentCollections(options),
): CollectionConfig[] {
  const usesHttps = options.cmsUrl.startsWith('https:')
  const records = [
    ...[Bookings(), Invoices(), PaymentEvents(), Refunds(), OutgoingMails(writeAudit)].map(withEditableFieldsFirst),
    AcceptedTerms(),
    Holds(),
    TourStock(),
    TransferStock(),
    RentalStock(),
    RoomStock(),
    Travellers(),
    withDocumentsNotice(IdentityDocuments()),
    Favorites(),
    Subscriptions(),
    Users(usesHttps, createInvitations(), createTwoStepField()),
  ]
  const auditedCollections = [...content, ...records]
  return moveSystemLast([
    ...records,
    AuditLog(listAuditKinds(auditedCollections, [...contentGlobals(), ...adminGlobals()])),
  ])
}

/** Moves the system group to the end of the admin's menu, which orders groups by their first collection. */
function moveSystemLast(collections: CollectionConfig[]): CollectionConfig[] {
  const isSystem = ({ admin }: CollectionConfig) => admin?.group === groups.system
  return [...collections.filter((collection) => !isSystem(collection)), ...collections.filter(isSystem)]
}

function withDeletionChecks(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: { ...hooks, beforeDelete: [refuseWhenUsed, refuseWhenBooked, ...(hooks?.beforeDelete ?? [])] },
  }
}

/**
 * Adds the hooks of collections with drafts. Every query also reads `slug`, because `previous_slugs` is shown without
 * the current slug.
 */
function withDrafts(collection: CollectionConfig): CollectionConfig {
  const { hooks, versions } = collection
  if (!versions) return collection
  return {
    ...collection,
    forceSelect: { slug: true },
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        readPublishedOnly,
        copyAsDraft,
        flagDraftSave,
        refuseInvalidNumbers,
        unpublishWithoutValidation,
      ],
      beforeDelete: [...(hooks?.beforeDelete ?? []), deleteScheduledJobs],
      beforeChange: [refuseUnpublishWhenUsed, ...(hooks?.beforeChange ?? [])],
    },
  }
}

export function contentGlobals(): GlobalConfig[] {
  return [Settings(), Currencies()]
}

/** Returns the globals that are not content, and therefore not published. */
export function adminGlobals(): GlobalConfig[] {
  return [SignInSettings()]
}
