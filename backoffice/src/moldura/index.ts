export { ErroDaTela, ErroDoPainel } from './erro-do-painel.tsx'
