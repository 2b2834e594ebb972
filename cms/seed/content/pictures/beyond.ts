import { picturesOf } from './picture.ts'

/** The main pictures of the tours on Java, Komodo and Lombok, and of those over several islands. */
export const beyondPictures = picturesOf([
  [
    'borobudur-sunrise',
    'stupas',
    'dawn',
    'A stone Buddha among the bell-shaped stupas of Borobudur at sunrise, volcanoes in the mist',
  ],
  [
    'prambanan-sunset',
    'spires',
    'golden',
    'The pointed towers of Prambanan at sunset, two visitors on the path towards them',
  ],
  ['merapi-jeep', 'road:jeep #b5533a volcano', 'dawn', 'A red open jeep on a road, a volcano in the haze behind it'],
  [
    'yogyakarta-walk',
    'town',
    'dusk',
    'A white monument in a town square at dusk, lamps and scooters around it, a smoking volcano far away',
  ],
  [
    'yogyakarta-three-days',
    'stupas',
    'golden',
    'Latticed stupas on a temple terrace in golden light, a seated Buddha in front',
  ],
  ['bromo-sunrise', 'caldera', 'dusk', 'Volcanic cones standing in a sea of mist before sunrise, one of them smoking'],
  [
    'ijen-blue-lake',
    'crater-lake',
    'lagoon',
    'A turquoise lake inside a pale crater, steam rising from its shore, three hikers on the rim',
  ],
  ['bromo-ijen', 'caldera', 'dawn', 'Dawn over a caldera with several volcanoes, mist between them'],
  ['tumpak-sewu', 'waterfall:curtain', 'jade', 'A wide curtain of waterfalls around a green basin'],
  [
    'komodo-day',
    'komodo',
    'golden',
    'Dry, folded hills above curved bays with sailing ships, two walkers on a ridge path',
  ],
  ['komodo-phinisi', 'sailing', 'dusk', 'A two-masted phinisi under sail at sunset, islands on the horizon'],
  ['wae-rebo', 'rice-terraces', 'mist', 'Rice terraces in a misty mountain valley'],
  [
    'gili-snorkelling',
    'lagoon',
    'noon',
    'A small palm-covered island in a ring of turquoise shallows, boats around it',
  ],
  ['rinjani-rim', 'volcano-lake', 'mist', 'A volcano rising out of the clouds above a crater lake'],
  ['south-lombok', 'beach-boats', 'golden', 'Outrigger boats on a wide bay in golden afternoon light'],
  ['best-of-bali', 'gate', 'dawn', 'A temple gate at dawn, a volcano seen through it'],
])

/** More pictures for the galleries of these tours. */
export const beyondGallery = picturesOf([
  ['stupas-in-mist', 'stupas', 'mist', 'Stupas of Borobudur in the morning mist'],
  ['prambanan-day', 'spires', 'morning', 'Temple towers with rows of small stone bells, a lawn in front'],
  ['yogyakarta-market', 'market', 'terracotta', 'Stalls with fruit and flowers below parasols in a Javanese town'],
  ['hand-drawn-batik', 'batik', 'golden', 'A flower pattern drawn in wax on white cotton'],
  ['bromo-sea-of-sand', 'caldera', 'golden', 'Cones of ash in a wide caldera in morning light'],
  ['crater-rim', 'crater-lake', 'morning', 'Hikers on the rim above a green crater lake'],
  ['padar-morning', 'komodo', 'morning', 'Three bays between green hills, seen from a ridge'],
  ['padar-noon', 'komodo', 'noon', 'Turquoise bays and tawny hills under a clear sky, boats at anchor'],
  ['phinisi-day', 'sailing', 'noon', 'A wooden sailing ship with white sails on blue water'],
  ['manta-point', 'reef:manta', 'lagoon', 'Manta rays over the reef, a diver watching them'],
  ['gili-lagoon', 'lagoon', 'lagoon', 'An island with palms seen from above, its sandbank and moored boats'],
])
