export * from './booking.ts'
export * from './catalog.ts'
export * from './globals.ts'
