import { picturesOf } from './picture.ts'

/** Hotels and their rooms. */
export const stayPictures = picturesOf([
  ['hotel-ubud', 'villa-pool:gorge', 'morning', 'A thatched villa beside an infinity pool above a green gorge'],
  ['hotel-sanur', 'hotel:sea', 'lagoon', 'A beach hotel around its pool, palms and the sea behind'],
  ['hotel-munduk', 'villa-pool:volcano', 'mist', 'A hill lodge with a pool, a volcano in the mist'],
  ['hotel-sidemen', 'villa-pool:fields', 'golden', 'A villa with a pool that looks over rice terraces in the evening'],
  [
    'hotel-yogyakarta',
    'hotel:spires',
    'terracotta',
    'A town hotel with balconies around a pool, temple spires and a volcano behind',
  ],
  [
    'hotel-labuan-bajo',
    'hotel:islands',
    'dusk',
    'A hotel above a bay with islands at sunset, loungers around the pool',
  ],
  ['room-ubud-garden', 'room:garden', 'morning', 'A bed with a white canopy, the window open to a garden with palms'],
  ['room-ubud-gorge', 'room:garden', 'jade', 'A four-poster bed and a view into green treetops'],
  ['room-ubud-villa', 'villa-pool:gorge', 'dusk', 'A private villa with its pool at dusk, lamps lit inside'],
  ['room-sanur-garden', 'room:garden', 'golden', 'A hotel room in evening light, a potted palm by the window'],
  ['room-sanur-sea', 'room:sea', 'noon', 'A bright room with a bed and a wide view of the sea'],
  ['room-sanur-suite', 'room:sea', 'dusk', 'A suite at dusk, the last light on the sea outside'],
  ['room-munduk-valley', 'room:volcano', 'mist', 'A lodge room whose window frames a misty volcano'],
  ['room-munduk-family', 'room:garden', 'rain', 'A family room with a canopy bed and a rainy garden outside'],
  ['room-sidemen-rice', 'room:fields', 'morning', 'A bed with a woven runner, rice terraces outside the window'],
  ['room-sidemen-bamboo', 'room:fields', 'golden', 'A room in warm light with a view over the fields'],
  ['room-yogyakarta', 'room:volcano', 'terracotta', 'A room with a carved headboard and a distant volcano'],
  ['room-labuan-bajo', 'room:sea', 'golden', 'A room above the bay in the golden hour'],
])
