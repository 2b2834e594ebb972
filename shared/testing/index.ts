export * from './booking.ts'
export * from './catalog.ts'
export * from './globals.ts'
export * from './history.ts'
