export { especieEstoque } from './especie-estoque.ts'
