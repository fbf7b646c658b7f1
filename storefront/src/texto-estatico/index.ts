export { loadTexto } from './load-texto.ts'
export { TextoRico } from './texto-rico.tsx'
export { TextoDaLoja } from './texto-da-loja.tsx'
