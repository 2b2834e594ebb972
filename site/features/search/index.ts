// What other features use of the search: the date and the guests of the last one.
export { searchedTrip } from './searched-trip.ts'
