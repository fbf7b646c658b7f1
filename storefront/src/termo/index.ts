export { DocumentosDaLoja } from './documentos-da-loja.tsx'
