export { emporio } from './fornecedor.ts'
