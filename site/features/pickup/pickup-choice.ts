import type { Package, TourPickup } from '@nusa/shared/catalog'
import { type PickupChoice, resolvePickup } from '@nusa/shared/pricing'
import { pickupTexts as texts } from './texts.ts'

/** Null or undefined until a package is chosen. */
export type ChosenPackage = Pick<Package, 'pickup'> | null | undefined

export function hasPickupChoice({ mode }: TourPickup, pack: ChosenPackage): boolean {
  return (mode === 'hotel' || mode === 'both') && !pack?.pickup
}

/** Returns the value of the select element for a choice; empty if nothing is chosen. */
export function toSelectValue(choice: PickupChoice | undefined): string {
  if (!choice) return ''
  return choice.kind === 'zone' ? `zone-${choice.zoneId}` : choice.kind
}

/** Parses the value of a select element. Returns undefined if nothing is chosen. */
export function parsePickup(value: string): PickupChoice | undefined {
  if (value === 'meeting_point' || value === 'later') return { kind: value }
  const [, id] = /^zone-(\d+)$/.exec(value) ?? []
  return id === undefined ? undefined : { kind: 'zone', zoneId: Number(id) }
}

/** Returns the text of the pickup; empty for a tour without pickup. */
export function pickupText(offeredPickup: TourPickup, choice: PickupChoice | undefined, pack: ChosenPackage): string {
  const pickup = resolvePickup(offeredPickup, choice, pack)
  switch (pickup?.kind) {
    case 'meeting_point':
      return texts.meetingPoint(pickup.place)
    case 'zone':
      return pickup.zone.name
    case 'later':
      return texts.decideLater
    default:
      return ''
  }
}
