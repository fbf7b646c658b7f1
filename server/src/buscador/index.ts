export { registerBuscador } from './buscador.routes.ts'
