export { especieCliente } from './especie-cliente.ts'
