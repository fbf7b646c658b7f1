export { LinkColagem } from './link-colagem.tsx'
export { useColagem } from './use-colagem.ts'
