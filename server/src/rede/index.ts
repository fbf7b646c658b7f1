export { isEnderecoInterno } from './choose-endereco.ts'
export { requestFora } from './request.ts'
export { requestJson, type OpcoesDeRede, type RespostaJson } from './request-json.ts'
