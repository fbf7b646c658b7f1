export { insertRegras } from './aprovacao-demo.repository.ts'
export { insertAssinaturas } from './assinatura-demo.repository.ts'
export { insertConversas } from './conversa-demo.ts'
export {
  insertHistorico,
  listCobrancasAbertas,
  saveBrcode,
  insertFaturas,
} from './historico-demo.repository.ts'
export { makeHistorico } from './historico-demo.ts'
export { insertListas } from './lista-demo.repository.ts'
export { insertNotas } from './nota-demo.repository.ts'
export { savePessoas } from './pessoa-demo.ts'
export { insertChaveDemo } from './pessoa-demo.repository.ts'
export { insertTermos } from './termo-demo.repository.ts'
export { insertNegociacao } from './negociacao-demo.repository.ts'
