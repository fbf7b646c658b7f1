export { hashImagem, insertImagem, insertImagens } from './imagem.repository.ts'
export { registerImagens } from './imagem.routes.ts'
export { makeAvif, makeAvifs } from './make-avif.ts'
