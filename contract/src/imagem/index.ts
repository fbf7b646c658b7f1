export * from './imagem.ts'
