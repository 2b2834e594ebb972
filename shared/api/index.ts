export * from './contract.ts'
export * from './failures.ts'
export { type FileEndpointName, fileEndpointAt } from './linked-file.ts'
export * from './traveller-header.ts'
