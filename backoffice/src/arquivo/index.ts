export { AreaDeSoltar } from './area-de-soltar.tsx'
export { readBase64 } from './read-base64.ts'
export { sendImagem } from './send-imagem.ts'
