import type { Terms } from '@nusa/shared/booking'
import type {
  Currency,
  CurrencyRates,
  Hotel,
  HotelOffer,
  RentalOffer,
  Settings,
  Tour,
  TransferOffer,
} from '@nusa/shared/catalog'

/** Who sells, and how it is reached, as editors write it. */
export interface Company extends Readonly<Settings['contact']> {
  name: string
}

export interface Conditions {
  /** Percentage. */
  taxRate: number
  /** The terms that travellers accept; null where none are published. */
  terms: Terms | null
}

/** What is asked about, by its ids. */
export interface AskedOffers {
  tours: ReadonlySet<number>
  transfers: ReadonlySet<number>
  rentals: ReadonlySet<number>
  hotels: ReadonlySet<string>
}

export type SoldTransfer = Omit<TransferOffer, 'picture' | 'city' | 'estimated_duration'>
export type SoldRental = Omit<RentalOffer, 'picture'>
export type SoldHotel = Pick<Hotel, 'id' | 'name' | 'address' | 'city' | 'country'> & {
  rooms: Omit<HotelOffer['rooms'][number], 'picture'>[]
}

/** What is published or active among what was asked about, by id, with all that prices, dates and books it. */
export interface Offers {
  /** All else of a tour is empty. */
  tours: ReadonlyMap<number, Tour>
  transfers: ReadonlyMap<number, SoldTransfer>
  rentals: ReadonlyMap<number, SoldRental>
  hotels: ReadonlyMap<string, SoldHotel>
}

/** Today's catalogue, straight from the CMS's tables: what is priced and booked. */
export interface Catalog {
  /** What a booking is checked and priced by at this very moment: what holds for every booking, and these offers. */
  today(asked: AskedOffers): Promise<Conditions & Offers>
  company(): Promise<Company>
  currencies(): Promise<{ currencies: Currency[]; currency_rates: CurrencyRates }>
}
