import type { TimeZone } from '@nusa/shared/dates'
import type { PictureName } from './pictures.ts'

export const cities = ['Denpasar', 'Yogyakarta', 'Labuan Bajo'] as const

export const airports = [
  { name: 'I Gusti Ngurah Rai International Airport (DPS)', city: 'Denpasar' },
  { name: 'Yogyakarta International Airport (YIA)', city: 'Yogyakarta', time_zone: 'Asia/Jakarta' },
  { name: 'Adisutjipto Airport (JOG)', city: 'Yogyakarta', time_zone: 'Asia/Jakarta' },
  { name: 'Komodo International Airport (LBJ)', city: 'Labuan Bajo' },
] as const satisfies readonly { name: string; city: (typeof cities)[number]; time_zone?: TimeZone }[]

export const areas = [
  'Kuta and Seminyak',
  'Canggu',
  'Sanur',
  'Nusa Dua and Jimbaran',
  'Ubud',
  'Sidemen and Candidasa',
  'Lovina',
  'Malioboro and the old town',
  'Borobudur',
  'Labuan Bajo town and harbour',
  'Waecicu Beach',
] as const

export const carCategories = ['Economy', 'Comfort', 'Premium', 'Group'] as const

export const transferCars = [
  { car_name: 'Toyota Avanza', image: 'car-avanza', seats: 5, luggage: 3, category: 'Economy' },
  { car_name: 'Toyota Innova Reborn', image: 'car-innova', seats: 6, luggage: 4, category: 'Comfort' },
  { car_name: 'Toyota Alphard', image: 'car-alphard', seats: 5, luggage: 5, category: 'Premium', stock_per_day: 4 },
  {
    car_name: 'Toyota HiAce Commuter',
    image: 'car-hiace',
    seats: 12,
    luggage: 12,
    category: 'Group',
    stock_per_day: 2,
  },
  { car_name: 'Isuzu Elf Long', image: 'car-elf', seats: 17, luggage: 17, category: 'Group' },
  { car_name: 'Toyota Fortuner', image: 'car-fortuner', seats: 5, luggage: 4, category: 'Comfort' },
] as const satisfies readonly {
  car_name: string
  image: PictureName
  seats: number
  luggage: number
  category: (typeof carCategories)[number]
  /** Rides per day; unlimited if missing. */
  stock_per_day?: number
}[]

/** A ride by car from an airport to an area. The price is per car, in thousands of rupiah. */
export type DemoTransfer = {
  airport: (typeof airports)[number]['name']
  area: (typeof areas)[number]
  car: (typeof transferCars)[number]['car_name']
  price: number
  km: number
  takes: string
  status?: 'inactive'
}

const denpasar = 'I Gusti Ngurah Rai International Airport (DPS)'
const yogyakarta = 'Yogyakarta International Airport (YIA)'
const komodo = 'Komodo International Airport (LBJ)'

export const transfers: readonly DemoTransfer[] = [
  { airport: denpasar, area: 'Kuta and Seminyak', car: 'Toyota Avanza', price: 185, km: 10, takes: '30 - 45 minutes' },
  { airport: denpasar, area: 'Kuta and Seminyak', car: 'Toyota Alphard', price: 750, km: 10, takes: '30 - 45 minutes' },
  { airport: denpasar, area: 'Canggu', car: 'Toyota Avanza', price: 285, km: 19, takes: '60 - 80 minutes' },
  { airport: denpasar, area: 'Canggu', car: 'Toyota HiAce Commuter', price: 550, km: 19, takes: '60 - 80 minutes' },
  { airport: denpasar, area: 'Sanur', car: 'Toyota Avanza', price: 210, km: 15, takes: '30 - 40 minutes' },
  {
    airport: denpasar,
    area: 'Nusa Dua and Jimbaran',
    car: 'Toyota Innova Reborn',
    price: 275,
    km: 12,
    takes: '20 - 35 minutes',
  },
  { airport: denpasar, area: 'Ubud', car: 'Toyota Avanza', price: 350, km: 38, takes: '75 - 100 minutes' },
  { airport: denpasar, area: 'Ubud', car: 'Toyota Innova Reborn', price: 475, km: 38, takes: '75 - 100 minutes' },
  { airport: denpasar, area: 'Ubud', car: 'Isuzu Elf Long', price: 950, km: 38, takes: '80 - 110 minutes' },
  {
    airport: denpasar,
    area: 'Sidemen and Candidasa',
    car: 'Toyota Innova Reborn',
    price: 595,
    km: 62,
    takes: '100 - 130 minutes',
  },
  { airport: denpasar, area: 'Lovina', car: 'Toyota Innova Reborn', price: 795, km: 93, takes: '3 hours' },
  {
    airport: yogyakarta,
    area: 'Malioboro and the old town',
    car: 'Toyota Avanza',
    price: 375,
    km: 45,
    takes: '75 - 90 minutes',
  },
  {
    airport: yogyakarta,
    area: 'Malioboro and the old town',
    car: 'Toyota HiAce Commuter',
    price: 850,
    km: 45,
    takes: '75 - 90 minutes',
  },
  {
    airport: yogyakarta,
    area: 'Borobudur',
    car: 'Toyota Innova Reborn',
    price: 550,
    km: 50,
    takes: '80 - 100 minutes',
  },
  {
    airport: komodo,
    area: 'Labuan Bajo town and harbour',
    car: 'Toyota Avanza',
    price: 125,
    km: 3,
    takes: '10 minutes',
  },
  { airport: komodo, area: 'Waecicu Beach', car: 'Toyota Fortuner', price: 275, km: 7, takes: '20 minutes' },
  {
    airport: 'Adisutjipto Airport (JOG)',
    area: 'Malioboro and the old town',
    car: 'Toyota Avanza',
    price: 150,
    km: 9,
    takes: '30 minutes',
    status: 'inactive',
  },
]
