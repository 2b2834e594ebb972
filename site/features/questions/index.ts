// Public entry of this feature: the fields for the questions of a product.
export { QuestionField, ReplaceableAnswer } from './QuestionField.tsx'
