import type { Terms } from '@nusa/shared/booking'
import type {
  CancellationPolicies,
  Currency,
  CurrencyRates,
  CurrentHotel,
  CurrentRental,
  CurrentTour,
  CurrentTransfer,
  Settings,
} from '@nusa/shared/catalog'

export interface Company extends Readonly<Settings['contact']> {
  name: string
  /** The URL is absolute. */
  logo?: { url: string; width: number; height: number }
}

export interface TaxAndTerms {
  /** In percent. */
  taxRate: number
  /** Null if no terms are published. */
  terms: Terms | null
}

export interface OfferIds {
  tours: ReadonlySet<number>
  transfers: ReadonlySet<number>
  rentals: ReadonlySet<number>
  hotels: ReadonlySet<string>
}

/** Contains the requested offers that are published or active, by ID. */
export interface Offers {
  /** Fields that a booking does not need are empty. */
  tours: ReadonlyMap<number, CurrentTour>
  transfers: ReadonlyMap<number, CurrentTransfer>
  rentals: ReadonlyMap<number, CurrentRental>
  hotels: ReadonlyMap<string, CurrentHotel>
}

/** The current catalogue is read directly from the CMS's tables. */
export interface Catalog {
  readCurrent(offerIds: OfferIds): Promise<TaxAndTerms & Offers & { cancellation: CancellationPolicies }>
  readCompany(): Promise<Company>
  readCurrencies(): Promise<{ currencies: Currency[]; currency_rates: CurrencyRates }>
}
