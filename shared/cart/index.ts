export * from './item.ts'
