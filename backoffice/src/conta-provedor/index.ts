export { SecaoConta } from './secao-conta.tsx'
