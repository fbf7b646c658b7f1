export * from './publicacao.ts'
export { documentosDaLoja, type DocumentoDaLoja } from './documentos-da-loja.ts'
