import type { CollectionConfig, GlobalConfig } from 'payload'
import { auditKinds } from '../audit/kinds.ts'
import { Airports } from '../collections/Airports/index.ts'
import { AirportTransfers } from '../collections/AirportTransfers/index.ts'
import { Areas } from '../collections/Areas/index.ts'
import { Articles } from '../collections/Articles/index.ts'
import { AuditLog } from '../collections/AuditLog/index.ts'
import { Bookings } from '../collections/Bookings/index.ts'
import { CarCategories } from '../collections/CarCategories/index.ts'
import { CarRentals } from '../collections/CarRentals/index.ts'
import { CarRentalTypes } from '../collections/CarRentalTypes/index.ts'
import { Cars } from '../collections/Cars/index.ts'
import { Categories } from '../collections/Categories/index.ts'
import { Cities } from '../collections/Cities/index.ts'
import { Countries } from '../collections/Countries/index.ts'
import { Destinations } from '../collections/Destinations/index.ts'
import { Favorites } from '../collections/Favorites/index.ts'
import { HeroSlides } from '../collections/HeroSlides/index.ts'
import { Holds } from '../collections/Holds/index.ts'
import { Hotels } from '../collections/Hotels/index.ts'
import { IdentityDocuments } from '../collections/IdentityDocuments/index.ts'
import { Invoices } from '../collections/Invoices/index.ts'
import { KeptTerms } from '../collections/KeptTerms/index.ts'
import { Media } from '../collections/Media/index.ts'
import { OutgoingMails } from '../collections/OutgoingMails/index.ts'
import { Pages } from '../collections/Pages/index.ts'
import { PaymentEvents } from '../collections/PaymentEvents/index.ts'
import { Refunds } from '../collections/Refunds/index.ts'
import { RentalStock } from '../collections/RentalStock/index.ts'
import { RoomStock } from '../collections/RoomStock/index.ts'
import { Subscriptions } from '../collections/Subscriptions/index.ts'
import { TourPlaces } from '../collections/TourPlaces/index.ts'
import { Tours } from '../collections/Tours/index.ts'
import { TransferStock } from '../collections/TransferStock/index.ts'
import { Travellers } from '../collections/Travellers/index.ts'
import { Users } from '../collections/Users/index.ts'
import { withEditableFieldsFirst } from '../fields/editable-fields-first.ts'
import { Currencies } from '../globals/currencies.ts'
import { Settings } from '../globals/settings.ts'
import { copyAsDraft } from '../hooks/copy-as-draft.ts'
import { deleteScheduledJobs } from '../hooks/delete-scheduled-jobs.ts'
import { readPublishedOnly } from '../hooks/read-published-only.ts'
import { refuseInvalidNumbers } from '../hooks/refuse-invalid-numbers.ts'
import { refuseWhenBooked } from '../hooks/refuse-when-booked.ts'
import { flagDraftSave, refuseUnpublishWhenUsed, refuseWhenUsed } from '../hooks/refuse-when-used.ts'
import { unpublishWithoutValidation } from '../hooks/unpublish-without-validation.ts'
import { groups } from './groups.ts'

/** Machine-specific values that the collections need. */
export interface CollectionOptions {
  cmsUrl: string
  mediaDir: string
}

/**
 * Returns new content collections, written by editors. Payload completes the objects in place, so each configuration
 * needs its own.
 */
export function contentCollections({ mediaDir }: CollectionOptions): CollectionConfig[] {
  return [
    Tours(),
    Categories(),
    Destinations(),
    Countries(),
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
    Media(mediaDir),
  ]
    .map(withDeletionChecks)
    .map(withDrafts)
}

/** Returns the collections of records: bookings, payments, stock and accounts. */
export function recordCollections(options: CollectionOptions): CollectionConfig[] {
  const records = [
    ...[Bookings(), Invoices(), PaymentEvents(), Refunds(), OutgoingMails()].map(withEditableFieldsFirst),
    KeptTerms(),
    Holds(),
    TourPlaces(),
    TransferStock(),
    RentalStock(),
    RoomStock(),
    Travellers(),
    IdentityDocuments(),
    Favorites(),
    Subscriptions(),
    Users(options.cmsUrl.startsWith('https:')),
  ]
  const all = [...contentCollections(options), ...records]
  return systemLast([...records, AuditLog(auditKinds(all, contentGlobals()))])
}

/** Moves the system group to the end: the menu orders groups by their first collection. */
function systemLast(collections: CollectionConfig[]): CollectionConfig[] {
  const isSystem = ({ admin }: CollectionConfig) => admin?.group === groups.system
  return [...collections.filter((one) => !isSystem(one)), ...collections.filter(isSystem)]
}

/**
 * Returns the collection with hooks that refuse to delete an entry that other entries refer to or that has upcoming
 * bookings.
 */
function withDeletionChecks(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: { ...hooks, beforeDelete: [refuseWhenUsed, refuseWhenBooked, ...(hooks?.beforeDelete ?? [])] },
  }
}

/**
 * Returns the collection; if it has drafts, with the hooks for them. Its entries can always be unpublished unless a
 * global needs them, and staff read the published version. `slug` is always selected, because the current address must
 * be known whatever fields are read.
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
