export { createPublicacoes, type Publicacoes, type Viva } from './publicacoes.ts'
export { savePublicacoes, type LinhaDePublicacao } from './save-publicacoes.ts'
export { removePublicacoes } from './remove-publicacoes.ts'
export { readViva, versoesJson, type VersaoDaLoja } from './versoes-da-loja.ts'
