// Public entry of this feature: the date and the guests of the last search.
export { searchedTrip } from './searched-trip.ts'
