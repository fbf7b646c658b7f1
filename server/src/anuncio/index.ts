export { registerAnuncios } from './anuncio.routes.ts'
