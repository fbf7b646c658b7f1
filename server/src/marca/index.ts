export { drawTexto } from './draw-texto.ts'
export { marcaOf } from './marca.ts'
export { createMarcaHandlers } from './marca.handlers.ts'
export { registerMarca, versionPlataforma } from './marca.routes.ts'
