export { atacado } from './fornecedor.ts'
