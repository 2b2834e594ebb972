import { picturesOf } from './picture.ts'

/** The cars to rent and those of the airport transfers. */
export const transportPictures = picturesOf([
  ['rental-agya', 'road:hatch #e5b53c sea', 'noon', 'A small yellow car on a coast road, palms and the sea behind it'],
  ['rental-brio', 'road:hatch #c8402f fields', 'morning', 'A small red car on a road between rice terraces'],
  ['rental-avanza', 'road:mpv #c9ced0 volcano', 'morning', 'A silver family car on a road below a volcano'],
  ['rental-xenia', 'road:mpv #2f5f8a sea', 'lagoon', 'A blue family car beside the sea'],
  ['rental-xpander', 'road:mpv #3b3f45 gate', 'golden', 'A dark grey family car in front of a temple gate'],
  [
    'rental-innova',
    'road:mpv #f0ece2 gate',
    'morning',
    'A white family car in front of a brick temple gate and festival poles',
  ],
  ['rental-jimny', 'road:suv #6f7f4c forest', 'jade', 'A green off-road car on a forest road'],
  ['rental-fortuner', 'road:suv #2b2e33 volcano', 'dusk', 'A black off-road car at dusk, a volcano behind it'],
  ['rental-vw-safari', 'road:jeep #e58a35 fields', 'golden', 'An orange open classic car between rice fields'],
  ['rental-hiace', 'road:van #e9e6de sea', 'morning', 'A white passenger van on the coast road'],
  ['car-avanza', 'road:mpv #a9323a fields', 'lagoon', 'A dark red family car between rice fields'],
  ['car-innova', 'road:mpv #8f959a volcano', 'dawn', 'A grey family car on a road at dawn'],
  ['car-alphard', 'road:van #23262b gate', 'dusk', 'A black luxury van in front of a temple gate at dusk'],
  ['car-hiace', 'road:van #dfe3e2 volcano', 'noon', 'A silver passenger van, a volcano behind it'],
  ['car-elf', 'road:bus #f2efe6 fields', 'noon', 'A white minibus on a road between rice terraces'],
  ['car-fortuner', 'road:suv #e8e4da sea', 'golden', 'A white off-road car beside the sea in the evening'],
])
