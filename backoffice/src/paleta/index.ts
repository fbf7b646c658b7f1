export { EscolhaPorTexto } from './escolha-por-texto.tsx'
