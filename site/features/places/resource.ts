import type { Need } from '@nusa/shared/booking'

/** Something that can run out: a tour, the car of a transfer, a rental car, a kind of room. */
export interface Resource {
  kind: Need['kind']
  id: string
}

/** The name under which it is kept what is left of something. */
export const resourceKey = ({ kind, id }: Resource) => `${kind}:${id}`
