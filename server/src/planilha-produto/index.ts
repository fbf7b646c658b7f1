export { especieProduto } from './especie-produto.ts'
