export * from './cadastro-imagem.ts'
export * from './imagem.ts'
