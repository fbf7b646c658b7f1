export { obra } from './fornecedor.ts'
