export { BotaoAlerta } from './botao-alerta.tsx'
