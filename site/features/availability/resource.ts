import type { Need } from '@nusa/shared/booking'

/** A bookable resource with limited capacity: a tour, the car of a transfer, a rental car, a room type. */
export interface Resource {
  kind: Need['kind']
  id: string
}

/** Returns the key under which the availability of a resource is stored. */
export const resourceKey = ({ kind, id }: Resource) => `${kind}:${id}`
