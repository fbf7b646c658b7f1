export { hashImagem, insertImagens } from './imagem.repository.ts'
export { registerImagens } from './imagem.routes.ts'
