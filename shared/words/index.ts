export { counted } from './counted.ts'
export { isBlank, typedLine, typedLines } from './typed.ts'
