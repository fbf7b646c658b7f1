export { cervejaria } from './fornecedor.ts'
