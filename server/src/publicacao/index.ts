export { createPublicacoes, type Publicacoes, type Viva } from './publicacoes.ts'
export { savePublicacoes, type LinhaDePublicacao } from './save-publicacoes.ts'
export { removePublicacoes } from './remove-publicacoes.ts'
