export { hashImagem, insertImagem, insertImagens, type ImagemNova } from './imagem.repository.ts'
export { registerImagens } from './imagem.routes.ts'
export { makeAvif, makeAvifs } from './make-avif.ts'
