import type { CancellationPolicyName } from '../cancellation-policies.ts'
import type { PictureName } from '../pictures.ts'

/** A room type; prices per night in thousands of rupiah. */
export type DemoRoom = {
  name: string
  type: string
  description: string
  capacity: number
  total_rooms: number
  per_night: number
  amenities: readonly string[]
  cover_image: PictureName
  images: readonly PictureName[]
  /** The policy of the settings if missing. */
  cancellation_policy?: CancellationPolicyName
}

export type DemoHotel = {
  slug: string
  name: string
  image: PictureName
  description: string
  rating: number
  city: string
  country: string
  address: string
  rooms: readonly DemoRoom[]
}
