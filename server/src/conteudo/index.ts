export { createAparenciaHandlers } from './aparencia.handlers.ts'
export { createDressPrevia } from './dress-previa.ts'
export { createConteudoHandlers } from './conteudo.handlers.ts'
