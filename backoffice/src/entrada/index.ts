export { BotaoSair } from './botao-sair.tsx'
export { readVoltar } from './read-voltar.ts'
