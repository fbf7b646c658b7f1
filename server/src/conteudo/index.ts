export { createAparenciaHandlers } from './aparencia.handlers.ts'
export { createConteudoHandlers } from './conteudo.handlers.ts'
