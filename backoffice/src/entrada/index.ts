export { BotaoSair } from './botao-sair.tsx'
