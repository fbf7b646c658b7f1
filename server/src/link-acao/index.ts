export { createLinkAcaoHandlers } from './link-acao.handlers.ts'
export { saveLinks } from './save-links.ts'
