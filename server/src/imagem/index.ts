export { hashImagem, insertImagem, insertImagens, type ImagemNova } from './imagem.repository.ts'
export { registerImagens } from './imagem.routes.ts'
export { createImagemTarefas } from './imagem.tarefas.ts'
export { makeAvif } from './make-avif.ts'
