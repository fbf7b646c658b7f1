export { ColarLink } from './colar-link.tsx'
export { Coracao } from './coracao.tsx'
export { useColagem } from './use-colagem.ts'
