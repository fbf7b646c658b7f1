export { Linhas } from './linhas.tsx'
