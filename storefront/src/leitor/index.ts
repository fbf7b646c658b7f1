export { BotaoLeitor } from './botao-leitor.tsx'
