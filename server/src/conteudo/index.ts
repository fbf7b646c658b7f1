export { createConteudoHandlers, createPreviaHandlers } from './conteudo.handlers.ts'
