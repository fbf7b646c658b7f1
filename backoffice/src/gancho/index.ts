export { SecaoGanchos } from './secao-ganchos.tsx'
