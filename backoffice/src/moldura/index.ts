export { ErroDaTela } from './erro-do-painel.tsx'
