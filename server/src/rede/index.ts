export { readUrlFora } from './read-url-fora.ts'
export { requestFora } from './request.ts'
export { requestJson, type OpcoesDeRede, type RespostaJson } from './request-json.ts'
