export { especiePreco } from './especie-preco.ts'
