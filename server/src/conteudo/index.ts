export { createConteudoHandlers } from './conteudo.handlers.ts'
