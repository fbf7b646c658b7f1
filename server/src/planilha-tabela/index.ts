export { especieTabela } from './especie-tabela.ts'
