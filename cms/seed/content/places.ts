import type { TimeZone } from '@nusa/shared/dates'
import type { PictureName } from './pictures.ts'

type Place = {
  slug: string
  name: string
  description: string
  image: PictureName
  draft?: true
  /** Bali's if it is missing. */
  time_zone?: TimeZone
}

export const countries = [
  { name: 'Indonesia', code: 'ID' },
  { name: 'Australia', code: 'AU' },
  { name: 'Singapore', code: 'SG' },
  { name: 'Malaysia', code: 'MY' },
  { name: 'Japan', code: 'JP' },
] as const

/** All destinations are in Indonesia. */
export const destinations = [
  {
    slug: 'ubud',
    name: 'Ubud',
    description:
      'Ridges, river gorges and more carvers to the square kilometre than anywhere else. Ubud is the quiet middle of Bali: rice terraces at Tegallalang, holy springs at Tampaksiring, dance in the palace courtyard on most evenings of the year.',
    image: 'destination-ubud',
  },
  {
    slug: 'south-bali',
    name: 'South Bali',
    description:
      'From the surf of Canggu and Kuta to the limestone cliffs of the Bukit. Two of the island’s great sea temples, Tanah Lot and Uluwatu, keep watch over the sunset, and the grilled fish of Jimbaran is served with your feet in the sand.',
    image: 'destination-south-bali',
  },
  {
    slug: 'nusa-penida',
    name: 'Nusa Penida',
    description:
      'Forty minutes by fast boat from Sanur and another world: dry, steep and edged by cliffs that drop two hundred metres into crystal-clear water. Manta rays pass its southern bays all year round.',
    image: 'destination-nusa-penida',
  },
  {
    slug: 'north-bali',
    name: 'North Bali',
    description:
      'Over the pass at Bedugul the air turns cool. Crater lakes, the temple on Lake Beratan, clove and coffee gardens around Munduk, the tallest waterfalls of the island, and at the end of the road the black sand and the dolphins of Lovina.',
    image: 'destination-north-bali',
  },
  {
    slug: 'east-bali',
    name: 'East Bali',
    description:
      'The country of the two volcanoes. Mount Batur is climbed before sunrise, Mount Agung is looked up to by everyone; below them lie water palaces, weaving villages, salt makers, and a wreck that begins five metres under the surface.',
    image: 'destination-east-bali',
  },
  {
    slug: 'yogyakarta',
    time_zone: 'Asia/Jakarta',
    name: 'Yogyakarta',
    description:
      'A sultan still lives in the middle of this Javanese city of batik, shadow puppets and sweet jackfruit stew. Borobudur, the largest Buddhist monument on earth, and the Hindu towers of Prambanan are both within an hour.',
    image: 'destination-yogyakarta',
  },
  {
    slug: 'east-java',
    time_zone: 'Asia/Jakarta',
    name: 'East Java',
    description:
      'Volcanoes on a scale of their own: the smoking crater of Bromo in its sea of sand, the blue flames and the turquoise acid lake of Ijen, and Tumpak Sewu, where a river falls over the edge in a thousand threads.',
    image: 'destination-east-java',
  },
  {
    slug: 'komodo-labuan-bajo',
    name: 'Komodo & Labuan Bajo',
    description:
      'The gateway to the dragons. From the harbour of Labuan Bajo wooden ships leave for the folded hills of Padar, beaches of pink sand, some of the richest reefs in the world, and the only place where the Komodo dragon lives free.',
    image: 'destination-komodo',
  },
  {
    slug: 'lombok-gili-islands',
    name: 'Lombok & the Gili Islands',
    description:
      'Bali’s neighbour, drier and slower. Three small islands without a single motorbike and with turtles off the beach, Sasak villages roofed with grass, wide southern bays, and Rinjani, the second-highest volcano of Indonesia.',
    image: 'destination-lombok',
  },
] as const satisfies readonly Place[]

export const categories = [
  {
    slug: 'temples-culture',
    name: 'Temples & Culture',
    description: 'Gates, spires and ceremonies, with guides who grew up with them and know when to be quiet.',
    image: 'category-temples',
  },
  {
    slug: 'volcanoes-sunrises',
    name: 'Volcanoes & Sunrises',
    description: 'Early alarms that pay off: craters, ridges and the first light above the clouds.',
    image: 'category-volcanoes',
  },
  {
    slug: 'rice-fields-villages',
    name: 'Rice Fields & Villages',
    description: 'On foot and by bicycle through the water terraces, at the pace of the people who farm them.',
    image: 'category-rice-fields',
  },
  {
    slug: 'island-escapes',
    name: 'Island Escapes',
    description: 'Boats that leave in the morning for cliffs, lagoons and beaches without a road.',
    image: 'category-islands',
  },
  {
    slug: 'snorkelling-diving',
    name: 'Snorkelling & Diving',
    description: 'Turtles, mantas, coral gardens and one famous wreck, in small groups with good gear.',
    image: 'category-snorkelling',
  },
  {
    slug: 'waterfalls-jungle',
    name: 'Waterfalls & Jungle',
    description: 'Down many steps, into the spray, and slowly back up again.',
    image: 'category-waterfalls',
  },
  {
    slug: 'food-craft',
    name: 'Food & Craft',
    description: 'Markets at dawn, spice pastes from the mortar, wax on cotton: days that end with something you made.',
    image: 'category-food',
  },
  {
    slug: 'surf-adventure',
    name: 'Surf & Adventure',
    description: 'First waves, white water, jeeps on lava tracks: for people who cannot sit still.',
    image: 'category-adventure',
  },
  {
    slug: 'weddings',
    name: 'Weddings & Ceremonies',
    description: 'Clifftop chapels and blessings in the rice fields. We are still choosing the people we work with.',
    image: 'category-temples',
    draft: true,
  },
] as const satisfies readonly Place[]

export type DestinationSlug = (typeof destinations)[number]['slug']
export type CategorySlug = (typeof categories)[number]['slug']

type Zone = { name: string; surcharge: number; surcharge_per: 'person' | 'booking'; offset_minutes: number }

/** The pickup zones of the tours in the south and the centre of Bali. */
export const pickupZones = [
  { name: 'Ubud', surcharge: 0, surcharge_per: 'person', offset_minutes: 30 },
  { name: 'Sanur', surcharge: 0, surcharge_per: 'person', offset_minutes: 75 },
  { name: 'Kuta and Seminyak', surcharge: 0, surcharge_per: 'person', offset_minutes: 90 },
  { name: 'Canggu', surcharge: 50_000, surcharge_per: 'person', offset_minutes: 105 },
  { name: 'Nusa Dua and Jimbaran', surcharge: 150_000, surcharge_per: 'booking', offset_minutes: 105 },
  // For treks that start at Lake Batur.
  { name: 'Ubud, at night', surcharge: 0, surcharge_per: 'person', offset_minutes: 75 },
  { name: 'Sanur, Kuta or Seminyak, at night', surcharge: 0, surcharge_per: 'person', offset_minutes: 105 },
  { name: 'Uluwatu or Nusa Dua, at night', surcharge: 150_000, surcharge_per: 'booking', offset_minutes: 135 },
] as const satisfies readonly Zone[]

export type PickupZoneName = (typeof pickupZones)[number]['name']
