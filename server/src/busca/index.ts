export { makeConsultaDeNome, type Consulta, makeConsulta } from './consulta.ts'
export { sinonimosOf } from './sinonimos.ts'
export { toTermo } from './palavras.ts'
export { correctTexto } from './correct-texto.ts'
export {
  isDoFornecedor,
  selectAchados,
  selectMelhores,
  selectParecidos,
  type Pergunta,
  withPalavras,
} from './busca.repository.ts'
export { selectPrimeiros, selectPrimeirosParecidos, TETO } from './primeiros.repository.ts'
export { createFindAchados, type Achados, type FindAchados } from './juntas.repository.ts'
export {
  chaveDaPalavra,
  PalavrasSabidas,
  type ConsultaParecida,
  type PalavraSabida,
} from './palavra-sabida.ts'
