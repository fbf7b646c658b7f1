export { Coracao } from './coracao.tsx'
