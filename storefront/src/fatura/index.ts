export { EscolhaFaturas } from './escolha-faturas.tsx'
export { PixFaturas } from './pix-faturas.tsx'
