export * from './contract.ts'
export * from './failures.ts'
export { type FileEndpointName, findFileEndpoint } from './file-endpoint.ts'
