export { registerCapas } from './capa.routes.ts'
